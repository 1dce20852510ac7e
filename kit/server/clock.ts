/** This is the only source of the current time; tests hold and move it. */
export type Clock = { readonly now: () => Date };
export const systemClock: Clock = { now: () => new Date() };
