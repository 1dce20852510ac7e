export { bannedWordFault, findBannedWordFaults } from "./banned-words.ts";
