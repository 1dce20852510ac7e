/** Something the person at the keyboard can mend: the message says what, in plain words, and is all they see. */
export class SetupError extends Error {}
