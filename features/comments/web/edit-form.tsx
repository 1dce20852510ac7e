import { useQueryClient } from "@tanstack/react-query";
import { useBannedWords } from "#features/banned-words/web/index.ts";
import type { Post } from "#features/posts/contract/post.ts";
import { Form } from "#kit/web/forms/form.tsx";
import { useForm } from "#kit/web/forms/use-form.ts";
import { editComment } from "../contract/calls.ts";
import type { Comment } from "../contract/comment.ts";
import { CommentField } from "./comment-field.tsx";
import { useCommentMessages } from "./messages.ts";
import { cachedComments, refreshComments } from "./use-comments.ts";

type Props = { readonly post: Post; readonly comment: Comment; readonly onClose: () => void };

/** Edits a comment in its place. A change made in another tab is offered first. */
export function EditForm({ post, comment, onClose }: Props) {
  const text = useCommentMessages();
  const cache = useQueryClient();
  const form = useForm(editComment, {
    initial: () => ({ content: comment.content, mentions: comment.mentions }),
    draft: `edit-comment-${comment.id}`,
    version: comment.updated_at,
    onReload: () => refreshComments(cache, post.id),
    input: ({ content }, updated_at) => ({
      params: { id: post.id, commentId: comment.id },
      body: { content, updated_at },
    }),
    onSuccess: ({ data }) => void cachedComments(cache).patch(data.id, () => data),
    onDone: onClose,
  });
  const banned = useBannedWords({ content: form.values.content });
  return (
    <Form form={{ ...form, discard: undefined }}>
      <CommentField
        postId={post.id}
        label={text.editLabel}
        sendLabel={text.save}
        values={form.values}
        error={form.errors.content ?? banned.content}
        isSending={form.isSending}
        onChange={form.set}
        onSubmit={form.submit}
        onCancel={() => {
          form.discard?.();
          onClose();
        }}
      />
    </Form>
  );
}
