import { OwnerDialog } from "#features/accounts/web/index.ts";
import type { AnyCall, CallInput } from "#kit/contract/call.ts";
import type { OwnerProof } from "../contract/owner-proof.ts";
import { ConfirmByPasskey } from "./confirm-by-passkey.tsx";

type Props<C extends AnyCall> = {
  readonly title: string;
  readonly text: string;
  readonly submit: string;
  readonly danger?: boolean;
  readonly call: C;
  readonly inputOf: (proof: OwnerProof) => CallInput<C>;
  readonly done: () => string;
  readonly onDone?: () => void;
  readonly onClose: () => void;
};

/** Confirms an act that only the owner may do by the password or a passkey. */
export function OwnerProofDialog<C extends AnyCall>({
  title,
  text,
  submit,
  danger,
  call,
  inputOf,
  done,
  onDone,
  onClose,
}: Props<C>) {
  const after = {
    call,
    done,
    onDone: () => {
      onClose();
      onDone?.();
    },
  };
  return (
    <OwnerDialog
      {...after}
      title={title}
      text={text}
      submit={submit}
      onClose={onClose}
      {...(danger && { danger })}
      inputOf={(password) => inputOf(password as OwnerProof)}
      alternative={
        <ConfirmByPasskey {...after} inputOf={(passkey) => inputOf({ passkey } as unknown as OwnerProof)} />
      }
    />
  );
}
