import type { FaqCategory } from "#features/faqs/contract/categories.ts";

/** Answers to an inquiry of each type, by its id in the database, are likely under these. */
const byType: Readonly<Record<number, readonly FaqCategory[]>> = {
  1: ["profile", "posts", "chats", "notices"],
  2: ["login", "joining"],
  3: ["notices", "login"],
  5: ["profile", "leaving"],
  6: ["other"],
};

export const likelyCategories = (type: number): readonly FaqCategory[] => byType[type] ?? [];
