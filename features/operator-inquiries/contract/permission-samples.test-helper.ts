import { sample } from "#apps/server/permissions/sample.test-helper.ts";
import type { World } from "#apps/server/permissions/world.test-helper.ts";
import * as calls from "./calls.ts";
import * as ready from "./ready-answer-calls.ts";

const params = ({ inquiry }: World) => ({ inquiry_id: inquiry.id });
const seen = ({ inquiry }: World) => ({ updated_at: inquiry.updated_at });
const readyParams = ({ readyAnswer }: World) => ({ ready_answer_id: readyAnswer.id });
const texts = { name: "確認中", text_ja: "確認しています。", text_en: "We’re looking into it." };

export const permissionSamples = [
  sample(calls.listOperatorInquiries, "all", () => ({})),
  sample(calls.listOperatorInquiries.count, "open ones", () => ({ query: { state: "open" as const } })),
  sample(calls.showOperatorInquiry, "a member's", (world) => ({ params: params(world) })),
  sample(calls.downloadOperatorInquiryFile, "a member's", (world) => ({
    params: { ...params(world), position: 1 },
  })),
  sample(calls.answerInquiry, "a member's", (world) => ({
    params: params(world),
    body: { content: "お調べします。", ...seen(world) },
  })),
  sample(calls.closeInquiry, "a member's", (world) => ({ params: params(world), body: seen(world) })),
  sample(calls.reopenInquiry, "a member's", (world) => ({ params: params(world) })),
  sample(ready.listReadyAnswers, "all", () => ({})),
  sample(ready.showReadyAnswer, "one", (world) => ({ params: readyParams(world) })),
  sample(ready.createReadyAnswer, "one", () => ({ body: texts })),
  sample(ready.updateReadyAnswer, "one", (world) => ({
    params: readyParams(world),
    body: { ...texts, updated_at: world.readyAnswer.updated_at },
  })),
  sample(ready.deleteReadyAnswer, "one", (world) => ({ params: readyParams(world) })),
];
