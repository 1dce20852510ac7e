import { IconPencilPlus } from "@tabler/icons-react";
import { lazy, Suspense, useState } from "react";
import type { Community } from "#features/communities/web/index.ts";
import { Avatar } from "#kit/ui/avatar/avatar.tsx";
import { useMessages } from "./messages.ts";
import styles from "./posts.module.css";
import { writableTypes } from "./writable-types.ts";

const Composer = lazy(() => import("./composer/composer.tsx"));

/** The way to writing, for whoever may. */
export function ComposerPrompt({ community }: { community: Community }) {
  const text = useMessages();
  const [open, setOpen] = useState(false);
  if (writableTypes(community).length === 0) return null;
  return (
    <>
      <button type="button" className={styles.prompt} onClick={() => setOpen(true)}>
        <Avatar name={community.me.display_name} imageUrl={community.me.image_url} size={36} />
        <span>{text.writePrompt}</span>
        <IconPencilPlus size={20} aria-hidden="true" />
      </button>
      {open && (
        <Suspense fallback={null}>
          <Composer communityId={community.id} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
