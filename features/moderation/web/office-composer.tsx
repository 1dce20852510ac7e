import { Suspense } from "react";
import type { WrittenType } from "#features/posts/contract/content-type.ts";
import type { Post } from "#features/posts/contract/post.ts";
import { asOffice, Composer } from "#features/posts/web/index.ts";

type Props = {
  readonly communityId: number;
  readonly types?: readonly WrittenType[];
  readonly post?: Post;
  readonly onClose: () => void;
};

/** Writes a post as the management office, or edits one of its posts. R371 */
export const OfficeComposer = ({ types = [], ...props }: Props) => (
  <Suspense>
    <Composer {...props} types={types} target={asOffice} />
  </Suspense>
);
