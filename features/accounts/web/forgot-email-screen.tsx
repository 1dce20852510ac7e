import { type FormEvent, useEffect, useRef } from "react";
import { Link, useNavigate } from "react-router";
import { defaultBirthday } from "#kit/contract/fields/dates.ts";
import { todayInTokyo } from "#kit/contract/fields/tokyo-time.ts";
import { Button } from "#kit/ui/button/button.tsx";
import { Card } from "#kit/ui/card/card.tsx";
import { DateField } from "#kit/ui/fields/date-field.tsx";
import { focusFirstError } from "#kit/ui/fields/focus-first-error.ts";
import { TextField } from "#kit/ui/fields/text-field.tsx";
import { FlowSteps } from "#kit/ui/form-flow/form-flow.tsx";
import { checkValues } from "#kit/web/forms/check-values.ts";
import { useCheckedForm } from "#kit/web/forms/use-checked-form.ts";
import { accountPaths, forgottenEmailPaths } from "../contract/paths.ts";
import { type ForgottenEmail, forgottenEmail } from "../contract/schemas.ts";
import styles from "./accounts.module.css";
import { beginForgottenEmail, keepForgottenEmail } from "./forgotten-email-draft.ts";
import { forgottenEmailSteps } from "./forgotten-email-steps.ts";
import { useAccountMessages } from "./messages.ts";
import { bindTo } from "./use-submit.ts";

const check = (values: ForgottenEmail) => checkValues(forgottenEmail, values);

/** CA60: what an employee knows who has forgotten the address. */
export default function ForgotEmailScreen() {
  const { field, forgottenEmail: text } = useAccountMessages();
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const state = useCheckedForm<ForgottenEmail>({ initial: beginForgottenEmail, check });
  const { values } = state;
  useEffect(() => keepForgottenEmail(values), [values]);
  const bind = bindTo(state);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const mended = state.submit();
    if (mended) {
      keepForgottenEmail(mended);
      navigate(forgottenEmailPaths.confirm);
    } else requestAnimationFrame(() => form.current && focusFirstError(form.current));
  };
  const today = todayInTokyo();
  return (
    <div className={styles.screen}>
      <div className={styles.head}>
        <FlowSteps steps={forgottenEmailSteps} current="input" />
        <h1>{text.title}</h1>
        <p className={styles.lead}>{text.lead}</p>
      </div>
      <Card>
        <form ref={form} className={styles.form} onSubmit={submit} noValidate>
          <div className={styles.pair}>
            <TextField {...bind("family_name", field.family_name)} autoComplete="family-name" />
            <TextField {...bind("given_name", field.given_name)} autoComplete="given-name" />
          </div>
          <DateField
            {...bind("birthday", field.birthday)}
            autoComplete="bday"
            max={today}
            opensAt={defaultBirthday(today)}
          />
          <TextField
            {...bind("community_name", field.community_name)}
            hint={text.communityHint}
            autoComplete="organization"
            enterKeyHint="next"
          />
          <Button type="submit" variant="primary" fullWidth>
            {text.toConfirm}
          </Button>
        </form>
      </Card>
      <Link className={styles.other} to={accountPaths.employee.login}>
        {text.login}
      </Link>
    </div>
  );
}
