import { lazy, Suspense, useState } from "react";
import type { Author } from "#features/posts/contract/author.ts";
import { useProfileMessages } from "./messages.ts";
import styles from "./profiles.module.css";

const ProfileModal = lazy(() => import("./profile-modal.tsx"));

type Props = { readonly communityId: number; readonly author: Author; readonly name: string };

/** The name beside what somebody wrote; it opens their profile where there is one. R264 */
export function MemberName({ communityId, author, name }: Props) {
  const text = useProfileMessages().modal;
  const [open, setOpen] = useState(false);
  const { user_id, user_type, available } = author;
  if (!user_id || !available || communityId === 0) return name;
  return (
    <>
      <button type="button" className={styles.name} title={text.open(name)} onClick={() => setOpen(true)}>
        {name}
      </button>
      {open && (
        <Suspense fallback={null}>
          <ProfileModal
            params={{ id: communityId, userId: user_id, userType: user_type }}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
