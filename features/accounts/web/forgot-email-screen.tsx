import { Link, useNavigate } from "react-router";
import { linkTo } from "#kit/contract/link-to.ts";
import { Card } from "#kit/ui/card/card.tsx";
import common from "#kit/ui/common.module.css";
import { BirthdayDateField } from "#kit/ui/fields/birthday-date-field.tsx";
import { TextField } from "#kit/ui/fields/text-field.tsx";
import { FlowScreen } from "#kit/ui/form-flow/flow-screen.tsx";
import { Form } from "#kit/web/forms/form.tsx";
import { useLocalForm } from "#kit/web/forms/use-form.ts";
import { accountPaths } from "../contract/paths.ts";
import { forgottenEmail } from "../contract/schemas.ts";
import { beginForgottenEmail, forgottenEmailSteps, keepForgottenEmail } from "./forgotten-email-draft.ts";
import { useAccountMessages } from "./messages.ts";

export default function ForgotEmailScreen() {
  const { field, forgottenEmail: text } = useAccountMessages();
  const navigate = useNavigate();
  const form = useLocalForm({
    initial: beginForgottenEmail,
    check: forgottenEmail,
    keep: keepForgottenEmail,
    onDone: () => navigate(linkTo("/community/users/forgot_email_confirm")),
  });
  const bind = (name: keyof typeof field & keyof typeof form.values) => ({
    ...form.bind(name),
    label: field[name],
    required: true,
  });
  return (
    <FlowScreen steps={forgottenEmailSteps} title={text.title} lead={text.lead}>
      <Card>
        <Form form={form} submit={text.toConfirm}>
          <div className={common.pair}>
            <TextField {...bind("family_name")} autoComplete="family-name" />
            <TextField {...bind("given_name")} autoComplete="given-name" />
          </div>
          <BirthdayDateField {...bind("birthday")} />
          <TextField
            {...bind("community_name")}
            hint={text.communityHint}
            autoComplete="organization"
            enterKeyHint="next"
          />
        </Form>
      </Card>
      <Link className={common.elsewhere} to={accountPaths.employee.login}>
        {text.login}
      </Link>
    </FlowScreen>
  );
}
