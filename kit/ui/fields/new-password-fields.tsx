import type { FieldProps } from "./field.tsx";
import { PasswordField } from "./password-field.tsx";

type Bound = FieldProps<string> & { readonly name: string };

/** A new password is typed twice; the rules below the first are ticked off while it is typed. R198–R205 */
export function NewPasswordFields({
  kinds,
  password,
  confirmation,
}: {
  kinds: 2 | 3;
  password: Bound;
  confirmation: Bound;
}) {
  return (
    <>
      <PasswordField {...password} kinds={kinds} autoComplete="new-password" required />
      <PasswordField {...confirmation} autoComplete="new-password" required />
    </>
  );
}
