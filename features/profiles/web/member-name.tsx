import type { Author } from "#features/memberships/contract/author.ts";
import { Badge } from "#kit/ui/badge/badge.tsx";
import { useProfileMessages } from "./messages.ts";
import styles from "./profiles.module.css";
import { useProfileModal } from "./use-profile-modal.tsx";

type Props = { readonly communityId: number; readonly author: Author; readonly name: string };

/** Beside the name of somebody who is paused: R123. Who has left has no name, and the office is always there. */
export function PausedBadge({ author: { user_id, available } }: Pick<Props, "author">) {
  const text = useProfileMessages().modal;
  return user_id && !available ? <Badge tone="warning">{text.paused}</Badge> : null;
}

/** The name beside what somebody wrote; it opens their profile where there is one. R264 */
export function MemberName({ communityId, author, name }: Props) {
  const text = useProfileMessages().modal;
  const { user_id, user_type, available } = author;
  const profile = useProfileModal({ id: communityId, userId: user_id ?? 0, userType: user_type });
  if (!user_id || !available || communityId === 0)
    return (
      <>
        <bdi>{name}</bdi> <PausedBadge author={author} />
      </>
    );
  return (
    <>
      <button type="button" className={styles.name} title={text.open(name)} onClick={profile.open}>
        {name}
      </button>
      {profile.modal}
    </>
  );
}
