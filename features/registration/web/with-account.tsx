import { type FormEvent, useRef, useState } from "react";
import { Button, ButtonLink } from "#kit/ui/button/button.tsx";
import { Card } from "#kit/ui/card/card.tsx";
import { EmailField } from "#kit/ui/fields/email-field.tsx";
import { focusFirstError } from "#kit/ui/fields/focus-first-error.ts";
import { NoticeBox } from "#kit/ui/notice-box/notice-box.tsx";
import { errorText } from "#kit/web/errors/error-texts.ts";
import { checkValues } from "#kit/web/forms/check-values.ts";
import { useLanguage } from "#kit/web/i18n.ts";
import { useSend } from "#kit/web/query/use-call.ts";
import { mailJoiningLink } from "../contract/calls.ts";
import { JOINING_LINK_MINUTES } from "../contract/limits.ts";
import { useRegistrationMessages } from "./messages.ts";
import styles from "./registration.module.css";
import { joiningLoginPath } from "./registration-paths.ts";

/** Whoever has an account joins with it: after logging in, or by the link of a mail. */
export function WithAccount({ code }: { code: string }) {
  const text = useRegistrationMessages().landing;
  const [isByMail, setByMail] = useState(false);
  return (
    <Card className={styles.stack}>
      <h2>{text.haveAccount}</h2>
      <p className={styles.lead}>{text.haveAccountLead}</p>
      <ButtonLink to={joiningLoginPath(code)} fullWidth>
        {text.loginAndJoin}
      </ButtonLink>
      {isByMail ? (
        <LinkForm code={code} />
      ) : (
        <Button variant="subtle" onClick={() => setByMail(true)}>
          {text.byMail}
        </Button>
      )}
    </Card>
  );
}

function LinkForm({ code }: { code: string }) {
  const { landing: text, field } = useRegistrationMessages();
  const { language } = useLanguage();
  const form = useRef<HTMLFormElement>(null);
  const [email, setEmail] = useState("");
  const [error, setError] = useState<string>();
  const link = useSend(mailJoiningLink, { meta: { quiet: true } });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (link.isPending) return;
    const checked = checkValues(mailJoiningLink.body, { email });
    const fault = "faults" in checked ? checked.faults[0] : undefined;
    setError(fault && errorText(fault, language));
    if ("mended" in checked) link.mutate({ params: { x: code }, body: checked.mended });
    else requestAnimationFrame(() => form.current && focusFirstError(form.current));
  };
  if (link.isSuccess)
    return <NoticeBox>{text.linkSent(link.variables.body.email, JOINING_LINK_MINUTES)}</NoticeBox>;
  return (
    <form ref={form} className={styles.stack} onSubmit={submit} noValidate>
      <p className={styles.lead}>{text.byMailLead}</p>
      <EmailField
        name="email"
        label={field.email}
        value={email}
        onChange={setEmail}
        error={error}
        enterKeyHint="send"
        required
      />
      {link.error && <NoticeBox alert>{errorText(link.error, language)}</NoticeBox>}
      <Button type="submit" fullWidth pending={link.isPending}>
        {text.sendLink}
      </Button>
    </form>
  );
}
