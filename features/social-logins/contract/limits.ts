/** How long somebody may take at the service. */
export const AUTHORIZATION_VALID_MINUTES = 15;
/** How long somebody may take to set out after showing that it is they. */
export const LINKING_VALID_MINUTES = 10;
/** How long the service's word for somebody who registers counts. */
export const SIGN_UP_CLAIM_VALID_HOURS = 2;
