import { type FormEvent, useEffect, useRef, useState } from "react";
import { Link, useNavigate } from "react-router";
import type { RegistrationForm } from "#features/member-details/contract/form.ts";
import { DetailsFields } from "#features/member-details/web/index.ts";
import type { FieldFault } from "#kit/contract/errors.ts";
import { Button } from "#kit/ui/button/button.tsx";
import { focusFirstError } from "#kit/ui/fields/focus-first-error.ts";
import { NoticeBox } from "#kit/ui/notice-box/notice-box.tsx";
import type { ApiError } from "#kit/web/api/api-error.ts";
import { errorText } from "#kit/web/errors/error-texts.ts";
import { useLanguage } from "#kit/web/i18n.ts";
import { useSend } from "#kit/web/query/use-call.ts";
import { checkAlumnusRegisteredInCommunity } from "../contract/calls.ts";
import { registrationErrors } from "../contract/errors.ts";
import { ConsentFields } from "./consent-fields.tsx";
import { EmailFields } from "./email-fields.tsx";
import { useRegistrationMessages } from "./messages.ts";
import { PasswordFields } from "./password-fields.tsx";
import styles from "./registration.module.css";
import type { RegistrationDraft } from "./registration-draft.ts";
import { checkCode } from "./registration-errors.ts";
import { joiningLoginPath, registrationPaths } from "./registration-paths.ts";
import { useRegistrationForm } from "./use-registration-form.ts";

type Props = {
  readonly draft: RegistrationDraft;
  readonly form: RegistrationForm;
  /** What the server said to an earlier attempt. */
  readonly said: readonly FieldFault[];
};

/** What was typed is kept at every step, so that neither going on, coming back nor a reload loses it. */
export function RegisterForm({ draft, form, said }: Props) {
  const text = useRegistrationMessages().input;
  const { language } = useLanguage();
  const navigate = useNavigate();
  const element = useRef<HTMLFormElement>(null);
  const state = useRegistrationForm(draft, form, said);
  // Counts refused attempts, so that the focus goes to the first error once it is drawn.
  const [refusals, setRefusals] = useState(said.length > 0 ? 1 : 0);
  const check = useSend(checkAlumnusRegisteredInCommunity, { meta: { quiet: true } });
  useEffect(() => {
    if (refusals > 0 && element.current) focusFirstError(element.current);
  }, [refusals]);

  const refuse = (error: ApiError) => {
    if (error.status === 400) state.say([{ message_code: checkCode(error), field: "email" }]);
    setRefusals((count) => count + 1);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (check.isPending) return;
    const mended = state.submit();
    if (!mended) return setRefusals((count) => count + 1);
    check.mutate(
      { params: { id: draft.community.id }, body: { email: mended.email } },
      { onSuccess: () => navigate(registrationPaths.confirm), onError: refuse },
    );
  };
  const failure = check.error && check.error.status !== 400 ? check.error.code : undefined;
  const duplicate = registrationErrors.VALIDATE_DUPLICATE.code;
  const hasAccount =
    check.error?.code === duplicate || said.some(({ message_code }) => message_code === duplicate);
  const count = new Set(Object.keys(state.errors)).size;
  return (
    <form ref={element} className={styles.form} onSubmit={submit} noValidate>
      <DetailsFields {...state} form={form} contact={<EmailFields state={state} />} />
      <PasswordFields state={state} />
      <ConsentFields state={state} community={draft.community} />
      {hasAccount && (
        <NoticeBox>
          {text.hasAccount} <Link to={joiningLoginPath(draft.invited_code)}>{text.loginAndJoin}</Link>
        </NoticeBox>
      )}
      {failure && <NoticeBox alert>{errorText({ message_code: failure }, language)}</NoticeBox>}
      {refusals > 0 && count > 0 && <NoticeBox alert>{text.hasErrors(count)}</NoticeBox>}
      <Button type="submit" variant="primary" fullWidth pending={check.isPending}>
        {text.toConfirm}
      </Button>
    </form>
  );
}
