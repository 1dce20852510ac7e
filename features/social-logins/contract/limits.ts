/** Signing in at the service may take this long. */
export const AUTHORIZATION_VALID_MINUTES = 15;
/** The navigation to the service must follow the password within this time. */
export const LINKING_VALID_MINUTES = 10;
export const SIGN_UP_CLAIM_VALID_HOURS = 2;
