import { PasswordField, type PasswordFieldProps } from "#kit/ui/fields/password-field.tsx";
import { FRESH_SIGN_IN_MINUTES } from "../contract/limits.ts";
import { useAccountMessages } from "./messages.ts";

type Props = Omit<PasswordFieldProps, "autoComplete" | "label"> & {
  /** It is false where the account has no password: then only a new login proves who it is. */
  readonly asks: boolean;
};

/** The signed-in person proves by this who they are. */
export function OwnerField({ asks, ...field }: Props) {
  const { owner: text, field: label } = useAccountMessages();
  if (!asks) return <p>{text.noPassword(FRESH_SIGN_IN_MINUTES)}</p>;
  return (
    <PasswordField
      {...field}
      label={label.currentPassword}
      hint={text.hint}
      autoComplete="current-password"
      required
    />
  );
}
