import { IconPlus } from "@tabler/icons-react";
import { Button } from "#kit/ui/button/button.tsx";
import common from "#kit/ui/common.module.css";
import { SettingsBlock } from "#kit/ui/settings-page/settings-page.tsx";
import type { FieldErrors } from "#kit/web/forms/errors-by-field.ts";
import type { EntryQuestion } from "../../contract/entry-form.ts";
import { questionType, requirement } from "../../contract/form.ts";
import { ADDITIONAL_QUESTIONS } from "../../contract/limits.ts";
import styles from "./entry-form.module.css";
import { useEntryFormMessages } from "./messages.ts";
import { QuestionCard } from "./question-card.tsx";

type Props = {
  readonly questions: readonly EntryQuestion[];
  /** The errors are keyed by their place in the form: `additional_information.0.question`. */
  readonly errors: FieldErrors;
  readonly onChange: (questions: EntryQuestion[]) => void;
  readonly onBlur: (field: string) => void;
};

export const QUESTIONS = "questions";

const slots = Array.from({ length: ADDITIONAL_QUESTIONS }, (_, i) => i + 1);
const fieldOf = (at: number, field: string) => `additional_information.${at}.${field}`;

/** R093: edits the community's own questions, each in its slot. */
export function Questions({ questions, errors, onChange, onBlur }: Props) {
  const { questions: text } = useEntryFormMessages();
  const free = slots.find((slot) => !questions.some(({ number }) => number === slot));
  const add = () => {
    if (free === undefined) return;
    const setting = { type: questionType.freeText, data: [] };
    const added = { number: free, question: "", setting, requirement: requirement.optional };
    onChange([...questions, added].sort((a, b) => a.number - b.number));
  };
  return (
    <SettingsBlock id={QUESTIONS} title={text.title} lead={text.lead(ADDITIONAL_QUESTIONS)}>
      <div>
        <p className={styles.lead}>{questions.length === 0 ? text.none : text.unnecessary}</p>
        {questions.length > 0 && <p className={styles.lead}>{text.rewritten}</p>}
      </div>
      <ol className={common.stack4}>
        {questions.map((question, at) => (
          <QuestionCard
            key={question.number}
            question={question}
            place={at + 1}
            errors={{ question: errors[fieldOf(at, "question")], setting: errors[fieldOf(at, "setting")] }}
            onChange={(changes) =>
              onChange(questions.map((one, i) => (i === at ? { ...one, ...changes } : one)))
            }
            onBlur={(field) => onBlur(fieldOf(at, field))}
            onRemove={() => onChange(questions.filter((_, i) => i !== at))}
          />
        ))}
      </ol>
      <div>
        {free === undefined ? (
          <p className={styles.lead}>{text.full(ADDITIONAL_QUESTIONS)}</p>
        ) : (
          <Button icon={<IconPlus size={20} aria-hidden="true" />} onClick={add}>
            {text.add}
          </Button>
        )}
      </div>
    </SettingsBlock>
  );
}
