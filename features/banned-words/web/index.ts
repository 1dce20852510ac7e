export { useBannedWords, useWorded } from "./use-banned-words.ts";
