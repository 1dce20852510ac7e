import {
  downloadInquiryFile,
  listInquiryCategories,
  sendInquiry,
} from "#features/inquiries/contract/calls.ts";
import { showProvider } from "#features/provider/contract/calls.ts";
import { sample, samples } from "../sample.test-helper.ts";

export const inquirySamples = [
  sample(listInquiryCategories, "all", () => ({})),
  sample(sendInquiry, "anything", () => ({
    body: { content: "使い方を教えてください", email: "hanako@example.jp" },
    files: {},
  })),
  ...samples(downloadInquiryFile, {
    "by the link mailed to the provider": ({ inquiryFile }) => inquiryFile,
  }),
  sample(showProvider, "the one", () => ({})),
];
