import { IconPencil } from "@tabler/icons-react";
import { Suspense, useState } from "react";
import type { Post } from "#features/posts/contract/post.ts";
import { asOffice, Composer } from "#features/posts/web/index.ts";
import { Button } from "#kit/ui/button/button.tsx";
import { useModerationMessages } from "./messages.ts";

type Props = { readonly post: Post; readonly onClosed: () => void };

/** Opens the composer over a post of the management office. */
export function EditOfficialPost({ post, onClosed }: Props) {
  const text = useModerationMessages();
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
