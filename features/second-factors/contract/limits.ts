/** An authenticator app's code has this many digits, and is valid for this many half minutes before and after. */
export const APP_CODE_DIGITS = 6;
export const APP_CODE_STEP_SECONDS = 30;
export const APP_CODE_WINDOW = 1;

export const PASSKEYS_AT_MOST = 10;
export const PASSKEY_NAME = { min: 1, max: 50 };

/** Setting up a passkey or an app may take this long. */
export const SETUP_VALID_MINUTES = 10;

export const RECOVERY_CODES = 10;
/** The limit includes the separators that are typed between the groups. */
export const RECOVERY_CODE_MAX = 40;
/** With this many left, the person is asked to draw new ones. */
export const RECOVERY_CODES_LOW = 3;
