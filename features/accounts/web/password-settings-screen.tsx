import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Link, Navigate, useNavigate } from "react-router";
import { listSocialLogins } from "#features/social-logins/contract/calls.ts";
import { listPartnerLogins } from "#features/social-logins/contract/partner-calls.ts";
import type { LoginProvider } from "#features/social-logins/contract/services.ts";
import { Button, ButtonLink } from "#kit/ui/button/button.tsx";
import { Card } from "#kit/ui/card/card.tsx";
import { NewPasswordFields } from "#kit/ui/fields/new-password-fields.tsx";
import { PasswordField } from "#kit/ui/fields/password-field.tsx";
import { NoticeBox } from "#kit/ui/notice-box/notice-box.tsx";
import { toast } from "#kit/ui/toaster/toast.ts";
import { checkValues } from "#kit/web/forms/check-values.ts";
import { useCheckedForm } from "#kit/web/forms/use-checked-form.ts";
import { listSessions, showAccount } from "../contract/calls.ts";
import { type PasswordChange, passwordChange } from "../contract/schemas.ts";
import styles from "./accounts.module.css";
import { useAccountMessages } from "./messages.ts";
import { ownArea } from "./own-area.ts";
import { SettingsPage } from "./settings-page.tsx";
import { UnlinkChoices } from "./unlink-choices.tsx";
import { useAccount } from "./use-account.ts";
import { bindTo, useSubmit } from "./use-submit.ts";
import { UserName } from "./user-name.tsx";

const checks = {
  alumnus: (values: PasswordChange) => checkValues(passwordChange("alumnus"), values),
  employee: (values: PasswordChange) => checkValues(passwordChange("employee"), values),
};
const initial = (): PasswordChange => ({ current_password: "", password: "", confirmPassword: "" });

/** A new password, asked for with the present one. */
export default function PasswordSettingsScreen() {
  const text = useAccountMessages();
  const { calls, kind, kindsOfCharacters, paths } = ownArea();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const account = useAccount().data?.data;
  const [unlink, setUnlink] = useState<readonly LoginProvider[]>([]);
  const state = useCheckedForm<PasswordChange>({ initial, check: checks[kind] });
  const { form, isPending, failure, onSubmit } = useSubmit(calls.changePassword, {
    state,
    inputOf: (values) => ({ body: { ...values, unlink: [...unlink] } }),
    onDone: () => {
      // Other sessions have ended, and so has a change of address that was waiting.
      for (const { path } of [listSessions, showAccount, listSocialLogins, listPartnerLogins])
        void queryClient.invalidateQueries({ queryKey: [path] });
      toast({ type: "success", message: text.passwordForm.changed });
      void navigate(paths.settings);
    },
  });
  const bind = bindTo(state);
  if (account?.has_password === false) return <Navigate to={paths.settings} replace />;
  return (
    <SettingsPage title={text.passwordForm.title} lead={text.passwordForm.lead}>
      <Card>
        <form ref={form} className={styles.form} onSubmit={onSubmit} noValidate>
          {failure && <NoticeBox alert>{failure}</NoticeBox>}
          {account?.email && <UserName email={account.email} />}
          <PasswordField
            {...bind("current_password", text.field.currentPassword)}
            autoComplete="current-password"
          />
          <NewPasswordFields
            kinds={kindsOfCharacters}
            password={bind("password", text.field.newPassword)}
            confirmation={bind("confirmPassword", text.field.newPasswordAgain)}
          />
          <UnlinkChoices linked={account?.linked ?? []} chosen={unlink} onChange={setUnlink} />
          <div className={styles.formButtons}>
            <ButtonLink to={paths.settings}>{text.settings.cancel}</ButtonLink>
            <Button type="submit" variant="primary" pending={isPending}>
              {text.passwordForm.submit}
            </Button>
          </div>
        </form>
      </Card>
      <Link className={styles.other} to={paths.forgotPassword} state={{ email: account?.email ?? "" }}>
        {text.passwordForm.forgotten}
      </Link>
    </SettingsPage>
  );
}
