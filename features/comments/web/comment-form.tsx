import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useBannedWords } from "#features/banned-words/web/index.ts";
import { useCommunity } from "#features/communities/web/index.ts";
import type { Post } from "#features/posts/contract/post.ts";
import { Checkbox } from "#kit/ui/fields/checkbox.tsx";
import { Form } from "#kit/web/forms/form.tsx";
import { useForm } from "#kit/web/forms/use-form.ts";
import { createComment } from "../contract/calls.ts";
import type { Comment } from "../contract/comment.ts";
import { type CommentDraft, CommentField } from "./comment-field.tsx";
import { useCommentMessages } from "./messages.ts";
import { putComment } from "./use-comments.ts";

/** A reply answers the comment above it, and addresses `to` where it answers somebody's reply. */
export type AnsweredComment = { readonly thread: Comment; readonly to?: Comment | undefined };

/** A reply to a reply begins with its writer's name. */
function beginning({ to }: Partial<AnsweredComment>) {
  const name = to?.user.user_id ? to.user.display_name : "";
  if (!to?.user.user_id || !name) return { content: "", mentions: {} };
  return { content: `@{${to.user.user_id}} `, mentions: { [to.user.user_id]: name } };
}

/** The next comment gets a new `client_id`; one sent again after a lost answer keeps its own and is not doubled. */
const begin = (answered: Partial<AnsweredComment> = {}, create_by_admin = false) => ({
  client_id: crypto.randomUUID(),
  create_by_admin,
  ...(beginning(answered) as { content: string; mentions: Readonly<Record<string, string>> }),
});

const unsent = (typed: string, sent: string): string =>
  typed.startsWith(sent) ? typed.slice(sent.length).trimStart() : typed;

type Props = {
  readonly post: Post;
  readonly answered?: AnsweredComment;
  readonly onClose?: () => void;
};

/** The draft of a comment or reply is kept until it has been sent. R154, R221 */
export function CommentForm({ post, answered, onClose }: Props) {
  const text = useCommentMessages();
  const cache = useQueryClient();
  const isAdmin = useCommunity(post.community_id).data?.data.me.is_admin ?? false;
  const parent_id = answered?.thread.id ?? null;
  const latest = useRef<CommentDraft>(begin(answered));
  const sendsNext = useRef(false);
  const [isNext, setNext] = useState(false);
  const form = useForm(createComment, {
    initial: () => begin(answered),
    draft: parent_id === null ? `comment-${post.id}` : `reply-${parent_id}`,
    input: ({ mentions, ...body }) => ({ params: { id: post.id }, body: { ...body, parent_id } }),
    onSuccess: (answer) => putComment(cache, post.id, answer),
    // What was typed while a comment was on its way is the next one.
    onDone: (_, sent): void => {
      const { mentions } = latest.current;
      const content = unsent(latest.current.content, sent.content);
      if (content === "" && onClose) onClose();
      else form.begin(begin({}, sent.create_by_admin));
      if (content !== "") form.set({ content, mentions });
      setNext(sendsNext.current && content !== "");
    },
    onRefused: () => {
      sendsNext.current = false;
    },
  });
  latest.current = form.values;
  const banned = useBannedWords({ content: form.values.content });
  const submit = () => {
    sendsNext.current = form.isSending;
    form.submit();
  };
  useEffect(() => {
    if (!isNext) return;
    setNext(false);
    submit();
  });
  return (
    // A restored draft is visible and is cleared by the keys it was typed with, so no button discards it.
    <Form form={{ ...form, discard: undefined }}>
      <CommentField
        postId={post.id}
        label={parent_id === null ? text.label : text.replyLabel}
        placeholder={parent_id === null ? text.placeholder : text.replyPlaceholder}
        sendLabel={text.send}
        values={form.values}
        error={form.errors.content ?? banned.content}
        isSending={form.isSending}
        onChange={form.set}
        onSubmit={submit}
        onCancel={onClose}
      >
        {isAdmin && (
          <Checkbox
            checked={form.values.create_by_admin}
            onChange={(asOffice) => form.set({ create_by_admin: asOffice })}
            label={text.asOffice}
          />
        )}
      </CommentField>
    </Form>
  );
}
