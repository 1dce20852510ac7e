import { Link, useLocation, useNavigate } from "react-router";
import { Button } from "#kit/ui/button/button.tsx";
import { Card } from "#kit/ui/card/card.tsx";
import { EmailField } from "#kit/ui/fields/email-field.tsx";
import { NoticeBox } from "#kit/ui/notice-box/notice-box.tsx";
import { checkValues } from "#kit/web/forms/check-values.ts";
import { useCheckedForm } from "#kit/web/forms/use-checked-form.ts";
import { forgottenEmailPaths } from "../contract/paths.ts";
import { address } from "../contract/schemas.ts";
import styles from "./accounts.module.css";
import { useAccountMessages } from "./messages.ts";
import { ownArea } from "./own-area.ts";
import { bindTo, useSubmit } from "./use-submit.ts";

/** What the page that follows knows of the address, and hands back to be corrected. */
export type TypedAddress = { readonly email?: string } | null;

const check = (values: { email: string }) => checkValues(address, values);

/** SC50, CA50: asks for the address; what follows is the same for every one. */
export default function ForgotPasswordScreen() {
  const text = useAccountMessages();
  const { calls, paths, kind } = ownArea();
  const navigate = useNavigate();
  const typed = useLocation().state as TypedAddress;
  const state = useCheckedForm({ initial: () => ({ email: typed?.email ?? "" }), check });
  const { form, isPending, failure, onSubmit } = useSubmit(calls.requestReset, {
    state,
    inputOf: (body) => ({ body }),
    onDone: (values) => navigate(paths.forgotPasswordMailed, { state: values satisfies TypedAddress }),
  });
  return (
    <div className={styles.screen}>
      <div className={styles.head}>
        <h1>{text.forgot.title}</h1>
        <p className={styles.lead}>{text.forgot.lead}</p>
      </div>
      <Card>
        <form ref={form} className={styles.form} onSubmit={onSubmit} noValidate>
          {failure && <NoticeBox alert>{failure}</NoticeBox>}
          <EmailField
            {...bindTo(state)("email", text.field.email)}
            autoComplete="username"
            enterKeyHint="send"
          />
          <Button type="submit" variant="primary" fullWidth pending={isPending}>
            {text.forgot.send}
          </Button>
        </form>
      </Card>
      {kind === "employee" && (
        <Link className={styles.other} to={forgottenEmailPaths.input}>
          {text.forgot.toForgottenEmail}
        </Link>
      )}
      <Link className={styles.other} to={paths.login}>
        {text.forgot.toLogin}
      </Link>
    </div>
  );
}
