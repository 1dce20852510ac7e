import { IconLock } from "@tabler/icons-react";
import { Suspense } from "react";
import { DirectChatButton } from "#features/chats/web/index.ts";
import { useCommunityMessages } from "#features/communities/web/index.ts";
import { PausedBadge, useAffiliation, useProfileModal } from "#features/memberships/web/index.ts";
import { useOccupations } from "#features/occupations/web/index.ts";
import { Avatar } from "#kit/ui/avatar/avatar.tsx";
import { Badge } from "#kit/ui/badge/badge.tsx";
import { Card } from "#kit/ui/card/card.tsx";
import common from "#kit/ui/common.module.css";
import { Quoting, writtenIn } from "#kit/ui/written.tsx";
import type { ListedMember } from "../contract/member-list.ts";
import styles from "./members.module.css";
import { useProfileMessages } from "./messages.ts";

type Props = { readonly communityId: number; readonly member: ListedMember };

/** The card shows a member at a glance and opens the profile. */
export function MemberCard({ communityId, member }: Props) {
  const text = useProfileMessages().members;
  const types = useCommunityMessages().userType;
  const work = useWork(member);
  const affiliation = useAffiliation(member.user_type, member.affiliation);
  const profile = useProfileModal(communityId);
  return (
    <Card as="li" className={styles.card}>
      <Avatar name={member.display_name} imageUrl={member.image_url} size={56} />
      <div className={styles.words}>
        <h2 className={styles.head}>
          <button
            type="button"
            className={styles.open}
            title={profile.titleOf(member.display_name)}
            {...writtenIn(member.display_name)}
            onClick={() => profile.open(member.user_id, member.user_type)}
          >
            {member.display_name}
          </button>
        </h2>
        <p className={common.wrap2}>
          <Badge>{member.user_type === "alumni" ? types.alumni : types.employee}</Badge>
          {member.is_me && <Badge tone="accent">{text.you}</Badge>}
          {member.is_paused && <PausedBadge />}
        </p>
        {member.affiliation && (
          <p className={styles.affiliation}>
            <Quoting>{affiliation}</Quoting>
          </p>
        )}
        {work && (
          <p className={common.note}>
            <Quoting>{work}</Quoting>
          </p>
        )}
        {member.introduction && (
          <p className={styles.introduction} {...writtenIn(member.introduction)}>
            {member.introduction}
          </p>
        )}
        {!member.is_profile_public && (
          <p className={styles.hidden}>
            <IconLock size={16} aria-hidden="true" />
            {member.is_shown ? text.hiddenFromOthers : text.hidden}
          </p>
        )}
        {!member.is_me && (
          <p className={styles.actions}>
            <Suspense>
              <DirectChatButton communityId={communityId} userId={member.user_id} />
            </Suspense>
          </p>
        )}
      </div>
      {profile.modal}
    </Card>
  );
}

function useWork({ institution, job_type_parent_id, job_type_child_id }: ListedMember): string {
  const { occupations } = useOccupations(job_type_parent_id !== null);
  const parent = occupations.find(({ value }) => value === String(job_type_parent_id));
  const child = parent?.children.find(({ value }) => value === String(job_type_child_id));
  return [institution, child?.label ?? parent?.label].filter(Boolean).join(" · ");
}
