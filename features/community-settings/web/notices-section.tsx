import common from "#kit/ui/common.module.css";
import { Checkbox } from "#kit/ui/fields/checkbox.tsx";
import { SelectField } from "#kit/ui/fields/select-field.tsx";
import { useSettingsMessages } from "./messages.ts";
import { SectionForm } from "./section-form.tsx";
import { type SectionProps, useSection } from "./use-section.ts";

const NONE = "none";
const hours = Array.from({ length: 24 }, (_, hour) => hour);

export function NoticesSection(props: SectionProps) {
  const text = useSettingsMessages();
  const form = useSection("notices", props);
  const choices = [
    { value: NONE, label: text.noQuietHours },
    ...hours.map((hour) => ({ value: String(hour), label: text.hour(hour) })),
  ];
  return (
    <SectionForm form={form} onDiscard={() => form.begin(props.view.settings)}>
      {(["mails_applications", "mails_waiting_chats"] as const).map((name) => {
        const { value, onChange, onBlur, error } = form.bind(name);
        return (
          <Checkbox
            key={name}
            label={text.allowances[name]}
            checked={value}
            {...{ onChange, onBlur, error }}
          />
        );
      })}
      <div className={common.pair}>
        {(["quiet_from", "quiet_until"] as const).map((name) => {
          const { value, onChange, onBlur, error } = form.bind(name);
          return (
            <SelectField
              key={name}
              name={name}
              label={text.fields[name]}
              choices={choices}
              required
              value={value === null ? NONE : String(value)}
              onChange={(chosen) => onChange(chosen === NONE ? null : Number(chosen))}
              {...{ onBlur, error }}
            />
          );
        })}
      </div>
      <p className={common.note}>{text.quietNote}</p>
    </SectionForm>
  );
}
