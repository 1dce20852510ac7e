import { Link, useLocation, useNavigate } from "react-router";
import { linkTo } from "#kit/contract/link-to.ts";
import { Card } from "#kit/ui/card/card.tsx";
import common from "#kit/ui/common.module.css";
import { EmailField } from "#kit/ui/fields/email-field.tsx";
import { FlowScreen } from "#kit/ui/form-flow/flow-screen.tsx";
import { Form } from "#kit/web/forms/form.tsx";
import { useForm } from "#kit/web/forms/use-form.ts";
import { address } from "../contract/schemas.ts";
import { useAccountMessages } from "./messages.ts";
import { ownArea } from "./own-area.ts";

/** The next page receives the address and hands it back to be corrected. */
export type TypedAddress = { readonly email?: string } | null;

/** SC50, CA50: asks for the address; what follows is the same for every one. */
export default function ForgotPasswordScreen() {
  const text = useAccountMessages();
  const { calls, paths, kind } = ownArea();
  const navigate = useNavigate();
  const typed = useLocation().state as TypedAddress;
  const form = useForm(calls.requestReset, {
    initial: () => ({ email: typed?.email ?? "" }),
    check: address,
    input: (body) => ({ body }),
    onDone: (_, values) => navigate(paths.forgotPasswordMailed, { state: values satisfies TypedAddress }),
  });
  return (
    <FlowScreen title={text.forgot.title} lead={text.forgot.lead}>
      <Card>
        <Form form={form} submit={text.forgot.send} submitsOnEnter>
          <EmailField
            {...form.bind("email")}
            label={text.field.email}
            autoComplete="username"
            enterKeyHint="send"
          />
        </Form>
      </Card>
      {kind === "employee" && (
        <Link className={common.elsewhere} to={linkTo("/community/users/forgot_email")}>
          {text.forgot.toForgottenEmail}
        </Link>
      )}
      <Link className={common.elsewhere} to={paths.login}>
        {text.forgot.toLogin}
      </Link>
    </FlowScreen>
  );
}
