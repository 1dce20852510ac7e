import { PasswordField } from "#kit/ui/fields/password-field.tsx";
import { Section } from "./details-fields.tsx";
import { useRegistrationMessages } from "./messages.ts";
import type { useRegistrationForm } from "./use-registration-form.ts";

type Props = { readonly state: ReturnType<typeof useRegistrationForm> };
const ALUMNI_KINDS = 2;

/** Never kept outside of the page; the second password is for those who want one for the points exchange. */
export function PasswordFields({ state }: Props) {
  const text = useRegistrationMessages();
  const bind = (name: "password" | "confirmPassword" | "secondary_password") => ({
    name,
    label: text.field[name],
    value: state.values[name],
    onChange: (value: string) => state.set({ [name]: value }),
    onBlur: () => state.leave(name),
    error: state.errors[name],
    autoComplete: "new-password" as const,
  });
  return (
    <Section title={text.section.password}>
      <PasswordField {...bind("password")} kinds={ALUMNI_KINDS} required />
      <PasswordField {...bind("confirmPassword")} required />
      <PasswordField {...bind("secondary_password")} hint={text.hint.secondary_password} optional />
    </Section>
  );
}
