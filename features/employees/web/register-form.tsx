import { type FormEvent, useCallback, useEffect, useRef, useState } from "react";
import { Link, useNavigate } from "react-router";
import {
  BirthdayField,
  NameFields,
  Section,
  useMemberDetailsMessages,
} from "#features/member-details/web/index.ts";
import { registrationErrors } from "#features/registration/contract/errors.ts";
import { ConsentFields, useRegistrationMessages } from "#features/registration/web/index.ts";
import type { FieldFault } from "#kit/contract/errors.ts";
import { passwordKinds } from "#kit/contract/fields/password.ts";
import { Button } from "#kit/ui/button/button.tsx";
import { EmailField } from "#kit/ui/fields/email-field.tsx";
import { focusFirstError } from "#kit/ui/fields/focus-first-error.ts";
import { NewPasswordFields } from "#kit/ui/fields/new-password-fields.tsx";
import { NoticeBox } from "#kit/ui/notice-box/notice-box.tsx";
import { checkValues } from "#kit/web/forms/check-values.ts";
import { useCheckedForm } from "#kit/web/forms/use-checked-form.ts";
import { type EmployeeJoining, joiningSchema, prepareJoining } from "../contract/joining-schema.ts";
import styles from "./employees.module.css";
import { type JoiningDraft, keepDraft } from "./joining-draft.ts";
import { joiningPaths, loginPathOf } from "./joining-paths.ts";
import { useEmployeeMessages } from "./messages.ts";

type Props = {
  readonly draft: JoiningDraft;
  /** What the server said to an earlier attempt. */
  readonly said: readonly FieldFault[];
};

const check = (values: EmployeeJoining) =>
  checkValues<EmployeeJoining>(joiningSchema, values, prepareJoining);

/** What was typed is kept at every step, so that neither going on, coming back nor a reload loses it. R099 */
export function RegisterForm({ draft, said }: Props) {
  const text = useRegistrationMessages();
  const details = useMemberDetailsMessages();
  const own = useEmployeeMessages();
  const navigate = useNavigate();
  const element = useRef<HTMLFormElement>(null);
  const state = useCheckedForm<EmployeeJoining>({
    initial: () => prepareJoining(draft.values),
    check,
    said,
  });
  const { values, errors } = state;
  const keep = useCallback((typed: EmployeeJoining) => keepDraft({ ...draft, values: typed }), [draft]);
  useEffect(() => keep(values), [keep, values]);
  // Counts refused attempts, so that the focus goes to the first error once it is drawn.
  const [refusals, setRefusals] = useState(said.length > 0 ? 1 : 0);
  useEffect(() => {
    if (refusals > 0 && element.current) focusFirstError(element.current);
  }, [refusals]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const mended = state.submit();
    if (!mended) return setRefusals((count) => count + 1);
    // At once, since the confirmation reads it before this screen has drawn again.
    keep(mended);
    return navigate(joiningPaths.confirm);
  };
  const bind = (name: "password" | "confirmPassword") => ({
    name,
    label: text.field[name],
    value: values[name],
    onChange: (value: string) => state.set({ [name]: value }),
    onBlur: () => state.leave(name),
    error: errors[name],
  });
  const duplicate = registrationErrors.VALIDATE_DUPLICATE.code;
  const hasAccount = said.some(({ message_code }) => message_code === duplicate);
  const count = Object.values(errors).filter(Boolean).length;
  return (
    <form ref={element} className={styles.form} onSubmit={submit} noValidate>
      <Section title={details.section.person}>
        <NameFields {...state} />
        <BirthdayField {...state} />
      </Section>
      <Section title={details.section.contact}>
        {/* Not to be changed, but a password manager learns whose password it is. */}
        <EmailField
          name="email"
          label={text.field.email}
          hint={own.register.emailHint}
          value={draft.email}
          onChange={() => {}}
          error={errors.email}
          autoComplete="username"
          readOnly
        />
        {hasAccount && (
          <NoticeBox>
            {text.input.hasAccount}{" "}
            <Link to={loginPathOf(draft.invited_code)}>{text.input.loginAndJoin}</Link>
          </NoticeBox>
        )}
      </Section>
      <Section title={text.section.password}>
        <NewPasswordFields
          kinds={passwordKinds.employee}
          password={bind("password")}
          confirmation={bind("confirmPassword")}
        />
      </Section>
      <ConsentFields state={state} community={draft.community} kind="employee" />
      {refusals > 0 && count > 0 && <NoticeBox alert>{text.input.hasErrors(count)}</NoticeBox>}
      <Button type="submit" variant="primary" fullWidth>
        {text.input.toConfirm}
      </Button>
    </form>
  );
}
