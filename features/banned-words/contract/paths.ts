export const bannedWordsPath = "/operator/banned_words";
