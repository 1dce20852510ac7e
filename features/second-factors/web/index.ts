export { ConfirmByPasskey } from "./confirm-by-passkey.tsx";
export { useSecondFactorMessages } from "./messages.ts";
export { OwnerProofDialog } from "./owner-proof-dialog.tsx";
export { arePasskeysPossible, askForPasskey, PasskeyFailure } from "./passkeys.ts";
export { SecondFactorSection } from "./second-factor-section.tsx";
