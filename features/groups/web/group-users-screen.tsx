import { useNavigate, useParams } from "react-router";
import { linkTo } from "#kit/contract/link-to.ts";
import { Card } from "#kit/ui/card/card.tsx";
import common from "#kit/ui/common.module.css";
import { PostSkeletons } from "#kit/ui/skeleton/skeleton.tsx";
import { writtenIn } from "#kit/ui/written.tsx";
import { DetailScreen } from "#kit/web/query/detail-screen.tsx";
import { useCall } from "#kit/web/query/use-call.ts";
import { usePlace } from "#kit/web/router/use-place.ts";
import { showGroup } from "../contract/calls.ts";
import type { Group } from "../contract/views.ts";
import { AffiliationButton } from "./affiliation-button.tsx";
import { CreatedBy, GroupBadges } from "./group-card.tsx";
import { informationOf } from "./group-information.ts";
import { GroupMenu } from "./group-menu.tsx";
import { GroupUsers } from "./group-users.tsx";
import styles from "./groups.module.css";
import { useGroupMessages } from "./messages.ts";
import { useGroupsLive } from "./use-groups-live.ts";

/** SN70 shows one group and its members. A missing one shows the 404 page. R308 */
export default function GroupUsersScreen() {
  const text = useGroupMessages();
  const place = usePlace();
  const groupId = Number(useParams().group_id);
  const query = useCall(showGroup, { params: { id: groupId } });
  useGroupsLive(place.id);
  return (
    <DetailScreen
      to={linkTo("/:area/communities/:id/groups", place)}
      title={text.back}
      query={query}
      className={common.column4}
      skeleton={<PostSkeletons count={1} />}
    >
      {({ group }) => (
        <>
          <GroupHead group={group} />
          <GroupUsers group={group} />
        </>
      )}
    </DetailScreen>
  );
}

function GroupHead({ group }: { group: Group }) {
  const place = usePlace();
  const navigate = useNavigate();
  const toList = () => void navigate(linkTo("/:area/communities/:id/groups", place), { replace: true });
  return (
    <Card className={common.stack3}>
      <div className={styles.head}>
        <h1 className={styles.name} {...writtenIn(group.name)}>
          {group.name}
        </h1>
        <GroupMenu group={group} onDeleted={toList} />
      </div>
      <GroupBadges group={group} />
      {group.information && (
        <p className={styles.information} {...writtenIn(group.information)}>
          {informationOf(group, place)}
        </p>
      )}
      <div className={styles.foot}>
        <p className={styles.facts}>
          <CreatedBy group={group} />
        </p>
        {/* Somebody who leaves an invitation-only group can no longer see it. */}
        <AffiliationButton isMain group={group} onLeft={() => group.is_invitation_only && toList()} />
      </div>
    </Card>
  );
}
