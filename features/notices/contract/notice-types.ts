export const noticeTypes = [
  "comment",
  "reply",
  "mention",
  "like",
  "comment_like",
  "interest",
  "approval",
  "application",
  "chat_opened",
  "office",
] as const;
export type NoticeType = (typeof noticeTypes)[number];

/** What the office writes says itself whether it has a detail. */
export type CausedType = Exclude<NoticeType, "office">;

/** R116: 1 has a detail to open; 2 has none and leads straight to its place. */
export const notificationTypes: Record<CausedType, 1 | 2> = {
  comment: 2,
  reply: 2,
  mention: 2,
  like: 2,
  comment_like: 2,
  interest: 2,
  approval: 1,
  application: 2,
  chat_opened: 2,
};

/** These lead to a chat, where there is one. */
export const chatTypes: readonly NoticeType[] = ["interest", "chat_opened"];

/** Several of these about one thing are one notice: the latest replaces those before it. */
export const groupedTypes = ["like", "comment_like"] as const satisfies readonly NoticeType[];

export type NoticeFacts = {
  /** It is null for somebody who has left. */
  readonly actor: string | null;
  /** This many people did the same before the actor. */
  readonly others: number;
  /** The actor is the management office, which is not addressed as a person. */
  readonly asOffice: boolean;
  /** It is null where the post may not be shown any more. */
  readonly postTitle: string | null;
  readonly communityName: string;
  /** The office has written this title; it is null for every other notice. */
  readonly officeTitle: string | null;
};
