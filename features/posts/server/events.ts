import { domainEvent } from "#kit/server/work/domain-event.ts";

export const postCreated = domainEvent<{
  readonly id: number;
  readonly communityId: number;
  readonly contentType: number;
  readonly title: string;
  /** Membership ids. */
  readonly posterId: number;
  readonly byAdmin: boolean;
  readonly mentionedIds: readonly number[];
}>("postCreated");

/** Foretold while the post and what goes with it are still there. */
export const postDeleting = domainEvent<{ readonly id: number }>("postDeleting");

/**
 * People newly mentioned by a post (`commentId` null) or a comment; never the writer. All of them can read the place.
 */
export const mentioned = domainEvent<{
  readonly communityId: number;
  readonly postId: number;
  readonly contentType: number;
  readonly title: string;
  readonly commentId: number | null;
  readonly writerId: number;
  readonly asOffice: boolean;
  readonly mentionedIds: readonly number[];
}>("mentioned");
