import { type FormEvent, useEffect, useRef, useState } from "react";
import { useMemberDetailsMessages } from "#features/member-details/web/index.ts";
import type { AnswerOf } from "#kit/contract/call.ts";
import { Button } from "#kit/ui/button/button.tsx";
import { Card } from "#kit/ui/card/card.tsx";
import { focusFirstError } from "#kit/ui/fields/focus-first-error.ts";
import { PasswordField } from "#kit/ui/fields/password-field.tsx";
import { ConfirmList, FlowSteps } from "#kit/ui/form-flow/form-flow.tsx";
import { NoticeBox } from "#kit/ui/notice-box/notice-box.tsx";
import { formatMinute } from "#kit/ui/time/format-time.ts";
import type { ApiError } from "#kit/web/api/api-error.ts";
import { errorText } from "#kit/web/errors/error-texts.ts";
import { useLanguage } from "#kit/web/i18n.ts";
import type { showPendingRegistration } from "../contract/calls.ts";
import { registrationErrors } from "../contract/errors.ts";
import { Activated } from "./activated.tsx";
import { flowSteps } from "./flow-steps.ts";
import { LinkRefused } from "./link-refused.tsx";
import { useRegistrationMessages } from "./messages.ts";
import styles from "./registration.module.css";
import { useActivate } from "./use-activate.ts";

type Link = AnswerOf<typeof showPendingRegistration>["data"];
type Props = {
  readonly token: string;
  readonly link: Link;
  readonly registration: NonNullable<Link["registration"]>;
};

/** What the link will activate, and in a browser that did not send it, the password that was chosen then. */
export function Activation({ token, link, registration }: Props) {
  const text = useRegistrationMessages().activation;
  const activate = useActivate();
  const { error } = activate;
  if (activate.data) return <Activated answer={activate.data.data} />;
  if (error?.status === 400 && !isAboutPassword(error)) return <LinkRefused error={error} />;
  return (
    <div className={styles.screen}>
      <div className={styles.head}>
        <FlowSteps steps={flowSteps} current="sent" />
        <h1>{text.title}</h1>
        <p className={styles.lead}>{text.lead(link.community.name)}</p>
      </div>
      <Card>
        <Facts registration={registration} />
      </Card>
      <ActivationForm
        needsPassword={link.needs_password}
        email={registration.email}
        activate={activate}
        onSubmit={(password) => activate.mutate({ body: { token, ...(password && { password }) } })}
      />
      <NoticeBox>{text.notYours}</NoticeBox>
    </div>
  );
}

const isAboutPassword = ({ faults }: ApiError): boolean => faults[0]?.field === "password";

function Facts({ registration }: Pick<Props, "registration">) {
  const text = useRegistrationMessages();
  const { field } = useMemberDetailsMessages();
  const { family_name, given_name, display_name, email, sent_at } = registration;
  return (
    <ConfirmList
      items={[
        { label: text.activation.name, value: `${family_name} ${given_name}` },
        { label: field.display_name, value: display_name },
        { label: text.field.email, value: email },
        { label: text.activation.sentAt, value: formatMinute(new Date(sent_at)) },
      ]}
    />
  );
}

type FormProps = {
  readonly needsPassword: boolean;
  readonly email: string;
  readonly activate: Pick<ReturnType<typeof useActivate>, "error" | "isPending">;
  readonly onSubmit: (password: string) => void;
};

function ActivationForm({ needsPassword, email, activate, onSubmit }: FormProps) {
  const text = useRegistrationMessages().activation;
  const { language } = useLanguage();
  const form = useRef<HTMLFormElement>(null);
  const [password, setPassword] = useState("");
  const [isMissing, setMissing] = useState(false);
  const { error } = activate;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const missing = needsPassword && password === "";
    setMissing(missing);
    if (!missing && !activate.isPending) onSubmit(password);
    else requestAnimationFrame(() => form.current && focusFirstError(form.current));
  };
  const wrong =
    error?.code === registrationErrors.ERROR_ACTIVATION_PASSWORD.code ? error.faults[0] : undefined;
  useEffect(() => {
    if (wrong && form.current) focusFirstError(form.current);
  }, [wrong]);
  const fieldError = isMissing
    ? errorText({ message_code: "REQUIRED" }, language)
    : wrong && errorText(wrong, language);
  return (
    <form ref={form} className={styles.form} onSubmit={submit} noValidate>
      {needsPassword && (
        <>
          {/* For password managers, so that they know whose password it is. */}
          <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
          <PasswordField
            name="password"
            label={text.password}
            hint={text.passwordHint}
            value={password}
            onChange={setPassword}
            autoComplete="current-password"
            enterKeyHint="done"
            error={fieldError}
            required
          />
        </>
      )}
      {error && !isAboutPassword(error) && <NoticeBox alert>{errorText(error, language)}</NoticeBox>}
      <Button type="submit" variant="primary" fullWidth pending={activate.isPending}>
        {text.submit}
      </Button>
    </form>
  );
}
