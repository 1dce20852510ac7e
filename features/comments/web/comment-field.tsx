import { type ReactNode, useCallback, useEffect, useId, useRef } from "react";
import { listMentionUsers } from "#features/posts/contract/mention-calls.ts";
import { expandMentions, namesById } from "#kit/contract/fields/mentions.ts";
import { graphemeLength } from "#kit/contract/fields/text-length.ts";
import { Button } from "#kit/ui/button/button.tsx";
import common from "#kit/ui/common.module.css";
import { isConverting } from "#kit/ui/is-converting.ts";
import { MentionInput } from "#kit/ui/mention-input/mention-input.tsx";
import type { Mentionable } from "#kit/ui/mention-input/mention-state.ts";
import { useMedia } from "#kit/ui/use-media.ts";
import { send } from "#kit/web/api/send.ts";
import { COMMENT } from "../contract/limits.ts";
import styles from "./comments.module.css";
import { useCommentMessages } from "./messages.ts";

export type CommentDraft = { readonly content: string; readonly mentions: Readonly<Record<string, string>> };

type Props = {
  readonly postId: number;
  readonly label: string;
  readonly placeholder?: string;
  readonly sendLabel: string;
  readonly values: CommentDraft;
  readonly error: string | undefined;
  readonly isSending: boolean;
  readonly onChange: (changes: Partial<CommentDraft>) => void;
  readonly onSubmit: () => void;
  /** A field opened by a button takes the focus and closes by Escape or its own button. */
  readonly onCancel?: (() => void) | undefined;
  readonly children?: ReactNode;
};

/** The field to write or edit a comment. R230: it counts mentions as the names that are read. */
export function CommentField({
  postId,
  values,
  error,
  isSending,
  onChange,
  onSubmit,
  onCancel,
  ...rest
}: Props) {
  const text = useCommentMessages();
  const noteId = useId();
  const search = usePeopleSearch(postId);
  const field = useRef<HTMLFieldSetElement>(null);
  const isOpened = onCancel !== undefined;
  useEffect(() => {
    const area = field.current?.querySelector("textarea");
    if (!isOpened || !area) return;
    const opener = document.activeElement as HTMLElement | null;
    area.focus();
    area.setSelectionRange(area.value.length, area.value.length);
    // The focus returns to the opening button, unless it has moved on already.
    return () => {
      if (document.activeElement === document.body) opener?.focus();
    };
  }, [isOpened]);
  const { content, mentions } = values;
  const length = graphemeLength(expandMentions(content, namesById(mentions)));
  const tooLong = length > COMMENT.max;
  const hint = useMedia("(pointer: coarse)") ? "" : text.hint;
  const sendable = content.trim() !== "" && !tooLong;
  return (
    <fieldset
      ref={field}
      className={styles.form}
      onKeyDown={(event) => {
        if (event.key === "Escape" && !isConverting(event.nativeEvent) && !event.defaultPrevented)
          onCancel?.();
      }}
    >
      <MentionInput
        label={rest.label}
        {...(rest.placeholder && { placeholder: rest.placeholder })}
        value={content}
        names={mentions}
        search={search}
        invalid={tooLong || error !== undefined}
        describedBy={noteId}
        onSubmit={() => sendable && onSubmit()}
        onMention={({ id, name }) => onChange({ mentions: { ...mentions, [id]: name } })}
        onChange={(typed) => onChange({ content: typed })}
      />
      {rest.children}
      <div className={styles.foot}>
        <p id={noteId} className={tooLong || error ? styles.error : common.fine} aria-live="polite">
          {error ?? (length > COMMENT.max * 0.8 ? text.length(length, COMMENT.max) : hint)}
        </p>
        <span className={styles.ways}>
          {onCancel && (
            <Button variant="subtle" onClick={onCancel}>
              {text.cancel}
            </Button>
          )}
          <Button type="submit" variant="primary" disabled={!sendable && !isSending} pending={isSending}>
            {rest.sendLabel}
          </Button>
        </span>
      </div>
    </fieldset>
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
