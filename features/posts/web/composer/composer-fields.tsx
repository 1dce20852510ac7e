import { useCallback } from "react";
import * as limits from "#kit/contract/fields/limits.ts";
import { toTag } from "#kit/contract/fields/tags.ts";
import { DateField } from "#kit/ui/fields/date-field.tsx";
import { RadioGroup } from "#kit/ui/fields/radio-group.tsx";
import { TextField } from "#kit/ui/fields/text-field.tsx";
import type { Mentionable } from "#kit/ui/mention-input/mention-state.ts";
import { RichTextEditor } from "#kit/ui/rich-text-editor/rich-text-editor.tsx";
import { TagInput } from "#kit/ui/tag-input/tag-input.tsx";
import { send } from "#kit/web/api/send.ts";
import { fieldErrorsOf } from "#kit/web/forms/field-errors.ts";
import { useLanguage } from "#kit/web/i18n.ts";
import { takesInterest, type WrittenType } from "../../contract/content-type.ts";
import { listUserNames } from "../../contract/mention-calls.ts";
import { useMessages } from "../messages.ts";
import styles from "./composer.module.css";
import { ImagePicker, type PicturesState } from "./image-picker.tsx";
import type { PostDraft } from "./post-draft.ts";

type Props = {
  communityId: number;
  types: readonly WrittenType[];
  draft: PostDraft;
  onChange: (change: (draft: PostDraft) => PostDraft) => void;
  error: unknown;
  isNew: boolean;
  onPictures: (pictures: PicturesState) => void;
  /** Sending was asked for while a picture could not be sent. */
  misses: boolean;
};

export function ComposerFields({
  communityId,
  types,
  draft,
  onChange,
  error,
  isNew,
  onPictures,
  misses,
}: Props) {
  const messages = useMessages();
  const text = messages.composer;
  const { language } = useLanguage();
  const faults = fieldErrorsOf(error, language);
  const set = (fields: Partial<PostDraft>) => onChange((old) => ({ ...old, ...fields }));
  const search = usePeopleSearch(communityId, draft.content_type);
  return (
    <div className={styles.fields}>
      {isNew && types.length > 1 && (
        <RadioGroup
          label={text.kind}
          value={String(draft.content_type)}
          onChange={(type) => set({ content_type: Number(type) as WrittenType })}
          choices={types.map((type) => ({ value: String(type), label: messages.kind[type] }))}
          error={faults.content_type}
        />
      )}
      <TextField
        label={text.title}
        required
        autoComplete="off"
        enterKeyHint="next"
        value={draft.title}
        onChange={(title) => set({ title })}
        error={faults.title}
      />
      <div className={styles.field}>
        <span className={styles.label} aria-hidden="true">
          {text.content}
        </span>
        <RichTextEditor
          label={text.content}
          value={draft.content}
          placeholder={text.placeholder}
          invalid={faults.content !== undefined}
          describedBy="post-content-hint"
          names={draft.mentions}
          searchPeople={search}
          onMention={(person) =>
            onChange((old) => ({ ...old, mentions: { ...old.mentions, [person.id]: person.name } }))
          }
          onChange={(content) => set({ content })}
        />
        <p id="post-content-hint" className={faults.content ? styles.error : styles.hint}>
          {faults.content ?? text.contentHint}
        </p>
      </div>
      <ImagePicker
        key={draft.client_id}
        communityId={communityId}
        initial={draft.images}
        onChange={(images) => set({ images })}
        onPictures={onPictures}
        error={misses ? text.imagesLeftBehind : faults.image_ids}
      />
      <TagInput
        label={text.tags}
        value={draft.tags}
        onChange={(tags) => set({ tags })}
        normalise={(typed) => toTag(typed).slice(0, limits.tagName)}
        max={limits.tags}
        error={faults.tags}
      />
      {takesInterest(draft.content_type) && (
        <DateField
          label={text.endDate}
          optional
          hint={text.endDateHint}
          value={draft.end_date}
          onChange={(end_date) => set({ end_date })}
          error={faults.end_date}
        />
      )}
    </div>
  );
}

/** People who could read the post: only they can be mentioned. R229 */
function usePeopleSearch(communityId: number, contentType: WrittenType) {
  return useCallback(
    async (q: string): Promise<Mentionable[]> => {
      const { data } = await send(listUserNames, {
        params: { id: communityId },
        query: { q, content_type: contentType },
      });
      return data.map((person) => ({
        id: person.user_id,
        name: person.display_name,
        imageUrl: person.image_url,
      }));
    },
    [communityId, contentType],
  );
}
