import { Section } from "#features/member-details/web/index.ts";
import { passwordKinds } from "#kit/contract/fields/password.ts";
import { NewPasswordFields } from "#kit/ui/fields/new-password-fields.tsx";
import type { useFields } from "#kit/web/forms/use-fields.ts";
import type { Registration } from "../contract/registration-schema.ts";
import { useRegistrationMessages } from "./messages.ts";

type Props = { readonly form: Pick<ReturnType<typeof useFields<Registration>>, "bind"> };

/** The passwords are never stored outside the page's memory. */
export function PasswordFields({ form }: Props) {
  const text = useRegistrationMessages();
  const bind = (name: "password" | "confirmPassword") => ({ ...form.bind(name), label: text.field[name] });
  return (
    <Section title={text.section.password}>
      <NewPasswordFields
        kinds={passwordKinds.alumnus}
        password={bind("password")}
        confirmation={bind("confirmPassword")}
      />
    </Section>
  );
}
