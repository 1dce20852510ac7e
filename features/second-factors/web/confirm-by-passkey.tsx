import { IconKey } from "@tabler/icons-react";
import type { AnyCall, CallInput } from "#kit/contract/call.ts";
import { Button } from "#kit/ui/button/button.tsx";
import { NoticeBox } from "#kit/ui/notice-box/notice-box.tsx";
import { send } from "#kit/web/api/send.ts";
import type { AfterCall } from "#kit/web/query/after-call.ts";
import { useAction } from "#kit/web/query/use-action.tsx";
import { beginConfirmation } from "../contract/calls.ts";
import type { PasskeyAssertion } from "../contract/schemas.ts";
import { useSecondFactorMessages } from "./messages.ts";
import { arePasskeysPossible, askForPasskey, PasskeyFailure } from "./passkeys.ts";
import styles from "./second-factors.module.css";
import { useSecondFactors } from "./use-second-factors.ts";

type Props<C extends AnyCall> = AfterCall<C, void> & {
  readonly call: C;
  readonly inputOf: (passkey: PasskeyAssertion) => CallInput<C>;
  readonly onDone: () => void;
};

/** Replaces the password for somebody who has a passkey; renders nothing for others. */
export function ConfirmByPasskey<C extends AnyCall>({ call, inputOf, ...after }: Props<C>) {
  const text = useSecondFactorMessages();
  const count = useSecondFactors().data?.data.passkeys.length ?? 0;
  const confirm = useAction<C>(call, {
    ...after,
    input: async () => inputOf(await askForPasskey((await send(beginConfirmation, {})).data)),
    refused: (error) => (error instanceof PasskeyFailure ? text.passkey[error.problem] : undefined),
    showsProblem: true,
  });
  if (count === 0 || !arePasskeysPossible()) return null;
  return (
    <div className={styles.alternative}>
      <p>{text.or}</p>
      {confirm.problem && <NoticeBox alert>{confirm.problem}</NoticeBox>}
      <Button
        fullWidth
        icon={<IconKey size={20} stroke={1.5} aria-hidden="true" />}
        pending={confirm.isPending}
        onClick={() => confirm.run()}
      >
        {text.step.passkey}
      </Button>
    </div>
  );
}
