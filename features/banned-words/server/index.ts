import type { Feature } from "#kit/server/feature.ts";
import { checkBannedWordsRoute } from "./banned-words.ts";

export { bannedWordFault, findBannedWordFaults } from "./banned-words.ts";

export const bannedWords: Feature = { name: "banned-words", routes: [checkBannedWordsRoute] };
