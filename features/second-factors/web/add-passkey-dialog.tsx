import { useMutation } from "@tanstack/react-query";
import { OwnerForm } from "#features/accounts/web/index.ts";
import type { AnswerOf } from "#kit/contract/call.ts";
import { Button } from "#kit/ui/button/button.tsx";
import { Modal } from "#kit/ui/modal/modal.tsx";
import { NoticeBox } from "#kit/ui/notice-box/notice-box.tsx";
import { ApiError } from "#kit/web/api/api-error.ts";
import { send } from "#kit/web/api/send.ts";
import { errorText } from "#kit/web/errors/error-texts.ts";
import { useLanguage } from "#kit/web/i18n.ts";
import { addPasskey, beginPasskey } from "../contract/calls.ts";
import { useSecondFactorMessages } from "./messages.ts";
import { makePasskey, PasskeyFailure } from "./passkeys.ts";
import styles from "./second-factors.module.css";

type Options = AnswerOf<typeof beginPasskey>["data"];
type Props = {
  /** Which one it will be, for its name. */
  readonly number: number;
  readonly onClose: () => void;
  readonly onAdded: (codes: readonly string[]) => void;
};

/** The password first, then the browser's own window; a try that was broken off can be made again. */
export function AddPasskeyDialog({ number, onClose, onAdded }: Props) {
  const text = useSecondFactorMessages();
  const { language } = useLanguage();
  const { mutate, error, isPending, variables } = useMutation<readonly string[], Error, Options>({
    meta: { silent: true },
    mutationFn: async (options) => {
      const passkey = await makePasskey(options);
      const { data } = await send(addPasskey, { body: { name: text.passkey.defaultName(number), passkey } });
      return data.recovery_codes;
    },
    onSuccess: onAdded,
  });
  const problem = () => {
    if (error instanceof PasskeyFailure) return text.passkey[error.problem];
    return error instanceof ApiError ? errorText(error, language) : error?.message;
  };
  return (
    <Modal title={text.passkey.addTitle} onClose={onClose}>
      <div className={styles.stack}>
        <p>{text.passkey.addLead}</p>
        {error && <NoticeBox alert>{problem()}</NoticeBox>}
        {variables ? (
          <div className={styles.buttons}>
            <Button onClick={onClose}>{text.cancel}</Button>
            <Button variant="primary" pending={isPending} onClick={() => mutate(variables)}>
              {text.passkey.begin}
            </Button>
          </div>
        ) : (
          <OwnerForm
            call={beginPasskey}
            inputOf={(body) => ({ body })}
            submit={text.passkey.begin}
            other={<Button onClick={onClose}>{text.cancel}</Button>}
            onDone={({ data }) => mutate(data)}
          />
        )}
      </div>
    </Modal>
  );
}
