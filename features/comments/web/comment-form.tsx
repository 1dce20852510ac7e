import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { useCommunity } from "#features/communities/web/index.ts";
import { listMentionUsers } from "#features/posts/contract/mention-calls.ts";
import type { Post } from "#features/posts/contract/post.ts";
import * as limits from "#kit/contract/fields/limits.ts";
import { expandMentions, namesById } from "#kit/contract/fields/mentions.ts";
import { graphemeLength } from "#kit/contract/fields/text-length.ts";
import { Button } from "#kit/ui/button/button.tsx";
import { Checkbox } from "#kit/ui/fields/checkbox.tsx";
import { MentionInput } from "#kit/ui/mention-input/mention-input.tsx";
import type { Mentionable } from "#kit/ui/mention-input/mention-state.ts";
import { send } from "#kit/web/api/send.ts";
import { Form } from "#kit/web/forms/form.tsx";
import { useForm } from "#kit/web/forms/use-form.ts";
import { useMedia } from "#kit/web/use-media.ts";
import { createComment } from "../contract/calls.ts";
import styles from "./comments.module.css";
import { useMessages } from "./messages.ts";
import { putComment } from "./use-comments.ts";

/** The next comment is another one: sending one again after a lost answer does not double it, by its `client_id`. */
const begin = (create_by_admin = false) => ({
  client_id: crypto.randomUUID(),
  content: "",
  create_by_admin,
  mentions: {} as Readonly<Record<string, string>>,
});

/** A comment being written is kept until it has been sent. R154, R221 */
export function CommentForm({ post }: { post: Post }) {
  const text = useMessages();
  const cache = useQueryClient();
  const isAdmin = useCommunity(post.community_id).data?.data.me.is_admin ?? false;
  const form = useForm(createComment, {
    initial: begin,
    draft: `comment-${post.id}`,
    input: ({ mentions, ...body }) => ({ params: { id: post.id }, body }),
    onSuccess: (answer) => putComment(cache, post.id, answer),
    onDone: (_, { create_by_admin }): void => form.begin(begin(create_by_admin)),
  });
  const { content, mentions, create_by_admin } = form.values;
  const search = usePeopleSearch(post.id);
  // R230: as it is read, with the names written out.
  const length = graphemeLength(expandMentions(content, namesById(mentions)));
  const tooLong = length > limits.comment.max;
  const hint = useMedia("(pointer: coarse)") ? "" : text.hint;
  const sendable = content.trim() !== "" && !tooLong;
  const error = form.errors.content;
  return (
    // What comes back here is in sight, and goes with the keys it was typed with.
    <Form form={{ ...form, discard: undefined }} className={styles.form}>
      <MentionInput
        label={text.label}
        placeholder={text.placeholder}
        value={content}
        names={mentions}
        search={search}
        invalid={tooLong || error !== undefined}
        describedBy="comment-note"
        onSubmit={() => sendable && form.submit()}
        onMention={({ id, name }) => form.set((old) => ({ mentions: { ...old.mentions, [id]: name } }))}
        onChange={(typed) => form.set({ content: typed })}
      />
      {isAdmin && (
        <Checkbox
          checked={create_by_admin}
          onChange={(asOffice) => form.set({ create_by_admin: asOffice })}
          label={text.asOffice}
        />
      )}
      <div className={styles.foot}>
        <p id="comment-note" className={tooLong || error ? styles.error : styles.note} aria-live="polite">
          {error ?? (length > limits.comment.max * 0.8 ? text.length(length, limits.comment.max) : hint)}
        </p>
        <Button
          type="submit"
          variant="primary"
          disabled={!sendable && !form.isSending}
          pending={form.isSending}
        >
          {text.send}
        </Button>
      </div>
    </Form>
  );
}

function usePeopleSearch(postId: number) {
  return useCallback(
    async (q: string): Promise<Mentionable[]> => {
      const { data } = await send(listMentionUsers, { params: { id: postId }, query: { q } });
      return data.map((person) => ({
        id: person.user_id,
        name: person.display_name,
        imageUrl: person.image_url,
      }));
    },
    [postId],
  );
}
