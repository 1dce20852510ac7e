import { NOTICE_CONTENT, NOTICE_TITLE } from "#features/office-notices/contract/limits.ts";
import { richTextToText } from "#kit/contract/fields/rich-text.ts";
import { articleLength } from "#kit/contract/fields/text-length.ts";
import type { Language } from "#kit/contract/language.ts";
import common from "#kit/ui/common.module.css";
import { DateTimeField } from "#kit/ui/fields/date-time-field.tsx";
import { FieldGroup } from "#kit/ui/fields/field.tsx";
import { RadioGroup } from "#kit/ui/fields/radio-group.tsx";
import { TextField } from "#kit/ui/fields/text-field.tsx";
import { RichTextEditor } from "#kit/ui/rich-text-editor/rich-text-editor.tsx";
import type { useFields } from "#kit/web/forms/use-fields.ts";
import { useOperatorNoticeMessages } from "./messages.ts";
import type { ProductNoticeValues } from "./notice-values.ts";

type Props = {
  readonly form: Pick<
    ReturnType<typeof useFields<ProductNoticeValues>>,
    "values" | "errors" | "set" | "bind"
  >;
};

export function NoticeFields({ form }: Props) {
  const text = useOperatorNoticeMessages().field;
  const { values, errors, set } = form;
  return (
    <div className={common.stack5}>
      <FieldGroup label={text.japanese}>
        <WrittenFields form={form} language="ja" />
      </FieldGroup>
      <FieldGroup label={text.english} hint={text.englishHint}>
        <WrittenFields form={form} language="en" />
      </FieldGroup>
      <RadioGroup
        label={text.publication}
        value={values.published ? "public" : "draft"}
        onChange={(chosen) => set({ published: chosen === "public" })}
        choices={[
          { value: "public", label: text.public, note: text.publicNote },
          { value: "draft", label: text.draft, note: text.draftNote },
        ]}
        error={errors.published}
        stacked
      />
      <DateTimeField {...form.bind("public_date")} label={text.start} hint={text.startHint} required />
      <DateTimeField {...form.bind("end_date")} label={text.end} hint={text.endHint} />
    </div>
  );
}

const fieldsIn = {
  ja: { title: "title", content: "content" },
  en: { title: "title_en", content: "content_en" },
} as const;

/** Title and text in one language; only Japanese is required. */
function WrittenFields({ form, language }: Props & { readonly language: Language }) {
  const text = useOperatorNoticeMessages().field;
  const { title, content } = fieldsIn[language];
  const html = form.values[content];
  const length = articleLength(richTextToText(html).trim());
  return (
    <div className={common.stack4} lang={language}>
      <TextField
        {...form.bind(title)}
        label={text.title}
        max={NOTICE_TITLE.max}
        autoComplete="off"
        required={language === "ja"}
        optional={language === "en"}
      />
      <FieldGroup
        label={text.content}
        error={form.errors[content]}
        required={language === "ja"}
        optional={language === "en"}
      >
        <RichTextEditor
          label={text.contentIn[language]}
          value={html}
          invalid={form.errors[content] !== undefined}
          onChange={(typed) => form.set({ [content]: typed })}
        />
        <p className={common.note}>
          {length.toLocaleString("en-US")} / {NOTICE_CONTENT.max.toLocaleString("en-US")}
        </p>
      </FieldGroup>
    </div>
  );
}
