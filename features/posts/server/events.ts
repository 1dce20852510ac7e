import { domainEvent } from "#kit/server/work/domain-event.ts";

/** While the post and what goes with it are still there. */
export const postDeleting = domainEvent<{ readonly id: number }>("postDeleting");

/**
 * People newly mentioned by a post (`commentId` null) or a comment, if any; never the writer. All of them can read the place.
 */
export const mentioned = domainEvent<{
  readonly communityId: number;
  readonly postId: number;
  readonly commentId: number | null;
  readonly writerId: number;
  readonly asOffice: boolean;
  readonly mentionedIds: readonly number[];
}>("mentioned");
