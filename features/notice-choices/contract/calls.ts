import * as z from "zod/mini";
import { call } from "#kit/contract/call.ts";
import { languages } from "#kit/contract/language.ts";
import { noticeChoiceErrors } from "./errors.ts";
import { deliveries, mailKinds, unsubscribeScopes } from "./kinds.ts";

const delivery = z.enum(deliveries);
const kind = z.enum(mailKinds);
const choices = z.object({
  comment: delivery,
  mention: delivery,
  like: delivery,
  interest: delivery,
  chat: delivery,
  office: delivery,
  application: delivery,
});
const answer = z.object({ data: choices });

export const showNoticeChoices = call.get("/account/notice_choices", {
  access: "account",
  summary: "Which news reaches the caller by email, and when",
  answer,
});

/** Fields left out keep their values. */
export const setNoticeChoices = call.put("/account/notice_choices", {
  access: "account",
  summary: "Choose which news reaches the caller by email, and when",
  body: z.partial(choices),
  answer,
});

const token = z.string().check(z.minLength(1), z.maxLength(200));
const errors = [noticeChoiceErrors.ERROR_UNSUBSCRIBE_LINK];
const subscription = z.object({
  data: z.object({
    scope: z.enum(unsubscribeScopes),
    /** The mails are written in it. */
    language: z.enum(languages),
    /** The link has switched these choices off; they were so before. */
    switched_off: z.array(z.object({ kind, delivery })),
    /** The link would switch these choices off now. */
    still_on: z.array(z.object({ kind, delivery })),
  }),
});

/** RFC 8058: mail programs send it without a session and from elsewhere, so only the token counts. */
export const unsubscribe = call.post("/mail_subscription/unsubscribe", {
  access: "public",
  rate: "check",
  fromMailPrograms: true,
  summary: "Switch off the emails that the link of one of them names; once or many times is the same",
  query: z.object({ token }),
  answer: subscription,
  errors,
});

/** The same URL opened in a browser redirects to the page about it. */
export const showUnsubscribePage = call.get("/mail_subscription/unsubscribe", {
  access: "public",
  summary: "Leads on to the page on which the emails can be switched off; changes nothing",
  query: z.object({ token }),
  answer: "binary",
});

/** The call is a POST, so that the token appears in no log. It changes nothing. */
export const showSubscription = call.post("/mail_subscription", {
  access: "public",
  rate: "check",
  summary: "What the link of an email switches off, or has switched off; changes nothing",
  body: z.object({ token }),
  answer: subscription,
  errors,
});

export const subscribeAgain = call.post("/mail_subscription/again", {
  access: "public",
  rate: "check",
  summary: "Give back what the same link has switched off",
  body: z.object({ token }),
  answer: subscription,
  errors,
});
