export { ConfirmByPasskey } from "./confirm-by-passkey.tsx";
export { useSecondFactorMessages } from "./messages.ts";
export { arePasskeysPossible, askForPasskey, PasskeyFailure } from "./passkeys.ts";
export { SecondFactorSection } from "./second-factor-section.tsx";
