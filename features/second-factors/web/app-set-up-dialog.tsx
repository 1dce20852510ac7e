import { useEffect, useRef, useState } from "react";
import { OwnerForm } from "#features/accounts/web/index.ts";
import type { AnswerOf } from "#kit/contract/call.ts";
import { Button } from "#kit/ui/button/button.tsx";
import { TextField } from "#kit/ui/fields/text-field.tsx";
import { Modal } from "#kit/ui/modal/modal.tsx";
import { Form } from "#kit/web/forms/form.tsx";
import { useForm } from "#kit/web/forms/use-form.ts";
import { beginAuthenticatorApp, confirmAuthenticatorApp } from "../contract/calls.ts";
import { secondFactorErrors } from "../contract/errors.ts";
import { AppToScan } from "./app-to-scan.tsx";
import { useSecondFactorMessages } from "./messages.ts";

type Drawn = AnswerOf<typeof beginAuthenticatorApp>["data"];
type Props = { readonly onClose: () => void; readonly onDone: (codes: readonly string[]) => void };

/** Asks for the password, shows the code to scan, then asks for a code of the app as the proof. */
export function AppSetUpDialog({ onClose, onDone }: Props) {
  const text = useSecondFactorMessages();
  const [drawn, setDrawn] = useState<Drawn | null>(null);
  return (
    <Modal title={text.app.setUpTitle} onClose={onClose}>
      {drawn ? (
        <ConfirmApp drawn={drawn} onClose={onClose} onAgain={() => setDrawn(null)} onDone={onDone} />
      ) : (
        <OwnerForm
          call={beginAuthenticatorApp}
          inputOf={(body) => ({ body })}
          submit={text.app.begin}
          other={<Button onClick={onClose}>{text.cancel}</Button>}
          onDone={({ data }) => setDrawn(data)}
        />
      )}
    </Modal>
  );
}

function ConfirmApp({ drawn, onClose, onAgain, onDone }: Props & { drawn: Drawn; onAgain: () => void }) {
  const text = useSecondFactorMessages();
  const [isOver, setOver] = useState(false);
  const first = useRef<HTMLParagraphElement>(null);
  // The focused button has gone with the password's form.
  useEffect(() => first.current?.focus(), []);
  const form = useForm(confirmAuthenticatorApp, {
    initial: () => ({ code: "" }),
    input: ({ code }) => ({ body: { ticket: drawn.ticket, code } }),
    done: ({ data }) => (data.recovery_codes.length > 0 ? "" : text.app.confirmed),
    onDone: ({ data }) => onDone(data.recovery_codes),
    onRefused: ({ code }) => setOver(code === secondFactorErrors.ERROR_AUTHENTICATOR_APP_EXPIRED.code),
  });
  return (
    <Form
      form={form}
      submitsOnEnter
      {...(!isOver && { submit: text.app.confirm })}
      other={
        <>
          <Button onClick={onClose}>{text.cancel}</Button>
          {isOver && (
            <Button variant="primary" onClick={onAgain}>
              {text.app.again}
            </Button>
          )}
        </>
      }
    >
      <p ref={first} tabIndex={-1}>
        {text.app.scan}
      </p>
      <AppToScan {...drawn} />
      <p>{text.app.type}</p>
      <TextField
        {...form.bind("code")}
        label={text.app.code}
        inputMode="numeric"
        autoComplete="one-time-code"
        enterKeyHint="done"
        required
      />
    </Form>
  );
}
