import { Section } from "#features/member-details/web/index.ts";
import { passwordKinds } from "#kit/contract/fields/password.ts";
import { NewPasswordFields } from "#kit/ui/fields/new-password-fields.tsx";
import { PasswordField } from "#kit/ui/fields/password-field.tsx";
import { useRegistrationMessages } from "./messages.ts";
import type { useRegistrationForm } from "./use-registration-form.ts";

type Props = { readonly state: ReturnType<typeof useRegistrationForm> };

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
  });
  return (
    <Section title={text.section.password}>
      <NewPasswordFields
        kinds={passwordKinds.alumnus}
        password={bind("password")}
        confirmation={bind("confirmPassword")}
      />
      <PasswordField
        {...bind("secondary_password")}
        hint={text.hint.secondary_password}
        autoComplete="new-password"
        optional
      />
    </Section>
  );
}
