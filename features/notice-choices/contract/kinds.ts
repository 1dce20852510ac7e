import type { NoticeType } from "#features/notices/contract/notice-types.ts";

/** What somebody can be written about. An approval is not among them: its mail carries the way in and always goes. */
export const mailKinds = ["comment", "mention", "like", "interest", "chat", "application"] as const;
export type MailKind = (typeof mailKinds)[number];

/** Which choice a notice goes by; an approval's mail always goes. */
export const kindOfNotice: Record<Exclude<NoticeType, "approval">, MailKind> = {
  comment: "comment",
  reply: "comment",
  mention: "mention",
  like: "like",
  comment_like: "like",
  interest: "interest",
  application: "application",
};

/** `off` leaves it to the bell. */
export const deliveries = ["off", "at_once", "daily"] as const;
export type Delivery = (typeof deliveries)[number];
export type Choices = Readonly<Record<MailKind, Delivery>>;

/** Until somebody chooses: at once what waits for an answer, once a day what can wait, likes in the bell alone. */
export const proposedChoices: Choices = {
  comment: "daily",
  mention: "at_once",
  like: "off",
  interest: "at_once",
  chat: "at_once",
  application: "daily",
};

/** What only administrators hear of. */
export const administratorKinds: readonly MailKind[] = ["application"];

/** What a mail's link switches off: the kind the mail was about, or everything that came with the digest. */
export const unsubscribeScopes = [...mailKinds, "digest"] as const;
export type UnsubscribeScope = (typeof unsubscribeScopes)[number];

/** News read within this time is not mailed. */
export const MAIL_AFTER_MINUTES = 2;
/** The hour in Japan at which the digest leaves. */
export const DIGEST_HOUR = 8;
