import type { Feature } from "#kit/server/feature.ts";
import { downloadInquiryFileRoute } from "./download-file.ts";
import { listInquiryCategoriesRoute } from "./list-categories.ts";
import { mailInquiry, mailInquiryCopy } from "./mail-inquiry.ts";
import { forgetClosedAccount, removeOldInquiries, removeOrphanAttachments } from "./remove-old-inquiries.ts";
import { sendInquiryRoute } from "./send-inquiry.ts";

export const feature: Feature = {
  name: "inquiries",
  routes: [listInquiryCategoriesRoute, sendInquiryRoute, downloadInquiryFileRoute],
  listeners: [forgetClosedAccount],
  jobs: [mailInquiry, mailInquiryCopy, removeOldInquiries, removeOrphanAttachments],
};
