/**
 * Whether the sender is mailed a copy. Only to the address of the account that is signed in: anything else would let
 * anybody send mail of ours to strangers.
 */
export const getsCopy = (accountEmail: string | null, replyTo: string): boolean => accountEmail === replyTo;
