import { domainEvent } from "#kit/server/work/domain-event.ts";

/** People newly mentioned by a post (`commentId` null) or a comment, if any. All of them can read the place. */
export const mentioned = domainEvent<{
  readonly communityId: number;
  readonly postId: number;
  readonly commentId: number | null;
  readonly writerId: number;
  readonly asOffice: boolean;
  readonly mentionedIds: readonly number[];
}>("mentioned");
