import * as z from "zod/mini";
import { call } from "#kit/contract/call.ts";
import { commonErrors } from "#kit/contract/errors.ts";
import { email } from "#kit/contract/fields/email.ts";
import { noPictograms } from "#kit/contract/fields/pictogram.ts";
import { text } from "#kit/contract/fields/text.ts";
import { inquiryLength } from "#kit/contract/fields/text-length.ts";
import { clientId, ordinal } from "#kit/contract/wire.ts";
import { attachmentNames } from "./attachments.ts";
import { INQUIRY } from "./limits.ts";

export const inquiryCategory = z.object({ id: z.number(), name_ja: z.string(), name_en: z.string() });

/** The call is public like the inquiry itself: people who cannot sign in need it most. */
export const listInquiryCategories = call.get("/m/inquiry_categories", {
  access: "public",
  summary: "What an inquiry can be about",
  answer: z.object({ data: z.array(inquiryCategory) }),
});

/** R120: without a type, the first category counts. */
const FIRST_CATEGORY = 1;

/** R181–R192: the browser and the server check the same fields. */
export const inquiryFields = z.object({
  inquiry_type: z._default(ordinal, FIRST_CATEGORY),
  content: text({ ...INQUIRY, counter: inquiryLength }).check(noPictograms()),
  email: email(),
});

/**
 * R271. The inquiry is stored and mailed to the provider, whose answer goes to `email`. A repeated `client_id` is the
 * same inquiry. Attachments are text, pdf, jpeg and png by their first bytes, 20 MB each.
 */
export const sendInquiry = call.post("/inquiries", {
  access: "public",
  rate: "inquiry",
  summary: "Send an inquiry to the provider",
  files: attachmentNames,
  body: z.object({ client_id: clientId, ...inquiryFields.shape }),
  errors: [commonErrors.ERROR_INVALID_PARAMS, commonErrors.ERROR_TOO_LARGE],
});

/** The provider uses this by the link in the mail; a wrong key answers 404. */
export const downloadInquiryFile = call.get("/inquiries/{id}/files/{position}", {
  access: "public",
  rate: "check",
  summary: "Download an attachment by the link mailed to the provider",
  params: { position: ordinal },
  query: z.object({ key: z.string().check(z.maxLength(100)) }),
  answer: "binary",
});
