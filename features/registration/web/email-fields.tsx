import { EmailField } from "#kit/ui/fields/email-field.tsx";
import type { useFields } from "#kit/web/forms/use-fields.ts";
import type { Registration } from "../contract/registration-schema.ts";
import { useRegistrationMessages } from "./messages.ts";

/** The address twice: the mail that completes the registration goes there. R206 */
export function EmailFields({ form }: { form: Pick<ReturnType<typeof useFields<Registration>>, "bind"> }) {
  const text = useRegistrationMessages();
  const bind = (name: "email" | "email_confirmation") => ({ ...form.bind(name), label: text.field[name] });
  return (
    <>
      <EmailField {...bind("email")} required hint={text.hint.email} autoComplete="username" />
      <EmailField {...bind("email_confirmation")} required autoComplete="off" />
    </>
  );
}
