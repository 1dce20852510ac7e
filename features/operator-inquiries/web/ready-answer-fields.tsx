import common from "#kit/ui/common.module.css";
import { TextArea } from "#kit/ui/fields/text-area.tsx";
import { TextField } from "#kit/ui/fields/text-field.tsx";
import type { useForm } from "#kit/web/forms/use-form.ts";
import { ANSWER_MAX, READY_ANSWER_NAME } from "../contract/limits.ts";
import type { createReadyAnswer } from "../contract/ready-answer-calls.ts";
import { useInquiriesMessages } from "./messages.ts";

export type ReadyAnswerValues = { name: string; text_ja: string; text_en: string };
type ReadyAnswerForm = Pick<ReturnType<typeof useForm<ReadyAnswerValues, typeof createReadyAnswer>>, "bind">;

export function ReadyAnswerFields({ form }: { readonly form: ReadyAnswerForm }) {
  const text = useInquiriesMessages().ready;
  const area = { max: ANSWER_MAX, rows: 8, required: true } as const;
  return (
    <div className={common.stack4}>
      <TextField
        {...form.bind("name")}
        label={text.name}
        max={READY_ANSWER_NAME.max}
        autoComplete="off"
        required
      />
      <TextArea {...form.bind("text_ja")} label={text.japanese} hint={text.hint} lang="ja" {...area} />
      <TextArea {...form.bind("text_en")} label={text.english} lang="en" {...area} />
    </div>
  );
}
