/**
 * Tells whether the sender is mailed a copy. It goes only to the address of the signed-in account: otherwise anybody
 * could send our mails to strangers.
 */
export const getsCopy = (accountEmail: string | null, replyTo: string): boolean => accountEmail === replyTo;
