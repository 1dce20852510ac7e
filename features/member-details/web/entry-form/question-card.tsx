import { IconTrash } from "@tabler/icons-react";
import { Button } from "#kit/ui/button/button.tsx";
import { Card } from "#kit/ui/card/card.tsx";
import common from "#kit/ui/common.module.css";
import { RadioGroup } from "#kit/ui/fields/radio-group.tsx";
import { TextArea } from "#kit/ui/fields/text-area.tsx";
import { TextField } from "#kit/ui/fields/text-field.tsx";
import type { EntryQuestion } from "../../contract/entry-form.ts";
import { questionType } from "../../contract/form.ts";
import { RequirementField } from "./columns.tsx";
import styles from "./entry-form.module.css";
import { useEntryFormMessages } from "./messages.ts";

type Props = {
  readonly question: EntryQuestion;
  /** The place counts from 1 in the current order; the question's number in the form stays with its answers. */
  readonly place: number;
  readonly errors: { readonly question: string | undefined; readonly setting: string | undefined };
  readonly onChange: (changes: Partial<EntryQuestion>) => void;
  readonly onBlur: (field: "question" | "setting") => void;
  readonly onRemove: () => void;
};

type Type = EntryQuestion["setting"]["type"];

/** The card edits one of the community's own questions. R414 */
export function QuestionCard({ question, place, errors, onChange, onBlur, onRemove }: Props) {
  const { questions: text } = useEntryFormMessages();
  const { number, setting } = question;
  return (
    <Card as="li" className={common.stack4} aria-labelledby={`question-${number}`}>
      <div className={styles.head}>
        <h3 id={`question-${number}`}>{text.number(place)}</h3>
        <Button
          size="sm"
          variant="subtle"
          icon={<IconTrash size={18} aria-hidden="true" />}
          aria-label={text.removeNumbered(place)}
          onClick={onRemove}
        >
          {text.remove}
        </Button>
      </div>
      <TextField
        label={text.question}
        required
        value={question.question}
        onChange={(value) => onChange({ question: value })}
        onBlur={() => onBlur("question")}
        error={errors.question}
      />
      <RadioGroup
        label={text.type}
        choices={(["0", "1", "2"] as const).map((one) => ({ value: one, label: text.types[one] }))}
        value={`${setting.type}`}
        onChange={(one) => onChange({ setting: { ...setting, type: Number(one) as Type } })}
      />
      {setting.type !== questionType.freeText && (
        <TextArea
          label={text.choices}
          hint={text.choicesHint}
          required
          value={setting.data.join("\n")}
          onChange={(value) => onChange({ setting: { ...setting, data: value.split("\n") } })}
          onBlur={() => onBlur("setting")}
          error={errors.setting}
          rows={5}
        />
      )}
      <RequirementField
        label={text.requirement}
        value={question.requirement}
        onChange={(requirement) => onChange({ requirement })}
      />
    </Card>
  );
}
