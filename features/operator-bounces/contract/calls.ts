import * as z from "zod/mini";
import { act, eventWords } from "#kit/contract/act.ts";
import { call } from "#kit/contract/call.ts";
import { commonErrors } from "#kit/contract/errors.ts";
import { email } from "#kit/contract/fields/email.ts";
import { listCall } from "#kit/contract/list-call.ts";
import * as field from "#kit/contract/list-fields.ts";
import { seenTime, time } from "#kit/contract/wire.ts";

eventWords({
  targets: { bouncingAddress: { ja: "届かないアドレス", en: "Address that returns mail" } },
  fields: { stopped_at: { ja: "配信の停止", en: "Delivery stopped" } },
});

const access = "operator";
const path = "/operator/bounces";
const daysPath = `${path}/days`;
const addressPath = `${path}/address`;

/** `watched` means that mail has come back, and still goes there. */
export const bounceStates = ["stopped", "watched"] as const;
export const bounceStateWords = {
  stopped: { ja: "停止中", en: "Stopped" },
  watched: { ja: "様子見", en: "Watched" },
} as const;
export const bounceCauses = ["permanent", "temporary"] as const;
export const bounceCauseWords = {
  permanent: { ja: "恒久的（宛先なし等）", en: "Permanent" },
  temporary: { ja: "一時的（満杯等）", en: "Temporary" },
} as const;
const causeLabel = { ja: "不達の種類", en: "Failure" };
const communityLabel = { ja: "コミュニティ", en: "Community" };

const listed = field.fields(
  {
    name: field.name({ ja: "氏名", en: "Name" }, { sort: "asc", width: 10 }),
    email: field.email({ ja: "メールアドレス", en: "Email" }, { sort: "asc", filter: "address", width: 14 }),
    community: field.text(communityLabel, { sort: "asc", filter: "in_community", grows: true, width: 12 }),
    state: field.choice(
      bounceStates,
      bounceStateWords,
      { ja: "配信", en: "Delivery" },
      { filter: true, width: 6 },
    ),
    cause: field.choice(bounceCauses, bounceCauseWords, causeLabel, { filter: true, width: 10 }),
    failing_since: field.moment(
      { ja: "届かない日時", en: "Since" },
      { sort: "desc", filter: ["since_from", "since_to"] },
    ),
    noted_at: field.moment({ ja: "最後の不達", en: "Last bounce" }, { sort: "desc", leads: true }),
  },
  /** The row is a membership; the same address may be in several communities. */
  { id: z.number(), bounce_id: z.number(), stopped_at: z.nullable(time) },
);
export type BouncingPerson = z.output<typeof listed.row>;

export const listBouncingPeople = listCall({
  access,
  path,
  summary: "People in all communities whose mail comes back",
  search: "info",
  ...listed,
});

const perDay = field.fields(
  {
    /** It is null for addresses that belong to no member of a community. */
    community: field.name(communityLabel, { nullable: true, filter: "in_community", width: 14, grows: true }),
    day: field.day(
      { ja: "始まった日", en: "Day" },
      { sort: "desc", filter: ["day_from", "day_to"], leads: true },
    ),
    addresses: field.count({ ja: "アドレス", en: "Addresses" }, { sort: "desc", width: 8 }),
    stopped: field.count({ ja: "停止中", en: "Stopped" }, { sort: "desc", width: 8 }),
  },
  { id: z.number() },
);
export type BouncesOfDay = z.output<typeof perDay.row>;

export const listBouncesByDay = listCall({
  access,
  path: daysPath,
  summary: "At how many addresses mail began to come back, by community and day",
  ...perDay,
});

const address = z.object({
  /** It is null where nothing is known of the address: mail goes there. */
  bounce_id: z.nullable(z.number()),
  state: z.enum(["unknown", "works", ...bounceStates]),
  cause: z.nullable(z.enum(bounceCauses)),
  failing_since: z.nullable(time),
  stopped_at: z.nullable(time),
  worked_at: z.nullable(time),
  communities: z.array(z.string()),
});
export type LookedUpAddress = z.output<typeof address>;

/** The call is a POST, so that the address appears in no log. */
export const lookUpAddress = call.post(addressPath, {
  access,
  act: false,
  security: "personalDataViewed",
  rate: "check",
  summary: "Whether mail to an address comes back, and since when",
  body: z.object({ email: email() }),
  answer: z.object({ data: address }),
});

/** What was reported of earlier mails no longer counts. The next mail that comes back does. */
export const deliverAgain = call.post(`${path}/{bounce_id}/delivery`, {
  access,
  act: act("deliverAgain", { ja: "メールの配信を再開", en: "Resumed delivery to an address" }),
  security: "deliveryResumed",
  summary: "Let mail go again to an address from which it came back",
  body: z.object({ stopped_at: seenTime }),
  errors: [commonErrors.ERROR_STATUS_HAS_CHANGED],
  changes: [path, daysPath, addressPath],
});
