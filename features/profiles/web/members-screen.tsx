import { IconUsers } from "@tabler/icons-react";
import { useLocation, useNavigate, useSearchParams } from "react-router";
import { useCommunityId } from "#features/communities/web/index.ts";
import { ButtonLink } from "#kit/ui/button/button.tsx";
import common from "#kit/ui/common.module.css";
import { EmptyState } from "#kit/ui/empty-state/empty-state.tsx";
import { FilterBar } from "#kit/ui/filter-bar/filter-bar.tsx";
import { RowSkeletons } from "#kit/ui/skeleton/skeleton.tsx";
import { Tabs } from "#kit/ui/tabs/tabs.tsx";
import { LoadedList } from "#kit/web/query/loaded-list.tsx";
import { useListCall } from "#kit/web/query/use-list-call.ts";
import { listMembers } from "../contract/member-list.ts";
import { MemberCard } from "./member-card.tsx";
import { filterSearch, type MemberFilter, memberTabs, readFilter } from "./member-filter.ts";
import styles from "./members.module.css";
import { useProfileMessages } from "./messages.ts";

export default function MembersScreen() {
  const text = useProfileMessages().members;
  const communityId = useCommunityId() ?? 0;
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const filter = readFilter(search);
  const members = useMembers(communityId, filter);
  const to = (changed: Partial<MemberFilter>) => pathname + filterSearch({ ...filter, ...changed });
  const searchFor = (q: string) => void navigate(to({ q }), { replace: true, preventScrollReset: true });
  return (
    <section className={common.column4} aria-busy={members.isFetching}>
      <h1>{text.title}</h1>
      <FilterBar
        query={filter.q}
        label={text.search}
        onQuery={searchFor}
        {...(filter.q ? { onClear: () => searchFor("") } : {})}
      />
      <Tabs
        label={text.tabs.label}
        tabs={memberTabs.map((tab) => ({ key: tab, label: text.tabs[tab], to: to({ tab }) }))}
        current={filter.tab}
      />
      <MemberList communityId={communityId} members={members} filter={filter} />
    </section>
  );
}

type ListProps = {
  readonly communityId: number;
  readonly members: ReturnType<typeof useMembers>;
  readonly filter: MemberFilter;
};

function MemberList({ communityId, members: query, filter }: ListProps) {
  const text = useProfileMessages().members;
  const total = query.last?.total_records ?? 0;
  return (
    <LoadedList
      query={query}
      rows={query.rows}
      skeleton={<RowSkeletons count={8} />}
      empty={<NobodyFound filter={filter} />}
    >
      {(members) => (
        <>
          <p className={common.note} role="status">
            {filter.q ? text.found(total) : text.count(total)}
          </p>
          <ul className={styles.list}>
            {members.map((member) => (
              <MemberCard key={member.user_id} communityId={communityId} member={member} />
            ))}
          </ul>
        </>
      )}
    </LoadedList>
  );
}

function NobodyFound({ filter: { tab, q } }: { filter: MemberFilter }) {
  const text = useProfileMessages().members;
  const { pathname } = useLocation();
  return (
    <EmptyState
      icon={IconUsers}
      title={q ? text.nobodyFound(q) : text.empty[tab]}
      action={<ButtonLink to={pathname}>{text.toAll}</ButtonLink>}
    >
      {q ? text.nobodyFoundHint : text.emptyHint}
    </EmptyState>
  );
}

/** Loads the members page by page, the latest to join first. */
const useMembers = (communityId: number, { tab, q }: MemberFilter) =>
  useListCall(
    listMembers,
    {
      params: { id: communityId },
      query: { ...(q ? { q } : {}), ...(tab === "all" ? {} : { user_type: tab }) },
    },
    ({ users }) => users,
    ({ user_id }) => user_id,
  );
