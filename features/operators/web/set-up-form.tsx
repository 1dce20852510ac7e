import { UserName } from "#features/accounts/web/index.ts";
import { AppToScan } from "#features/second-factors/web/index.ts";
import type { Entrance } from "#features/sessions/web/index.ts";
import { passwordKinds } from "#kit/contract/fields/password.ts";
import common from "#kit/ui/common.module.css";
import { EmailField } from "#kit/ui/fields/email-field.tsx";
import { NewPasswordFields } from "#kit/ui/fields/new-password-fields.tsx";
import { TextField } from "#kit/ui/fields/text-field.tsx";
import { Form } from "#kit/web/forms/form.tsx";
import { useForm } from "#kit/web/forms/use-form.ts";
import { type NewOperator, type SetUpLink, setUpOperator } from "../contract/set-up-calls.ts";
import { useOperatorMessages } from "./messages.ts";

type Props = {
  readonly link: SetUpLink;
  readonly token: string;
  readonly onLinkRefused: (code: string) => void;
  readonly onDone: (session: Entrance, codes: readonly string[]) => void;
};

/** Everything that an operator's account needs is sent at once, so that none is half set up. */
export function SetUpForm({ link, token, onLinkRefused, onDone }: Props) {
  const text = useOperatorMessages().setUp;
  const isFirst = link.email === null;
  const form = useForm(setUpOperator, {
    initial: (): NewOperator => ({
      email: "",
      family_name: link.family_name,
      given_name: link.given_name,
      password: "",
      confirmPassword: "",
      code: "",
    }),
    input: ({ email, ...typed }) => ({
      body: { token, ticket: link.app.ticket, ...(isFirst && { email }), ...typed },
    }),
    onSuccess: ({ data, recovery_codes }) => onDone(data, recovery_codes),
    onRefused: ({ code }) => {
      if (code.startsWith("ERROR_OPERATOR_LINK")) onLinkRefused(code);
    },
  });
  return (
    <Form form={form} submit={text.submit} className={common.stack4}>
      {isFirst ? (
        <EmailField
          {...form.bind("email")}
          label={text.email}
          hint={text.emailHint}
          autoComplete="username"
          required
        />
      ) : (
        <UserName email={link.email ?? ""} />
      )}
      <TextField {...form.bind("family_name")} label={text.family} autoComplete="family-name" required />
      <TextField {...form.bind("given_name")} label={text.given} autoComplete="given-name" required />
      <NewPasswordFields
        kinds={passwordKinds.operator}
        password={{ ...form.bind("password"), label: text.password }}
        confirmation={{ ...form.bind("confirmPassword"), label: text.passwordAgain }}
      />
      <h2>{text.app}</h2>
      <AppToScan {...link.app} />
      <TextField
        {...form.bind("code")}
        label={text.code}
        inputMode="numeric"
        autoComplete="one-time-code"
        enterKeyHint="done"
        required
      />
    </Form>
  );
}
