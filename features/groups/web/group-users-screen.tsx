import { IconArrowLeft } from "@tabler/icons-react";
import { Link, useNavigate } from "react-router";
import { Card } from "#kit/ui/card/card.tsx";
import { ErrorState } from "#kit/ui/error-state/error-state.tsx";
import { PostSkeletons } from "#kit/ui/skeleton/skeleton.tsx";
import { errorText } from "#kit/web/errors/error-texts.ts";
import { useLanguage } from "#kit/web/i18n.ts";
import { useCall } from "#kit/web/query/use-call.ts";
import { showGroup } from "../contract/calls.ts";
import type { Group } from "../contract/views.ts";
import { AffiliationButton } from "./affiliation-button.tsx";
import { CreatedBy, GroupMarks } from "./group-card.tsx";
import { GroupMenu } from "./group-menu.tsx";
import { GroupUsers } from "./group-users.tsx";
import styles from "./groups.module.css";
import { useMessages } from "./messages.ts";
import { useGroupPaths } from "./use-group-paths.ts";
import { useGroupsLive } from "./use-groups-live.ts";

/** SN70: one group and its members. */
export default function GroupUsersScreen() {
  const text = useMessages();
  const { language } = useLanguage();
  const { communityId, groupId, list } = useGroupPaths();
  const query = useCall(showGroup, { params: { id: groupId } });
  useGroupsLive(communityId);
  const group = query.data?.group;
  return (
    <section className={styles.stack} aria-busy={query.isPending}>
      <Link to={list} className={styles.back}>
        <IconArrowLeft size={20} aria-hidden="true" />
        {text.back}
      </Link>
      {group ? (
        <>
          <GroupHead group={group} />
          <GroupUsers group={group} />
        </>
      ) : query.isError ? (
        <ErrorState
          message={errorText({ message_code: query.error.code }, language)}
          onRetry={() => void query.refetch()}
          pending={query.isFetching}
        />
      ) : (
        <PostSkeletons count={1} />
      )}
    </section>
  );
}

function GroupHead({ group }: { group: Group }) {
  const { list } = useGroupPaths();
  const navigate = useNavigate();
  const toList = () => void navigate(list, { replace: true });
  return (
    <Card className={styles.card}>
      <div className={styles.head}>
        <h1 className={styles.name}>{group.name}</h1>
        <GroupMenu group={group} onDeleted={toList} />
      </div>
      <GroupMarks group={group} />
      {group.information && <p className={styles.information}>{group.information}</p>}
      <div className={styles.foot}>
        <p className={styles.facts}>
          <CreatedBy group={group} />
        </p>
        {/* Outside an invitation-only group there is nothing of it to see. */}
        <AffiliationButton group={group} onLeft={() => group.is_invitation_only && toList()} />
      </div>
    </Card>
  );
}
