import { readingOf } from "#features/memberships/server/index.ts";
import type { Member } from "#kit/server/access/actor.ts";
import { likePattern } from "#kit/server/database/like-pattern.ts";
import type { Context } from "#kit/server/http/context.ts";
import { serve } from "#kit/server/http/serve.ts";
import { listMentionUsers, listUserNames } from "../contract/mention-calls.ts";
import { searchMentionUsers } from "./mention-users.sql.ts";
import { loadPostToRead } from "./post-viewers.ts";

type MentionContext = { readonly contentType: number | undefined; readonly writer: number };

const search = (
  context: Pick<Context, "run">,
  member: Member,
  q = "",
  { contentType, writer }: MentionContext,
) =>
  context.run(searchMentionUsers, {
    community: member.communityId,
    member: member.membershipId,
    pattern: likePattern(q),
    ...readingOf(q),
    contentType: contentType ?? null,
    writer,
  });

export const mentionUserRoutes = [
  serve(listMentionUsers, async (context, { params, query }) => {
    const { row, member } = await loadPostToRead(context, params.id);
    const place = { contentType: row.content_type, writer: row.membership_id };
    return { data: await search(context, member, query.q, place) };
  }),
  serve(listUserNames, async (context, { query }) => {
    const place = { contentType: query.content_type, writer: context.member.membershipId };
    return { data: await search(context, context.member, query.q, place) };
  }),
];
