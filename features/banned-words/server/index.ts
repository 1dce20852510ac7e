export { assertNoBannedWords, bannedWordFault, findBannedWordFaults } from "./banned-words.ts";
