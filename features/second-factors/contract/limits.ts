/** Digits of a code of an authenticator app, and of how many half minutes before and after the code counts. */
export const APP_CODE_DIGITS = 6;
export const APP_CODE_STEP_SECONDS = 30;
export const APP_CODE_WINDOW = 1;

export const PASSKEYS_AT_MOST = 10;
export const PASSKEY_NAME = { min: 1, max: 50 };

/** How long somebody may take to set up a passkey or an app. */
export const SETUP_VALID_MINUTES = 10;

export const RECOVERY_CODES = 10;
/** As typed, without what stands between its groups. */
export const RECOVERY_CODE_MAX = 40;
/** From here on somebody is asked to draw new ones. */
export const RECOVERY_CODES_LOW = 3;
