import type { ReactNode } from "react";
import { passwordKinds } from "#kit/contract/fields/password.ts";
import { NewPasswordFields } from "#kit/ui/fields/new-password-fields.tsx";
import { checkValues } from "#kit/web/forms/check-values.ts";
import { Form } from "#kit/web/forms/form.tsx";
import { useForm } from "#kit/web/forms/use-form.ts";
import { setSecondaryPassword } from "../contract/calls.ts";
import {
  ownerConfirmation,
  type SecondaryPasswordChange,
  secondaryPasswordChange,
} from "../contract/schemas.ts";
import { useAccountMessages } from "./messages.ts";
import { OwnerField } from "./owner-field.tsx";

const initial = (): SecondaryPasswordChange => ({
  current_password: "",
  secondary_password: "",
  confirmPassword: "",
});
/** Where there is a password, it has to be typed too. */
const checkWithOwner = (values: SecondaryPasswordChange) => {
  const [own, all] = [checkValues(ownerConfirmation, values), checkValues(secondaryPasswordChange, values)];
  const faults = [own, all].flatMap((checked) => ("faults" in checked ? checked.faults : []));
  return faults.length > 0 ? { faults } : all;
};

type Props = { readonly hasPassword: boolean; readonly other: ReactNode; readonly onDone: () => void };

/** There is no user name field, so that a password manager does not take this for the sign-in password. */
export function SecondaryPasswordForm({ hasPassword, other, onDone }: Props) {
  const text = useAccountMessages();
  const form = useForm(setSecondaryPassword, {
    initial,
    check: hasPassword ? checkWithOwner : secondaryPasswordChange,
    input: (body) => ({ body }),
    done: () => text.secondary.changeDone,
    onDone,
  });
  return (
    <Form form={form} submit={text.secondary.submit} other={other}>
      <OwnerField {...form.bind("current_password")} asks={hasPassword} />
      <NewPasswordFields
        kinds={passwordKinds.alumnus}
        password={{ ...form.bind("secondary_password"), label: text.field.newSecondaryPassword }}
        confirmation={{ ...form.bind("confirmPassword"), label: text.field.newSecondaryPasswordAgain }}
      />
    </Form>
  );
}
