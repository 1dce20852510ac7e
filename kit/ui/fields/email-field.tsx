import { toEmail } from "#kit/contract/fields/email.ts";
import { TextField, type TextFieldProps } from "./text-field.tsx";

/** Full-width letters are converted on leaving the field. `autoComplete` is `email`, or `username` at sign-in. */
export function EmailField(props: TextFieldProps) {
  return (
    <TextField
      type="email"
      autoComplete="email"
      inputMode="email"
      autoCapitalize="none"
      spellCheck={false}
      convert={toEmail}
      {...props}
    />
  );
}
