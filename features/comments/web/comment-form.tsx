import { useCallback, useMemo } from "react";
import { useCommunity } from "#features/communities/web/index.ts";
import { listMentionUsers } from "#features/posts/contract/mention-calls.ts";
import type { Post } from "#features/posts/contract/post.ts";
import * as limits from "#kit/contract/fields/limits.ts";
import { graphemeLength } from "#kit/contract/fields/text-length.ts";
import { Button } from "#kit/ui/button/button.tsx";
import { Checkbox } from "#kit/ui/fields/checkbox.tsx";
import { MentionInput } from "#kit/ui/mention-input/mention-input.tsx";
import type { Mentionable } from "#kit/ui/mention-input/mention-state.ts";
import { send } from "#kit/web/api/send.ts";
import { useDraft } from "#kit/web/drafts/use-draft.ts";
import { faultText } from "#kit/web/forms/field-errors.ts";
import { useLanguage } from "#kit/web/i18n.ts";
import styles from "./comments.module.css";
import { useMessages } from "./messages.ts";
import { useCreateComment } from "./use-comments.ts";

/** A comment being written is kept until it has been sent. R221 */
export function CommentForm({ post }: { post: Post }) {
  const text = useMessages();
  const { language } = useLanguage();
  const isAdmin = useCommunity(post.community_id).data?.data.me.is_admin ?? false;
  const empty = useMemo(() => ({ client_id: crypto.randomUUID(), content: "", create_by_admin: false }), []);
  const { draft, change, clear } = useDraft(`comment-${post.id}`, empty);
  const create = useCreateComment(post);
  const search = usePeopleSearch(post.id);
  const length = graphemeLength(draft.content);
  const tooLong = length > limits.comment.max;
  const sendable = draft.content.trim() !== "" && !tooLong && !create.isPending;
  const submit = () => {
    if (!sendable) return;
    create.mutate(draft, {
      onSuccess: () => {
        clear();
        // The next comment is another one.
        change({ client_id: crypto.randomUUID(), content: "", create_by_admin: draft.create_by_admin });
      },
    });
  };
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <MentionInput
        label={text.label}
        placeholder={text.placeholder}
        value={draft.content}
        search={search}
        invalid={tooLong || create.isError}
        describedBy="comment-note"
        onSubmit={submit}
        onChange={(content) => change((old) => ({ ...old, content }))}
      />
      {isAdmin && (
        <Checkbox
          checked={draft.create_by_admin}
          onChange={(create_by_admin) => change((old) => ({ ...old, create_by_admin }))}
          label={text.asOffice}
        />
      )}
      <div className={styles.foot}>
        <p
          id="comment-note"
          className={tooLong || create.isError ? styles.error : styles.note}
          aria-live="polite"
        >
          {create.error
            ? faultText(create.error.faults[0] ?? { message_code: create.error.code }, language)
            : length > limits.comment.max * 0.8
              ? text.length(length, limits.comment.max)
              : text.hint}
        </p>
        <Button
          type="submit"
          variant="primary"
          disabled={!sendable && !create.isPending}
          pending={create.isPending}
        >
          {text.send}
        </Button>
      </div>
    </form>
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
