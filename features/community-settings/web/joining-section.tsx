import common from "#kit/ui/common.module.css";
import { Checkbox } from "#kit/ui/fields/checkbox.tsx";
import { useSettingsMessages } from "./messages.ts";
import { SectionForm } from "./section-form.tsx";
import { type SectionProps, useSection } from "./use-section.ts";

export function JoiningSection(props: SectionProps) {
  const text = useSettingsMessages();
  const form = useSection("joining", props);
  const { value, onChange, onBlur, error } = form.bind("approve_alumni_by_hand");
  return (
    <SectionForm form={form} onDiscard={() => form.begin(props.view.settings)}>
      <Checkbox
        label={text.allowances.approve_alumni_by_hand}
        checked={value}
        {...{ onChange, onBlur, error }}
      />
      <p className={common.note}>{text.approval[value ? "byHand" : "atOnce"]}</p>
    </SectionForm>
  );
}
