import { knownWords } from "#kit/contract/act.ts";

/**
 * Returns the words of all acts, of what they are about and of the fields they change. The server has loaded every
 * contract; a browser loads only what a screen needs, so for it `apps/web/build/found-by-folder.ts` writes them here.
 */
export const allWords = () => knownWords;
