import { type FormEvent, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { invitationErrors } from "#features/invitations/contract/errors.ts";
import { Button } from "#kit/ui/button/button.tsx";
import { Card } from "#kit/ui/card/card.tsx";
import { focusFirstError } from "#kit/ui/fields/focus-first-error.ts";
import { TextField } from "#kit/ui/fields/text-field.tsx";
import { errorText } from "#kit/web/errors/error-texts.ts";
import { useLanguage } from "#kit/web/i18n.ts";
import { useRegistrationMessages } from "./messages.ts";
import styles from "./registration.module.css";
import { invitationPath } from "./registration-paths.ts";

/** The code, also out of a whole URL that was pasted. */
const codeOf = (typed: string): string =>
  typed
    .trim()
    .replace(/[?#].*$/, "")
    .split("/")
    .filter(Boolean)
    .at(-1) ?? "";

/** R197: an empty code is answered here, without asking the server. */
export function CodeForm() {
  const text = useRegistrationMessages().landing;
  const { language } = useLanguage();
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState("");
  const [isMissing, setMissing] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const code = codeOf(typed);
    setMissing(code === "");
    if (code !== "") navigate(invitationPath(code));
    else requestAnimationFrame(() => form.current && focusFirstError(form.current));
  };
  return (
    <Card>
      <form ref={form} className={styles.stack} onSubmit={submit} noValidate>
        <h2>{text.codeTitle}</h2>
        <p className={styles.lead}>{text.codeLead}</p>
        <TextField
          name="invited_code"
          label={text.code}
          value={typed}
          onChange={setTyped}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="go"
          error={
            isMissing
              ? errorText({ message_code: invitationErrors.INVALID_URL_ERROR.code }, language)
              : undefined
          }
          required
        />
        <Button type="submit" variant="primary" fullWidth>
          {text.open}
        </Button>
      </form>
    </Card>
  );
}
