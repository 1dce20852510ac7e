import { sample } from "#apps/server/permissions/sample.test-helper.ts";
import type { World } from "#apps/server/permissions/world.test-helper.ts";
import { listFaqs } from "./calls.ts";
import * as calls from "./operator-calls.ts";

const at = ({ faq }: World) => ({ params: { faq_id: faq } });
const body = { category: "login", question_ja: "ログインできません" } as const;

export const permissionSamples = [
  sample(listFaqs, "all", () => ({})),
  sample(calls.listOperatorFaqs, "all", () => ({})),
  sample(calls.showFaq, "a draft", at),
  sample(calls.createFaq, "a draft", () => ({ body })),
  sample(calls.updateFaq, "a draft", (world) => ({ ...at(world), body: { category: "other" as const } })),
  sample(calls.moveFaq, "a draft", (world) => ({ ...at(world), body: { direction: "up" as const } })),
  sample(calls.deleteFaq, "a draft", at),
];
