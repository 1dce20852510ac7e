import { Checkbox } from "#kit/ui/fields/checkbox.tsx";
import { CheckboxGroup } from "#kit/ui/fields/checkbox-group.tsx";
import { useSettingsMessages } from "./messages.ts";
import { SectionForm } from "./section-form.tsx";
import { type SectionProps, useSection } from "./use-section.ts";

const bits = { alumni: 2, employees: 1 } as const;
type Kind = keyof typeof bits;
const kinds = Object.keys(bits) as readonly Kind[];
const whoOf = (permission: number): Kind[] => kinds.filter((kind) => (permission & bits[kind]) !== 0);
const permissionOf = (who: readonly Kind[]): number => who.reduce((all, kind) => all | bits[kind], 0);

const posts = ["post_article_permission", "post_recruitment_permission"] as const;
const allowances = [
  "group_creation",
  "can_use_invited_code",
  "interest_display_setting_recruitment",
  "interest_display_setting_joboffer",
] as const;

/** R467: what members may is set here; administrators always may. */
export function PermissionsSection(props: SectionProps) {
  const text = useSettingsMessages();
  const form = useSection("permissions", props);
  const choices = kinds.map((kind) => ({ value: kind, label: text.kinds[kind] }));
  return (
    <SectionForm form={form} onDiscard={() => form.begin(props.view.settings)}>
      {posts.map((name) => {
        const { value, onChange, onBlur, error } = form.bind(name);
        return (
          <CheckboxGroup
            key={name}
            label={text.fields[name]}
            choices={choices}
            value={whoOf(value)}
            onChange={(who) => onChange(permissionOf(who))}
            {...{ onBlur, error }}
          />
        );
      })}
      {allowances.map((name) => {
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
    </SectionForm>
  );
}
