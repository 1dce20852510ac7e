/** What caused a notice. */
export const noticeTypes = ["comment", "mention", "like", "interest", "approval", "application"] as const;
export type NoticeType = (typeof noticeTypes)[number];

/** R116: 1 has a detail to open; 2 has none and leads straight to its place. */
export const notificationTypes: Record<NoticeType, 1 | 2> = {
  comment: 2,
  mention: 2,
  like: 2,
  interest: 2,
  approval: 1,
  application: 2,
};

export type NoticeFacts = {
  /** Null for somebody who has left. */
  readonly actor: string | null;
  /** The actor is the management office, which is not addressed as a person. */
  readonly asOffice: boolean;
  /** Null where the post may not be shown any more. */
  readonly postTitle: string | null;
  readonly communityName: string;
};
