import { IconHash, IconPhotoPlus } from "@tabler/icons-react";
import { useCallback, useRef } from "react";
import type { PicturesState } from "#features/files/web/index.ts";
import { dayPickerRange } from "#kit/contract/fields/dates.ts";
import { todayInTokyo } from "#kit/contract/fields/tokyo-time.ts";
import common from "#kit/ui/common.module.css";
import { DateField } from "#kit/ui/fields/date-field.tsx";
import { FieldError, FieldLabel, useNamedError } from "#kit/ui/fields/field-notes.tsx";
import { RadioGroup } from "#kit/ui/fields/radio-group.tsx";
import { TextField } from "#kit/ui/fields/text-field.tsx";
import type { Mentionable } from "#kit/ui/mention-input/mention-state.ts";
import { RichTextEditor } from "#kit/ui/rich-text-editor/rich-text-editor.tsx";
import { TagInput } from "#kit/ui/tag-input/tag-input.tsx";
import { send } from "#kit/web/api/send.ts";
import type { useFields } from "#kit/web/forms/use-fields.ts";
import { takesInterest, type WrittenType } from "../../contract/content-type.ts";
import { POST_TITLE } from "../../contract/limits.ts";
import { listUserNames } from "../../contract/mention-calls.ts";
import { listTags } from "../../contract/tag-calls.ts";
import { usePostMessages } from "../messages.ts";
import styles from "./composer.module.css";
import { ImagePicker } from "./image-picker.tsx";
import type { PostDraft } from "./post-draft.ts";

type PostForm = Pick<ReturnType<typeof useFields<PostDraft>>, "values" | "errors" | "set" | "bind">;

type Props = {
  communityId: number;
  types: readonly WrittenType[];
  form: PostForm;
  isNew: boolean;
  onPictures: (pictures: PicturesState) => void;
  /** Sending was tried while a picture could not be sent. */
  misses: boolean;
};

export function ComposerFields({ communityId, types, form, isNew, onPictures, misses }: Props) {
  const messages = usePostMessages();
  const text = messages.composer;
  const { values: draft, errors, set } = form;
  const named = useNamedError();
  const searchTags = useTagSearch(communityId);
  const pictures = useRef<HTMLInputElement>(null);
  const tags = useRef<HTMLInputElement>(null);
  const search = usePeopleSearch(communityId, draft.content_type);
  return (
    <>
      {isNew && types.length > 1 && (
        <RadioGroup
          label={text.kind}
          value={String(draft.content_type)}
          onChange={(type) => set({ content_type: Number(type) as WrittenType })}
          choices={types.map((type) => ({ value: String(type), label: messages.kind[type] }))}
          error={errors.content_type}
        />
      )}
      <TextField
        {...form.bind("title")}
        data-first
        label={text.title}
        required
        max={POST_TITLE.max}
        autoComplete="off"
        enterKeyHint="next"
      />
      <div className={styles.field}>
        <span className={styles.label} aria-hidden="true">
          <FieldLabel label={text.content} required />
        </span>
        <RichTextEditor
          label={text.content}
          required
          value={draft.content}
          placeholder={text.placeholder}
          invalid={errors.content !== undefined}
          describedBy="post-content-hint"
          names={draft.mentions}
          searchPeople={search}
          onMention={(person) => set((old) => ({ mentions: { ...old.mentions, [person.id]: person.name } }))}
          onChange={(content) => set({ content })}
          tools={[
            { name: text.addImages, icon: IconPhotoPlus, onClick: () => pictures.current?.click() },
            { name: text.addTags, icon: IconHash, onClick: () => tags.current?.focus() },
          ]}
        />
        {errors.content ? (
          <FieldError id="post-content-hint" error={named({ label: text.content, error: errors.content })} />
        ) : (
          <p id="post-content-hint" className={common.note}>
            {text.contentHint}
          </p>
        )}
      </div>
      <ImagePicker
        key={draft.client_id}
        communityId={communityId}
        initial={draft.images}
        onChange={(images) => set({ images })}
        onPictures={onPictures}
        chooser={pictures}
        error={misses ? text.imagesLeftBehind : errors.images}
      />
      <TagInput
        label={text.tags}
        value={draft.tags}
        onChange={(tags) => set({ tags })}
        search={searchTags}
        field={tags}
        error={errors.tags}
      />
      {takesInterest(draft.content_type) && (
        <DateField
          {...form.bind("end_date")}
          label={text.endDate}
          optional
          hint={text.endDateHint}
          min={todayInTokyo()}
          max={dayPickerRange(todayInTokyo()).max}
        />
      )}
    </>
  );
}

/** Finds people who could read the post, since only they can be mentioned. R229 */
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

const useTagSearch = (communityId: number) =>
  useCallback(
    async (q: string) => (await send(listTags, { params: { id: communityId }, query: { q } })).data,
    [communityId],
  );
