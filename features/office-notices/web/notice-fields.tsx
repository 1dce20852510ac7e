import type { PicturesState } from "#features/files/web/index.ts";
import { listSavedViews } from "#features/saved-views/contract/calls.ts";
import { richTextToText } from "#kit/contract/fields/rich-text.ts";
import { articleLength } from "#kit/contract/fields/text-length.ts";
import common from "#kit/ui/common.module.css";
import { CheckboxGroup } from "#kit/ui/fields/checkbox-group.tsx";
import { DateTimeField } from "#kit/ui/fields/date-time-field.tsx";
import { FieldGroup } from "#kit/ui/fields/field.tsx";
import { RadioGroup } from "#kit/ui/fields/radio-group.tsx";
import { SelectField } from "#kit/ui/fields/select-field.tsx";
import { TextField } from "#kit/ui/fields/text-field.tsx";
import { RichTextEditor } from "#kit/ui/rich-text-editor/rich-text-editor.tsx";
import type { useFields } from "#kit/web/forms/use-fields.ts";
import { useCall } from "#kit/web/query/use-call.ts";
import { useChoices } from "#kit/web/table/declared.tsx";
import { noticeTargetWords } from "../contract/calls.ts";
import { NOTICE_CONTENT, NOTICE_TITLE } from "../contract/limits.ts";
import { useOfficeNoticeMessages } from "./messages.ts";
import { NoticePictures } from "./notice-pictures.tsx";
import type { NoticeValues } from "./notice-values.ts";

type Props = {
  readonly communityId: number;
  readonly form: Pick<ReturnType<typeof useFields<NoticeValues>>, "values" | "errors" | "set" | "bind">;
  /** The list that is remembered with the notice, also where its view is gone. */
  readonly remembered: { readonly view_id: number; readonly name: string } | null;
  readonly onPictures: (pictures: PicturesState) => void;
  /** Saving was tried while a picture was not sent. */
  readonly pictureError: string | undefined;
};

export function NoticeFields({ communityId, form, remembered, onPictures, pictureError }: Props) {
  const text = useOfficeNoticeMessages().field;
  const { values, errors, set } = form;
  const targets = useChoices(noticeTargetWords);
  const lists = useListChoices(communityId, remembered);
  const length = articleLength(richTextToText(values.content).trim());
  return (
    <div className={common.stack5}>
      <TextField
        {...form.bind("title")}
        label={text.title}
        max={NOTICE_TITLE.max}
        autoComplete="off"
        required
      />
      <FieldGroup label={text.content} hint={text.contentHint} error={errors.content}>
        <RichTextEditor
          label={text.content}
          value={values.content}
          invalid={errors.content !== undefined}
          onChange={(content) => set({ content })}
        />
        <p className={common.note}>
          {length.toLocaleString("en-US")} / {NOTICE_CONTENT.max.toLocaleString("en-US")}
        </p>
      </FieldGroup>
      <NoticePictures
        communityId={communityId}
        initial={values.image_ids}
        onChange={(image_ids) => set({ image_ids })}
        onPictures={onPictures}
        error={pictureError ?? errors.image_ids}
      />
      <TextField
        {...form.bind("detail_link")}
        label={text.link}
        hint={text.linkHint}
        type="url"
        inputMode="url"
        autoComplete="off"
        placeholder="https://"
      />
      <CheckboxGroup
        {...form.bind("targets")}
        label={text.targets}
        hint={text.targetsHint}
        choices={targets}
      />
      {lists.length > 0 && (
        <SelectField
          {...form.bind("view_id")}
          label={text.list}
          hint={text.listHint}
          placeholder={text.noList}
          choices={lists}
        />
      )}
      <RadioGroup
        label={text.publication}
        value={values.published ? "public" : "private"}
        onChange={(chosen) => set({ published: chosen === "public" })}
        choices={[
          { value: "public", label: text.public, note: text.publicNote },
          { value: "private", label: text.private, note: text.privateNote },
        ]}
        error={errors.published}
        stacked
      />
      <DateTimeField
        {...form.bind("publication_start_period")}
        label={text.start}
        hint={text.startHint}
        required
      />
      <DateTimeField {...form.bind("publication_end_period")} label={text.end} hint={text.endHint} />
    </div>
  );
}

/** Offers the views of both lists of people that the administrator sees. */
function useListChoices(id: number, remembered: Props["remembered"]) {
  const { listOf } = useOfficeNoticeMessages();
  const ofAlumni = useCall(listSavedViews, { params: { id }, query: { list: "people_alumnus" } });
  const ofEmployees = useCall(listSavedViews, { params: { id }, query: { list: "people_employee" } });
  const choices = [
    ...(ofAlumni.data?.data.records ?? []).map((view) => ({ ...view, of: listOf.people_alumnus })),
    ...(ofEmployees.data?.data.records ?? []).map((view) => ({ ...view, of: listOf.people_employee })),
  ].map(({ id: view, name, of }) => ({ value: String(view), label: `${of}：${name}` }));
  const isMissing = remembered !== null && !choices.some(({ value }) => value === String(remembered.view_id));
  return isMissing ? [...choices, { value: String(remembered.view_id), label: remembered.name }] : choices;
}
