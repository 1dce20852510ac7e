import { useState } from "react";
import { OwnerForm } from "#features/accounts/web/index.ts";
import type { AnswerOf } from "#kit/contract/call.ts";
import { Button } from "#kit/ui/button/button.tsx";
import common from "#kit/ui/common.module.css";
import { Modal } from "#kit/ui/modal/modal.tsx";
import { NoticeBox } from "#kit/ui/notice-box/notice-box.tsx";
import { useAction } from "#kit/web/query/use-action.tsx";
import { addPasskey, beginPasskey } from "../contract/calls.ts";
import { useSecondFactorMessages } from "./messages.ts";
import { makePasskey, PasskeyFailure } from "./passkeys.ts";
import styles from "./second-factors.module.css";

type Options = AnswerOf<typeof beginPasskey>["data"];
type Props = {
  readonly number: number;
  readonly onClose: () => void;
  readonly onDone: (codes: readonly string[]) => void;
};

/** Asks for the password first, then opens the browser's own dialog; a cancelled attempt can be repeated. */
export function AddPasskeyDialog({ number, onClose, onDone }: Props) {
  const text = useSecondFactorMessages();
  const [options, setOptions] = useState<Options | null>(null);
  const add = useAction(addPasskey, {
    input: async (options: Options) => ({
      body: { name: text.passkey.defaultName(number), passkey: await makePasskey(options) },
    }),
    done: ({ data }) => (data.recovery_codes.length > 0 ? "" : text.passkey.added),
    onDone: ({ data }) => onDone(data.recovery_codes),
    refused: (error) => (error instanceof PasskeyFailure ? text.passkey[error.problem] : undefined),
    showsProblem: true,
  });
  return (
    <Modal title={text.passkey.addTitle} onClose={onClose}>
      <div className={common.stack4}>
        <p>{text.passkey.addLead}</p>
        {add.problem && <NoticeBox alert>{add.problem}</NoticeBox>}
        {options ? (
          <div className={styles.buttons}>
            <Button onClick={onClose}>{text.cancel}</Button>
            <Button variant="primary" pending={add.isPending} onClick={() => add.run(options)}>
              {text.passkey.begin}
            </Button>
          </div>
        ) : (
          <OwnerForm
            call={beginPasskey}
            inputOf={(body) => ({ body })}
            submit={text.passkey.begin}
            other={<Button onClick={onClose}>{text.cancel}</Button>}
            onDone={({ data }) => {
              setOptions(data);
              add.run(data);
            }}
          />
        )}
      </div>
    </Modal>
  );
}
