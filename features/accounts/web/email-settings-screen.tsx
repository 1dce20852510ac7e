import { useQueryClient } from "@tanstack/react-query";
import { Navigate, useNavigate } from "react-router";
import { Button, ButtonLink } from "#kit/ui/button/button.tsx";
import { Card } from "#kit/ui/card/card.tsx";
import { EmailField } from "#kit/ui/fields/email-field.tsx";
import { PasswordField } from "#kit/ui/fields/password-field.tsx";
import { NoticeBox } from "#kit/ui/notice-box/notice-box.tsx";
import { toast } from "#kit/ui/toaster/toast.ts";
import { checkValues } from "#kit/web/forms/check-values.ts";
import { useCheckedForm } from "#kit/web/forms/use-checked-form.ts";
import { showAccount } from "../contract/calls.ts";
import { type EmailChange, emailChange } from "../contract/schemas.ts";
import styles from "./accounts.module.css";
import { useAccountMessages } from "./messages.ts";
import { ownArea } from "./own-area.ts";
import { SettingsPage } from "./settings-page.tsx";
import { useAccount } from "./use-account.ts";
import { bindTo, useSubmit } from "./use-submit.ts";
import { UserName } from "./user-name.tsx";

const check = (values: EmailChange) => checkValues(emailChange, values);
const initial = (): EmailChange => ({ email: "", email_confirmation: "", current_password: "" });

/** A new address, asked for with the password; it counts once its mail has been answered. */
export default function EmailSettingsScreen() {
  const text = useAccountMessages();
  const { calls, paths } = ownArea();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const account = useAccount().data?.data;
  const state = useCheckedForm<EmailChange>({ initial, check });
  const { form, isPending, failure, onSubmit } = useSubmit(calls.changeEmail, {
    state,
    inputOf: (body) => ({ body }),
    onDone: () => {
      void queryClient.invalidateQueries({ queryKey: [showAccount.path] });
      toast({ type: "success", message: text.emailForm.sent });
      void navigate(paths.settings);
    },
  });
  const bind = bindTo(state);
  if (account?.has_password === false) return <Navigate to={paths.settings} replace />;
  return (
    <SettingsPage
      title={text.emailForm.title}
      lead={account?.email ? text.emailForm.current(account.email) : undefined}
    >
      <Card>
        <form ref={form} className={styles.form} onSubmit={onSubmit} noValidate>
          {failure && <NoticeBox alert>{failure}</NoticeBox>}
          <EmailField {...bind("email", text.field.newEmail)} hint={text.emailForm.hint} />
          <EmailField {...bind("email_confirmation", text.field.newEmailAgain)} autoComplete="off" />
          {account?.email && <UserName email={account.email} />}
          <PasswordField
            {...bind("current_password", text.field.currentPassword)}
            hint={text.emailForm.passwordHint}
            autoComplete="current-password"
          />
          <div className={styles.formButtons}>
            <ButtonLink to={paths.settings}>{text.settings.cancel}</ButtonLink>
            <Button type="submit" variant="primary" pending={isPending}>
              {text.emailForm.submit}
            </Button>
          </div>
        </form>
      </Card>
    </SettingsPage>
  );
}
