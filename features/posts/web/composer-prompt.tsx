import { IconPencilPlus } from "@tabler/icons-react";
import { Suspense, useState } from "react";
import { useCommunity } from "#features/communities/web/index.ts";
import { Avatar } from "#kit/ui/avatar/avatar.tsx";
import type { WrittenType } from "../contract/content-type.ts";
import { Composer } from "./composer/lazy-composer.ts";
import styles from "./composer-prompt.module.css";
import { usePostMessages } from "./messages.ts";

/** Opens the composer, for people who may write something here. It has its place before that is loaded. */
export function ComposerPrompt({
  communityId,
  types,
}: {
  communityId: number;
  types: readonly WrittenType[] | undefined;
}) {
  const text = usePostMessages();
  const me = useCommunity(communityId).data?.data.me;
  const [open, setOpen] = useState(false);
  if (types?.length === 0) return null;
  return (
    <>
      <button type="button" className={styles.prompt} onClick={() => setOpen(true)}>
        <Avatar name={me?.display_name ?? ""} imageUrl={me?.image_url ?? null} size={36} />
        <span className={styles.promptText}>{text.writePrompt}</span>
        <IconPencilPlus size={20} aria-hidden="true" />
      </button>
      {open && types && (
        <Suspense fallback={null}>
          <Composer communityId={communityId} types={types} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
