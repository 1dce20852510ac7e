import { type CommunityCard, listCommunities } from "#features/communities/contract/calls.ts";
import { communityOf, ownMembershipOf } from "#features/communities/server/index.ts";
import { totalPages } from "#kit/contract/paging.ts";
import { serve } from "#kit/server/http/serve.ts";
import { type CardRow, listOwnCommunities } from "./lobby.sql.ts";
import { may } from "./policy.ts";

/** Pictures are left out where the file call would refuse them. */
const cardOf = (row: CardRow): CommunityCard => {
  const canEnter = may.enterCommunity(row);
  const me = ownMembershipOf(row);
  return {
    ...communityOf(may.seePictures(row) ? row : { ...row, header_file_id: null, profile_file_id: null }),
    is_admin: me.is_admin,
    state: me.state,
    can_enter: canEnter,
    unread_notification_count: row.unread_notification_count,
    unread_chat_count: row.unread_chat_count,
    me: canEnter ? me : { ...me, image_url: null },
  };
};

/** Lists every community the person belongs to or waits for; paused ones too, so that the lobby can say why. */
export const listCommunitiesRoute = serve(listCommunities, async (context, { query }) => {
  const { page, per_page, state } = query;
  const rows = await context.run(listOwnCommunities, {
    account: context.account.accountId,
    state: state ?? null,
    size: per_page,
    offset: (page - 1) * per_page,
  });
  const total = rows[0]?.total ?? 0;
  return {
    data: { records: rows.map(cardOf) },
    total_pages: totalPages(total, per_page),
    total_records: total,
  };
});
