import { sample, samples } from "#apps/server/permissions/sample.test-helper.ts";
import { downloadInquiryFile, listInquiryCategories, sendInquiry } from "./calls.ts";

export const permissionSamples = [
  sample(listInquiryCategories, "all", () => ({})),
  sample(sendInquiry, "anything", () => ({
    body: { content: "使い方を教えてください", email: "hanako@example.jp" },
    files: {},
  })),
  ...samples(downloadInquiryFile, {
    "by the link mailed to the provider": ({ inquiryFile }) => inquiryFile,
  }),
];
