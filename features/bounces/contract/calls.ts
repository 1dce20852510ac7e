import * as z from "zod/mini";
import { call } from "#kit/contract/call.ts";
import { commonErrors } from "#kit/contract/errors.ts";

export const receiveReturnedMail = call({
  method: "POST",
  path: "/mail/returned",
  access: "public",
  rate: "write",
  summary:
    "Hand in a mail that came back, with `Authorization: Bearer` and BOUNCE_SECRET; 404 where that is not set",
  query: z.object({ recipient: z.optional(z.string().check(z.maxLength(320))) }),
  body: z.instanceof(Uint8Array),
  bodyType: "message/rfc822",
  /** Not noted is what says nothing new of an address, or is no notice that a mail did not arrive. */
  answer: z.object({ data: z.object({ noted: z.boolean() }) }),
  errors: [commonErrors.ERROR_UNAUTHENTICATED, commonErrors.RECORD_NOT_FOUND, commonErrors.ERROR_TOO_LARGE],
  fromMailPrograms: true,
});
