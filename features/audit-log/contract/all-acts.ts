import { type ActWords, knownActs } from "#kit/contract/act.ts";

/**
 * Returns the words of all acts by name. The server has loaded every contract; a browser loads only what a screen needs,
 * so for it `apps/web/build/found-by-folder.ts` writes them here.
 */
export const allActs = (): Readonly<Record<string, ActWords>> => Object.fromEntries(knownActs);
