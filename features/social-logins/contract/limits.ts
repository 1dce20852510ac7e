/** How long somebody may take at the service. */
export const ERRAND_VALID_MINUTES = 15;
/** How long the service's word for somebody who registers counts. */
export const NEWCOMER_VALID_HOURS = 2;
