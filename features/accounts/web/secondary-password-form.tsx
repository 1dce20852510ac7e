import type { ReactNode } from "react";
import { passwordKinds } from "#kit/contract/fields/password.ts";
import { Button } from "#kit/ui/button/button.tsx";
import { NewPasswordFields } from "#kit/ui/fields/new-password-fields.tsx";
import { NoticeBox } from "#kit/ui/notice-box/notice-box.tsx";
import { checkValues } from "#kit/web/forms/check-values.ts";
import { useCheckedForm } from "#kit/web/forms/use-checked-form.ts";
import { setSecondaryPassword } from "../contract/calls.ts";
import {
  ownerConfirmation,
  type SecondaryPasswordChange,
  secondaryPasswordChange,
} from "../contract/schemas.ts";
import styles from "./accounts.module.css";
import { useAccountMessages } from "./messages.ts";
import { OwnerField } from "./owner-field.tsx";
import { bindTo, useSubmit } from "./use-submit.ts";

const initial = (): SecondaryPasswordChange => ({
  current_password: "",
  secondary_password: "",
  confirmPassword: "",
});
const check = (values: SecondaryPasswordChange) => checkValues(secondaryPasswordChange, values);
/** Where there is a password it has to be typed, too. */
const checkWithOwner = (values: SecondaryPasswordChange) => {
  const [own, all] = [checkValues(ownerConfirmation, values), check(values)];
  const faults = [own, all].flatMap((checked) => ("faults" in checked ? checked.faults : []));
  return faults.length > 0 ? { faults } : all;
};

type Props = { readonly hasPassword: boolean; readonly other: ReactNode; readonly onDone: () => void };

/** No user name beside it: a password manager shall not take it for the one that logs in. */
export function SecondaryPasswordForm({ hasPassword, other, onDone }: Props) {
  const text = useAccountMessages();
  const state = useCheckedForm({ initial, check: hasPassword ? checkWithOwner : check });
  const { form, isPending, failure, onSubmit } = useSubmit(setSecondaryPassword, {
    state,
    inputOf: (body) => ({ body }),
    onDone,
  });
  const bind = bindTo(state);
  return (
    <form ref={form} className={styles.form} onSubmit={onSubmit} noValidate>
      {failure && <NoticeBox alert>{failure}</NoticeBox>}
      <OwnerField {...bind("current_password", text.field.currentPassword)} asks={hasPassword} />
      <NewPasswordFields
        kinds={passwordKinds.alumnus}
        password={bind("secondary_password", text.field.newSecondaryPassword)}
        confirmation={bind("confirmPassword", text.field.newSecondaryPasswordAgain)}
      />
      <div className={styles.formButtons}>
        {other}
        <Button type="submit" variant="primary" pending={isPending}>
          {text.secondary.submit}
        </Button>
      </div>
    </form>
  );
}
