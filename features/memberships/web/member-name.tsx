import { Written, writtenIn } from "#kit/ui/written.tsx";
import { type Author, isPaused } from "../contract/author.ts";
import styles from "./member-name.module.css";
import { PausedBadge } from "./paused-badge.tsx";
import { useProfileModal } from "./use-profile-modal.tsx";
import { useShownAuthors } from "./use-shown-authors.ts";

type Props = { readonly communityId: number; readonly author: Author };

/** The name beside what somebody wrote opens their profile where there is one. R264 */
export function MemberName({ communityId, author }: Props) {
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
        title={profile.titleOf(name)}
        {...writtenIn(name)}
        onClick={() => profile.open(user_id, user_type)}
      >
        <span className={styles.nameText}>{name}</span>
      </button>
      {profile.modal}
    </>
  );
}
