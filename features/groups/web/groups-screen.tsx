import { IconPlus } from "@tabler/icons-react";
import { lazy, Suspense, useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { linkTo } from "#kit/contract/link-to.ts";
import { Button } from "#kit/ui/button/button.tsx";
import common from "#kit/ui/common.module.css";
import { FilterBar } from "#kit/ui/filter-bar/filter-bar.tsx";
import { PostSkeletons } from "#kit/ui/skeleton/skeleton.tsx";
import { Tabs } from "#kit/ui/tabs/tabs.tsx";
import { LoadedList } from "#kit/web/query/loaded-list.tsx";
import { usePlace } from "#kit/web/router/use-place.ts";
import { GroupCard } from "./group-card.tsx";
import { filterSearch, type GroupFilter, groupTabs, readFilter } from "./group-filter.ts";
import styles from "./groups.module.css";
import { GroupsEmpty } from "./groups-empty.tsx";
import { useGroupMessages } from "./messages.ts";
import { useGroups } from "./use-groups.ts";
import { useGroupsLive } from "./use-groups-live.ts";

const GroupForm = lazy(() => import("./group-form.tsx"));

export default function GroupsScreen() {
  const text = useGroupMessages();
  const place = usePlace();
  const list = linkTo("/:area/communities/:id/groups", place);
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const filter = readFilter(search);
  const groups = useGroups(place.id, filter);
  const [creating, setCreating] = useState(false);
  useGroupsLive(place.id);
  const tabs = groupTabs.map((tab) => ({
    key: tab,
    label: text.tabs[tab],
    to: list + filterSearch({ ...filter, tab }),
  }));
  return (
    <section className={common.column4}>
      <div className={styles.titleRow}>
        <h1>{text.title}</h1>
        {groups.first?.abilities.create && (
          <Button
            variant="primary"
            icon={<IconPlus size={20} aria-hidden="true" />}
            onClick={() => setCreating(true)}
          >
            {text.create}
          </Button>
        )}
      </div>
      <FilterBar
        query={filter.q}
        label={text.search}
        onQuery={(q) => navigate(list + filterSearch({ ...filter, q }), { replace: true })}
      />
      <Tabs label={text.tabs.label} tabs={tabs} current={filter.tab} />
      <GroupList groups={groups} filter={filter} />
      <Suspense fallback={null}>
        {creating && <GroupForm communityId={place.id} onClose={() => setCreating(false)} />}
      </Suspense>
    </section>
  );
}

function GroupList({ groups, filter }: { groups: ReturnType<typeof useGroups>; filter: GroupFilter }) {
  const text = useGroupMessages();
  return (
    <LoadedList
      query={groups}
      rows={groups.rows}
      skeleton={<PostSkeletons />}
      empty={<GroupsEmpty filter={filter} mayCreate={groups.first?.abilities.create ?? false} />}
    >
      {(rows) => (
        <>
          <p className={common.note} role="status">
            {text.found(groups.last?.total_records ?? 0)}
          </p>
          <ul className={common.stack4}>
            {rows.map((group) => (
              <GroupCard key={group.id} group={group} />
            ))}
          </ul>
        </>
      )}
    </LoadedList>
  );
}
