import { Link, Navigate, useNavigate } from "react-router";
import { ButtonLink } from "#kit/ui/button/button.tsx";
import { Card } from "#kit/ui/card/card.tsx";
import common from "#kit/ui/common.module.css";
import { NewPasswordFields } from "#kit/ui/fields/new-password-fields.tsx";
import { PasswordField } from "#kit/ui/fields/password-field.tsx";
import { Form } from "#kit/web/forms/form.tsx";
import { useForm } from "#kit/web/forms/use-form.ts";
import { Loaded } from "#kit/web/query/loaded.tsx";
import type { PasswordChange } from "../contract/schemas.ts";
import type { LoginProvider } from "../contract/services.ts";
import type { OwnAccount } from "../contract/views.ts";
import { useAccountMessages } from "./messages.ts";
import { ownAccount } from "./own-area.ts";
import { SettingsPage } from "./settings-page.tsx";
import { UnlinkChoices } from "./unlink-choices.tsx";
import { useAccount } from "./use-account.ts";
import { UserName } from "./user-name.tsx";

const initial = (): PasswordChange & { unlink: LoginProvider[] } => ({
  current_password: "",
  password: "",
  confirmPassword: "",
  unlink: [],
});

export default function PasswordSettingsScreen() {
  const text = useAccountMessages().passwordForm;
  const { paths } = ownAccount();
  return (
    <SettingsPage title={text.title} lead={text.lead}>
      <Loaded query={useAccount()}>
        {({ data }) =>
          data.has_password ? <PasswordForm account={data} /> : <Navigate to={paths.settings} replace />
        }
      </Loaded>
    </SettingsPage>
  );
}

function PasswordForm({ account }: { readonly account: OwnAccount }) {
  const text = useAccountMessages();
  const { changePassword, kindsOfCharacters, mayResetByMail, paths } = ownAccount();
  const navigate = useNavigate();
  const form = useForm(changePassword, {
    initial,
    input: (body) => ({ body }),
    done: () => text.passwordForm.changed,
    onDone: () => navigate(paths.settings),
  });
  return (
    <>
      <Card>
        <Form
          form={form}
          submit={text.passwordForm.submit}
          other={<ButtonLink to={paths.settings}>{text.settings.cancel}</ButtonLink>}
        >
          {account.email && <UserName email={account.email} />}
          <PasswordField
            {...form.bind("current_password")}
            label={text.field.currentPassword}
            autoComplete="current-password"
            required
          />
          <NewPasswordFields
            kinds={kindsOfCharacters}
            password={{ ...form.bind("password"), label: text.field.newPassword }}
            confirmation={{ ...form.bind("confirmPassword"), label: text.field.newPasswordAgain }}
          />
          <UnlinkChoices
            linked={account.linked}
            chosen={form.values.unlink}
            onChange={(unlink) => form.set({ unlink: [...unlink] })}
          />
        </Form>
      </Card>
      {mayResetByMail && (
        <Link className={common.elsewhere} to={paths.forgotPassword} state={{ email: account.email ?? "" }}>
          {text.passwordForm.forgotten}
        </Link>
      )}
    </>
  );
}
