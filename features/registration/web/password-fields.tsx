import { Section } from "#features/member-details/web/index.ts";
import { passwordKinds } from "#kit/contract/fields/password.ts";
import { NewPasswordFields } from "#kit/ui/fields/new-password-fields.tsx";
import { PasswordField } from "#kit/ui/fields/password-field.tsx";
import type { useFields } from "#kit/web/forms/use-fields.ts";
import type { Registration } from "../contract/registration-schema.ts";
import { useRegistrationMessages } from "./messages.ts";

type Props = { readonly form: Pick<ReturnType<typeof useFields<Registration>>, "bind"> };

/** Never kept outside of the page; the second password is for those who want one for the points exchange. */
export function PasswordFields({ form }: Props) {
  const text = useRegistrationMessages();
  const bind = (name: "password" | "confirmPassword" | "secondary_password") => ({
    ...form.bind(name),
    label: text.field[name],
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
