export { AppToScan } from "./app-to-scan.tsx";
export { ConfirmByPasskey } from "./confirm-by-passkey.tsx";
export { useSecondFactorMessages } from "./messages.ts";
export { OwnerProofDialog } from "./owner-proof-dialog.tsx";
export { arePasskeysPossible, askForPasskey, PasskeyFailure } from "./passkeys.ts";
export { RecoveryCodesDialog } from "./recovery-codes-dialog.tsx";
export { SecondFactorSection } from "./second-factor-section.tsx";
