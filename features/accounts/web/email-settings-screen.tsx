import { Navigate, useNavigate } from "react-router";
import { ButtonLink } from "#kit/ui/button/button.tsx";
import { Card } from "#kit/ui/card/card.tsx";
import { EmailField } from "#kit/ui/fields/email-field.tsx";
import { PasswordField } from "#kit/ui/fields/password-field.tsx";
import { Form } from "#kit/web/forms/form.tsx";
import { useForm } from "#kit/web/forms/use-form.ts";
import { type EmailChange, emailChange } from "../contract/schemas.ts";
import { useAccountMessages } from "./messages.ts";
import { ownArea } from "./own-area.ts";
import { SettingsPage } from "./settings-page.tsx";
import { useAccount } from "./use-account.ts";
import { UserName } from "./user-name.tsx";

const initial = (): EmailChange => ({ email: "", email_confirmation: "", current_password: "" });

/** Asks for a new address with the password; it counts once the link of its mail has been confirmed. */
export default function EmailSettingsScreen() {
  const text = useAccountMessages();
  const { calls, paths } = ownArea();
  const navigate = useNavigate();
  const account = useAccount().data?.data;
  const form = useForm(calls.changeEmail, {
    initial,
    check: emailChange,
    input: (body) => ({ body }),
    done: () => text.emailForm.sent,
    onDone: () => navigate(paths.settings),
  });
  if (account?.has_password === false) return <Navigate to={paths.settings} replace />;
  return (
    <SettingsPage
      title={text.emailForm.title}
      lead={account?.email ? text.emailForm.current(account.email) : undefined}
    >
      <Card>
        <Form
          form={form}
          submit={text.emailForm.submit}
          other={<ButtonLink to={paths.settings}>{text.settings.cancel}</ButtonLink>}
        >
          <EmailField
            {...form.bind("email")}
            label={text.field.newEmail}
            hint={text.emailForm.hint}
            required
          />
          <EmailField
            {...form.bind("email_confirmation")}
            label={text.field.newEmailAgain}
            autoComplete="off"
            required
          />
          {account?.email && <UserName email={account.email} />}
          <PasswordField
            {...form.bind("current_password")}
            label={text.field.currentPassword}
            hint={text.emailForm.passwordHint}
            autoComplete="current-password"
            required
          />
        </Form>
      </Card>
    </SettingsPage>
  );
}
