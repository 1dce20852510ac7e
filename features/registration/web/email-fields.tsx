import { EmailField } from "#kit/ui/fields/email-field.tsx";
import { useRegistrationMessages } from "./messages.ts";
import type { useRegistrationForm } from "./use-registration-form.ts";

/** The address twice: the mail that completes the registration goes there. R206 */
export function EmailFields({ state }: { state: ReturnType<typeof useRegistrationForm> }) {
  const text = useRegistrationMessages();
  const bind = (name: "email" | "email_confirmation") => ({
    name,
    label: text.field[name],
    value: state.values[name],
    onChange: (value: string) => state.set({ [name]: value }),
    onBlur: () => state.leave(name),
    error: state.errors[name],
    required: true,
  });
  return (
    <>
      <EmailField {...bind("email")} hint={text.hint.email} autoComplete="username" />
      <EmailField {...bind("email_confirmation")} autoComplete="off" />
    </>
  );
}
