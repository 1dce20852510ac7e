import { IconPencil } from "@tabler/icons-react";
import { lazy, Suspense, useState } from "react";
import { Button } from "#kit/ui/button/button.tsx";
import type { Post } from "../../contract/post.ts";
import { asOffice } from "../composer/post-target.ts";
import { useAdminMessages } from "./messages.ts";

const Composer = lazy(() => import("../composer/composer.tsx"));

type Props = { readonly post: Post; readonly onClosed: () => void };

/** Opens the composer over a post of the management office. */
export function EditOfficialPost({ post, onClosed }: Props) {
  const text = useAdminMessages();
  const [editing, setEditing] = useState(false);
  const close = () => {
    setEditing(false);
    onClosed();
  };
  return (
    <>
      <Button icon={<IconPencil size={20} aria-hidden="true" />} onClick={() => setEditing(true)}>
        {text.edit}
      </Button>
      {editing && (
        <Suspense>
          <Composer
            communityId={post.community_id}
            types={[]}
            target={asOffice}
            post={post}
            onClose={close}
          />
        </Suspense>
      )}
    </>
  );
}
