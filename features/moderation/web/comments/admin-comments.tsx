import { useState } from "react";
import type { Comment } from "#features/comments/contract/comment.ts";
import { Button } from "#kit/ui/button/button.tsx";
import common from "#kit/ui/common.module.css";
import { Checkbox } from "#kit/ui/fields/checkbox.tsx";
import { RowSkeletons } from "#kit/ui/skeleton/skeleton.tsx";
import { LoadedList } from "#kit/web/query/loaded-list.tsx";
import { AdminComment } from "./admin-comment.tsx";
import styles from "./admin-comments.module.css";
import { useAdminCommentMessages } from "./messages.ts";
import { type AdminPostKey, useAdminComments } from "./use-admin-post.ts";
import { useModerateComment } from "./use-moderate-comment.tsx";

type Props = { readonly postKey: AdminPostKey; readonly count: number };

/** Shows administrators the comments on a post, the newest first, and marks hidden ones. */
export function AdminComments({ postKey, count }: Props) {
  const text = useAdminCommentMessages();
  const { toggle, remove } = useModerateComment(postKey);
  const [onlyHidden, setOnlyHidden] = useState(false);
  const query = useAdminComments(postKey, onlyHidden);
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = query;

  const busy = (comment: Comment) => [toggle, remove].some(({ running }) => running?.id === comment.id);

  return (
    <section aria-labelledby="admin-comments" className={styles.comments}>
      <h3 id="admin-comments">{text.title(count)}</h3>
      <Checkbox label={text.onlyHidden} checked={onlyHidden} onChange={setOnlyHidden} />
      <LoadedList
        query={query}
        rows={query.rows}
        skeleton={<RowSkeletons count={2} />}
        empty={<p className={common.dim}>{onlyHidden ? text.noneHidden : text.empty}</p>}
        foot="none"
      >
        {(comments) => (
          <ul className={styles.list}>
            {comments.map((comment) => (
              <AdminComment
                key={comment.id}
                comment={comment}
                pending={busy(comment)}
                onToggle={() => toggle.run(comment)}
                onDelete={() => remove.run(comment)}
              />
            ))}
          </ul>
        )}
      </LoadedList>
      {isFetchNextPageError && <p role="alert">{text.failed}</p>}
      {hasNextPage && (
        <Button onClick={() => void fetchNextPage()} pending={isFetchingNextPage}>
          {text.more}
        </Button>
      )}
      {remove.dialog}
    </section>
  );
}
