import { domainEvent } from "#kit/server/work/domain-event.ts";

/** A post (`commentId` null) or a comment newly mentions people, if any. All of them can read it. */
export const mentioned = domainEvent<{
  readonly communityId: number;
  readonly postId: number;
  readonly commentId: number | null;
  readonly writerId: number;
  readonly asOffice: boolean;
  readonly mentionedIds: readonly number[];
}>("mentioned");
