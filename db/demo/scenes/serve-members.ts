import { addBannedWords } from "#features/banned-words/contract/operator-calls.ts";
import { createFaq } from "#features/faqs/contract/operator-calls.ts";
import { demoFaqs } from "../faqs.ts";
import type { DemoClient } from "../stage.ts";

const bannedWords = ["ねずみ講", "闇バイト"];

/** An operator answers in advance what members ask, and says which words nobody may write. */
export async function serveMembers(operator: DemoClient): Promise<void> {
  for (const { category, ja, en } of demoFaqs)
    await operator(createFaq, {
      body: {
        category,
        question_ja: ja.question,
        answer_ja: ja.answer,
        question_en: en.question,
        answer_en: en.answer,
        published: true,
      },
    });
  await operator(addBannedWords, { body: { kind: "banned", words: bannedWords } });
}
