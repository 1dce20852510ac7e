import * as limits from "#kit/contract/fields/limits.ts";
import common from "#kit/ui/common.module.css";
import { RadioGroup } from "#kit/ui/fields/radio-group.tsx";
import { TextArea } from "#kit/ui/fields/text-area.tsx";
import { TextField } from "#kit/ui/fields/text-field.tsx";
import type { useForm } from "#kit/web/forms/use-form.ts";
import { useChoices, useLabels } from "#kit/web/table/declared.tsx";
import {
  type createMessageTemplate,
  listMessageTemplates,
  type TemplateType,
  templateTypeWords,
} from "../contract/calls.ts";
import { TEMPLATE_NAME } from "../contract/limits.ts";
import { useTemplateMessages } from "./messages.ts";

export type TemplateValues = { name: string; type: TemplateType; body: string };
type TemplateForm = ReturnType<typeof useForm<TemplateValues, typeof createMessageTemplate>>;

export function TemplateFields({ form }: { readonly form: Pick<TemplateForm, "bind"> }) {
  const text = useTemplateMessages();
  const label = useLabels(listMessageTemplates);
  const choices = useChoices(templateTypeWords);
  const type = form.bind("type");
  return (
    <div className={common.stack4}>
      <TextField
        {...form.bind("name")}
        label={label.name}
        maxLength={TEMPLATE_NAME.max}
        autoComplete="off"
        required
      />
      <RadioGroup
        {...type}
        onChange={(chosen) => chosen && type.onChange(chosen)}
        label={label.type}
        choices={choices}
      />
      <TextArea
        {...form.bind("body")}
        label={label.body}
        hint={text.bodyHint}
        max={limits.message.max}
        rows={8}
        required
      />
    </div>
  );
}
