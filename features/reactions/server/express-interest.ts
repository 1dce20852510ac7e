import { loadPost, may, moveCount } from "#features/posts/server/index.ts";
import { commonErrors } from "#kit/contract/errors.ts";
import type { Member } from "#kit/server/access/actor.ts";
import { failure, found } from "#kit/server/failure.ts";
import { serve } from "#kit/server/http/serve.ts";
import { assertMay } from "#kit/server/verdict.ts";
import { domainEvent } from "#kit/server/work/domain-event.ts";
import { expressInterest, withdrawInterest } from "../contract/interest-calls.ts";
import { findInterest, insertInterest } from "./interests.sql.ts";
import type { ReactedPost } from "./like-post.ts";

/**
 * Emitted once per post and person, after the row in `interests` exists. The listener that opens the chat sets
 * `interests.chatroom_id` and writes the first message, if any, as the interested member.
 */
export const interestExpressed = domainEvent<{
  readonly post: ReactedPost;
  readonly interestedId: number;
  readonly first?: { readonly content: string; readonly member: Member } | undefined;
}>("interestExpressed");

export const interestRoutes = [
  serve(expressInterest, async (context, { params, body: { message: content } }) => {
    const { db, now } = context;
    const { row: post, member, facts } = await loadPost(context, db, params.id);
    const { membershipId } = member;
    const key = { community_id: post.community_id, post_id: post.id, membership_id: membershipId };
    const find = () => findInterest(db, key);
    const before = await find();
    if (!before) assertMay(may.interest(member, facts));
    const isNew = !before && (await insertInterest(db, key, now));
    if (isNew) {
      await moveCount(context, post, "interest_count", 1);
      await context.emit(interestExpressed, {
        post,
        interestedId: membershipId,
        first: content ? { content, member } : undefined,
      });
    }
    const interest = found(before ?? (await find()));
    return { data: { interest: true, ...interest, message_sent: isNew && Boolean(content) } };
  }),
  serve(withdrawInterest, async (context, { params }) => {
    await loadPost(context, context.db, params.id);
    throw failure(commonErrors.FORBIDDEN_OPERATION);
  }),
];
