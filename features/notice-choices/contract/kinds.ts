import type { NoticeType } from "#features/notices/contract/notice-types.ts";

/** People choose mails of these kinds. An approval is not among them: its mail is the way in and always goes. */
export const mailKinds = ["comment", "mention", "like", "interest", "chat", "office", "application"] as const;
export type MailKind = (typeof mailKinds)[number];

/** A notice follows the choice of this kind; the mail of an approval is always sent. */
export const kindOfNotice: Record<Exclude<NoticeType, "approval">, MailKind> = {
  comment: "comment",
  reply: "comment",
  mention: "mention",
  like: "like",
  comment_like: "like",
  interest: "interest",
  application: "application",
  chat_opened: "chat",
  office: "office",
};

/** With `off`, news appears only at the bell. */
export const deliveries = ["off", "at_once", "daily"] as const;
export type MailDelivery = (typeof deliveries)[number];
export type NoticeChoices = Readonly<Record<MailKind, MailDelivery>>;

/** By default news comes at once if it waits for an answer, once a day if it can wait, likes only at the bell. */
export const proposedChoices: NoticeChoices = {
  comment: "daily",
  mention: "at_once",
  like: "off",
  interest: "at_once",
  chat: "at_once",
  office: "daily",
  application: "daily",
};

/** Only administrators get news of these kinds. */
export const administratorKinds: readonly MailKind[] = ["application"];

/** A mail's link switches off the kind the mail was about, or everything that came with the digest. */
export const unsubscribeScopes = [...mailKinds, "digest"] as const;
export type UnsubscribeScope = (typeof unsubscribeScopes)[number];

/** News read within this time is not mailed. */
export const MAIL_AFTER_MINUTES = 2;
/** The digest leaves at this hour in Japan. */
export const DIGEST_HOUR = 8;
