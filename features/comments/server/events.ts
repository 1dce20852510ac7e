import { domainEvent } from "#kit/server/work/domain-event.ts";

export const commentCreated = domainEvent<{
  readonly id: number;
  readonly communityId: number;
  readonly postId: number;
  readonly contentType: number;
  readonly title: string;
  /** Membership ids. */
  readonly posterId: number;
  readonly postByAdmin: boolean;
  readonly commenterId: number;
  readonly asOffice: boolean;
  readonly mentionedIds: readonly number[];
}>("commentCreated");

/** Foretold while the comment and what goes with it are still there. */
export const commentDeleting = domainEvent<{ readonly id: number }>("commentDeleting");
