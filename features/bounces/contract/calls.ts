import * as z from "zod/mini";
import { call } from "#kit/contract/call.ts";
import { commonErrors } from "#kit/contract/errors.ts";
import { time } from "#kit/contract/wire.ts";
import { bounceErrors } from "./errors.ts";

export const receiveReturnedMail = call.post("/mail/returned", {
  access: "public",
  summary:
    "Hand in an email that came back, with `Authorization: Bearer` and BOUNCE_SECRET; 404 where that is not set",
  query: z.object({ recipient: z.optional(z.string().check(z.maxLength(320))) }),
  body: z.instanceof(Uint8Array),
  bodyType: "message/rfc822",
  /** It is false for what says nothing new of an address, or is no notice that a mail did not arrive. */
  answer: z.object({ data: z.object({ noted: z.boolean() }) }),
  errors: [commonErrors.ERROR_UNAUTHENTICATED, commonErrors.RECORD_NOT_FOUND, commonErrors.ERROR_TOO_LARGE],
  fromMailPrograms: true,
});

export const showReturnedMail = call.get("/account/returned_mail", {
  access: "account",
  summary: "Since when mail to one's own address comes back, where none is sent any more",
  answer: z.object({ data: z.object({ since: z.nullable(time) }) }),
});

export const askForTestMail = call.post("/account/returned_mail/test", {
  access: "account",
  rate: "mail",
  summary:
    "Send a mail to one's own address whose link lets mail go there again; none where nothing is stopped",
});

/** The call is a POST, so that the token appears in no log. */
export const answerTestMail = call.post("/mail/works", {
  access: "public",
  rate: "check",
  summary: "Let mail go again to the address that the test mail was sent to, by its link",
  body: z.object({ token: z.string().check(z.minLength(1), z.maxLength(200)) }),
  errors: [bounceErrors.ERROR_TEST_MAIL_LINK],
});
