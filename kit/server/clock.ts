/** The one source of the present; tests hold and move it. */
export type Clock = { readonly now: () => Date };
export const systemClock: Clock = { now: () => new Date() };
