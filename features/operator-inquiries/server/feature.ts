import type { Feature } from "#kit/server/feature.ts";
import { inquiryRoutes } from "./inquiries.ts";
import { mailInquiryAnswer } from "./mail-answer.ts";
import { readyAnswerRoutes } from "./ready-answers.ts";

export const feature: Feature = {
  name: "operator-inquiries",
  routes: [...inquiryRoutes, ...readyAnswerRoutes],
  jobs: [mailInquiryAnswer],
};
