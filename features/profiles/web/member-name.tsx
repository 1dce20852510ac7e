import { type Author, isPaused } from "#features/memberships/contract/author.ts";
import { PausedBadge, useShownAuthors } from "#features/memberships/web/index.ts";
import { Written, writtenIn } from "#kit/ui/written.tsx";
import { useProfileMessages } from "./messages.ts";
import styles from "./profiles.module.css";
import { useProfileModal } from "./use-profile-modal.tsx";

type Props = { readonly communityId: number; readonly author: Author };

/** The name beside what somebody wrote opens their profile where there is one. R264 */
export function MemberName({ communityId, author }: Props) {
  const text = useProfileMessages().modal;
  const { user_id, user_type, available } = author;
  const name = useShownAuthors().nameOf(author);
  const profile = useProfileModal(communityId);
  if (!user_id || !available || communityId === 0)
    return (
      <>
        <Written>{name}</Written> {isPaused(author) && <PausedBadge />}
      </>
    );
  return (
    <>
      <button
        type="button"
        className={styles.name}
        title={text.open(name)}
        {...writtenIn(name)}
        onClick={() => profile.open(user_id, user_type)}
      >
        <span className={styles.nameText}>{name}</span>
      </button>
      {profile.modal}
    </>
  );
}
