import { useNavigate } from "react-router";
import { invitationErrors } from "#features/invitations/contract/errors.ts";
import { Card } from "#kit/ui/card/card.tsx";
import { TextField } from "#kit/ui/fields/text-field.tsx";
import { Form } from "#kit/web/forms/form.tsx";
import { useLocalForm } from "#kit/web/forms/use-form.ts";
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

const MISSING = [{ message_code: invitationErrors.INVALID_URL_ERROR.code, field: "invited_code" }];

/** R197: an empty code is answered here, without asking the server. */
export function CodeForm() {
  const text = useRegistrationMessages().landing;
  const navigate = useNavigate();
  const form = useLocalForm({
    initial: () => ({ invited_code: "" }),
    check: (typed) => (codeOf(typed.invited_code) === "" ? { faults: MISSING } : { cleaned: typed }),
    onDone: ({ invited_code }) => navigate(invitationPath(codeOf(invited_code))),
  });
  return (
    <Card>
      <Form form={form} submit={text.open} className={styles.stack}>
        <h2>{text.codeTitle}</h2>
        <p className={styles.lead}>{text.codeLead}</p>
        <TextField
          {...form.bind("invited_code")}
          label={text.code}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="go"
          required
        />
      </Form>
    </Card>
  );
}
