import { CheckboxGroup } from "#kit/ui/fields/checkbox-group.tsx";
import { RadioGroup } from "#kit/ui/fields/radio-group.tsx";
import { TextArea } from "#kit/ui/fields/text-area.tsx";
import { answerField } from "../contract/details.ts";
import { type AdditionalQuestion, questionType, requirement } from "../contract/form.ts";
import { ADDITIONAL_ANSWER_MAX } from "../contract/limits.ts";
import type { BlockProps } from "./field-props.ts";
import { useMemberDetailsMessages } from "./messages.ts";

/** Asks the community's own questions. R093–R095 */
export function QuestionFields(props: BlockProps) {
  return props.form.additional_information.map((question) => (
    <QuestionField key={question.number} {...props} question={question} />
  ));
}

function QuestionField({ question, ...props }: BlockProps & { question: AdditionalQuestion }) {
  const text = useMemberDetailsMessages().hint;
  const { values, errors, set, markVisited, locked = false } = props;
  const field = answerField(question.number);
  const answer = values[field];
  const required = question.requirement === requirement.required;
  const shared = {
    label: question.question,
    required,
    optional: !required,
    error: errors[field],
    onBlur: () => markVisited(field),
    disabled: locked,
  };
  const choices = question.setting.data.map((value) => ({ value, label: value }));
  if (question.setting.type === questionType.multipleChoice)
    return (
      <CheckboxGroup
        {...shared}
        hint={text.multiple}
        stacked
        choices={choices}
        value={Array.isArray(answer) ? answer : []}
        onChange={(chosen) => set({ [field]: [...chosen] })}
      />
    );
  const value = Array.isArray(answer) ? "" : answer;
  const onChange = (next: string) => set({ [field]: next });
  if (question.setting.type === questionType.singleChoice)
    return <RadioGroup {...shared} stacked choices={choices} value={value} onChange={onChange} />;
  return <TextArea {...shared} value={value} onChange={onChange} max={ADDITIONAL_ANSWER_MAX} />;
}
