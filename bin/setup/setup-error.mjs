/** The person at the keyboard can correct this: the message says how in plain words, and is all they see. */
export class SetupError extends Error {}
