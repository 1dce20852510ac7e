import { IconLock, IconUsers } from "@tabler/icons-react";
import { Link } from "react-router";
import { isPaused } from "#features/memberships/contract/author.ts";
import { PausedBadge, useShownAuthors } from "#features/memberships/web/index.ts";
import { isolated } from "#kit/contract/isolated.ts";
import { linkTo } from "#kit/contract/link-to.ts";
import { Badge } from "#kit/ui/badge/badge.tsx";
import { Card } from "#kit/ui/card/card.tsx";
import common from "#kit/ui/common.module.css";
import { Quoting, writtenIn } from "#kit/ui/written.tsx";
import { usePlace } from "#kit/web/router/use-place.ts";
import { type Group, groupStatus } from "../contract/views.ts";
import { AffiliationButton } from "./affiliation-button.tsx";
import { informationOf } from "./group-information.ts";
import { GroupMenu } from "./group-menu.tsx";
import styles from "./groups.module.css";
import { useGroupMessages } from "./messages.ts";

/** A group in the list links to its members. */
export function GroupCard({ group }: { group: Group }) {
  const text = useGroupMessages();
  const place = usePlace();
  const users = linkTo("/:area/communities/:id/groups/:group_id/users", { ...place, group_id: group.id });
  return (
    <Card as="li" className={common.stack3}>
      <div className={styles.head}>
        <h2 className={styles.name}>
          <Link to={users} {...writtenIn(group.name)}>
            {group.name}
          </Link>
        </h2>
        <GroupMenu group={group} onDeleted={() => {}} />
      </div>
      <GroupBadges group={group} />
      {group.information && (
        <p className={styles.excerpt} {...writtenIn(group.information)}>
          {informationOf(group, place)}
        </p>
      )}
      <div className={styles.foot}>
        <p className={styles.facts}>
          <Link
            to={users}
            className={styles.members}
            aria-label={text.membersOf(group.name, group.members_count)}
          >
            <IconUsers size={18} aria-hidden="true" />
            {text.members(group.members_count)}
          </Link>
          <CreatedBy group={group} />
        </p>
        <AffiliationButton group={group} onLeft={() => {}} />
      </div>
    </Card>
  );
}

/** Says that a group is invitation-only, and one's own status in it; most groups show nothing. R013, R105 */
export function GroupBadges({ group }: { group: Group }) {
  const text = useGroupMessages();
  const joined = group.status === groupStatus.joined;
  const invited = group.status === groupStatus.invited;
  if (!group.is_invitation_only && !joined && !invited) return null;
  return (
    <p className={common.wrap2}>
      {group.is_invitation_only && (
        <Badge tone="warning">
          <IconLock size={14} aria-hidden="true" />
          {text.invitationOnly}
        </Badge>
      )}
      {joined && <Badge tone="success">{text.joined}</Badge>}
      {invited && <Badge tone="accent">{text.invited}</Badge>}
    </p>
  );
}

export function CreatedBy({ group: { creator } }: { group: Group }) {
  const text = useGroupMessages();
  const { nameOf } = useShownAuthors();
  return (
    <span>
      <Quoting>{text.createdBy(isolated(nameOf(creator)))}</Quoting> {isPaused(creator) && <PausedBadge />}
    </span>
  );
}
