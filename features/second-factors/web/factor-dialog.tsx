import { OwnerDialog } from "#features/accounts/web/index.ts";
import { removeAuthenticatorApp, removePasskey, renewRecoveryCodes } from "../contract/calls.ts";
import type { Passkey } from "../contract/views.ts";
import { AddPasskeyDialog } from "./add-passkey-dialog.tsx";
import { AppSetUpDialog } from "./app-set-up-dialog.tsx";
import { useSecondFactorMessages } from "./messages.ts";
import { RecoveryCodesDialog } from "./recovery-codes-dialog.tsx";
import { RenameDialog } from "./rename-dialog.tsx";

export type Dialog =
  | { readonly kind: "addPasskey" | "setUpApp" | "removeApp" | "renewCodes" }
  | { readonly kind: "removePasskey" | "rename"; readonly passkey: Passkey }
  | { readonly kind: "codes"; readonly codes: readonly string[] };

type Props = {
  readonly dialog: Dialog;
  readonly count: number;
  /** Opens the next dialog, or with null none. */
  readonly onGo: (dialog: Dialog | null) => void;
};

/** The one open dialog: each asks for the password where only the owner may go on. */
export function FactorDialog({ dialog, count, onGo }: Props) {
  const text = useSecondFactorMessages();
  const close = () => onGo(null);
  // Where codes follow, no toast says so: it would cover the button that saves them, and their dialog says it too.
  const showCodes = (codes: readonly string[]) => onGo(codes.length > 0 ? { kind: "codes", codes } : null);
  switch (dialog.kind) {
    case "addPasskey":
      return <AddPasskeyDialog number={count + 1} onClose={close} onDone={showCodes} />;
    case "setUpApp":
      return <AppSetUpDialog onClose={close} onDone={showCodes} />;
    case "codes":
      return <RecoveryCodesDialog codes={dialog.codes} onClose={close} />;
    case "rename":
      return <RenameDialog passkey={dialog.passkey} onClose={close} />;
    case "removePasskey":
      return (
        <OwnerDialog
          title={text.passkey.removeTitle(dialog.passkey.name)}
          text={text.passkey.removeText}
          onClose={close}
          call={removePasskey}
          inputOf={(body) => ({ params: { passkey_id: dialog.passkey.id }, body })}
          submit={text.passkey.remove}
          danger
          done={() => text.passkey.removed}
          onDone={close}
        />
      );
    case "removeApp":
      return (
        <OwnerDialog
          title={text.app.removeTitle}
          text={text.app.removeText}
          onClose={close}
          call={removeAuthenticatorApp}
          inputOf={(body) => ({ body })}
          submit={text.app.remove}
          danger
          done={() => text.app.removed}
          onDone={close}
        />
      );
    case "renewCodes":
      return (
        <OwnerDialog
          title={text.recovery.renewTitle}
          text={text.recovery.renewText}
          onClose={close}
          call={renewRecoveryCodes}
          inputOf={(body) => ({ body })}
          submit={text.recovery.renew}
          onDone={({ data }) => onGo({ kind: "codes", codes: data.recovery_codes })}
        />
      );
  }
}
