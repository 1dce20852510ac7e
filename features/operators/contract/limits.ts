/** A link that the server prints is valid so long, since whoever reads it has a console and acts at once. */
export const PRINTED_LINK_VALID_MINUTES = 30;
/** A mailed link is opened when its reader comes to it. */
export const MAILED_LINK_VALID_HOURS = 24;
/** A sealed link holds an address of 256 characters. */
export const OPERATOR_LINK_MAX = 600;
