import common from "#kit/ui/common.module.css";
import { Checkbox } from "#kit/ui/fields/checkbox.tsx";
import { FieldGroup } from "#kit/ui/fields/field.tsx";
import { SelectField } from "#kit/ui/fields/select-field.tsx";
import { TextArea } from "#kit/ui/fields/text-area.tsx";
import { TextField } from "#kit/ui/fields/text-field.tsx";
import type { useForm } from "#kit/web/forms/use-form.ts";
import { useChoices } from "#kit/web/table/declared.tsx";
import { type FaqCategory, faqCategoryWords } from "../contract/categories.ts";
import { FAQ_ANSWER_MAX, FAQ_QUESTION_MAX } from "../contract/limits.ts";
import type { createFaq } from "../contract/operator-calls.ts";
import { useOperatorFaqMessages } from "./operator-messages.ts";

export type FaqValues = {
  category: FaqCategory;
  question_ja: string;
  answer_ja: string;
  question_en: string;
  answer_en: string;
  published: boolean;
};
type FaqForm = Pick<ReturnType<typeof useForm<FaqValues, typeof createFaq>>, "bind" | "values" | "set">;

/** The same question in both languages; what is missing in one can follow before it is published. */
export function FaqFields({ form }: { readonly form: FaqForm }) {
  const text = useOperatorFaqMessages();
  const category = form.bind("category");
  const language = (code: "ja" | "en", label: string, isOptional: boolean) => (
    <FieldGroup label={label}>
      <div className={common.stack4} lang={code}>
        <TextField
          {...form.bind(`question_${code}`)}
          label={text.question}
          max={FAQ_QUESTION_MAX}
          autoComplete="off"
          required={!isOptional}
          optional={isOptional}
        />
        <TextArea
          {...form.bind(`answer_${code}`)}
          label={text.answer}
          hint={text.answerHint}
          max={FAQ_ANSWER_MAX}
          rows={6}
          optional
        />
      </div>
    </FieldGroup>
  );
  return (
    <div className={common.stack5}>
      <SelectField
        {...category}
        onChange={(chosen) => category.onChange(chosen as FaqCategory)}
        label={text.category}
        choices={useChoices(faqCategoryWords)}
        required
      />
      {language("ja", text.japanese, false)}
      {language("en", text.english, true)}
      <div className={common.stack2}>
        <Checkbox
          label={text.isPublished}
          checked={form.values.published}
          onChange={(published) => form.set({ published })}
        />
        <p className={common.note}>{text.publishedNote}</p>
      </div>
    </div>
  );
}
