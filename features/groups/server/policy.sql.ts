import { groupStatus } from "../contract/views.ts";

/** This is `may.see` of the group `g` as SQL; `own` is the viewer's row among its members, if any. R013 */
export const seesGroupSql = `g.published and (not g.is_invitation_only or :seesAll::boolean
  or g.creator_membership_id = :member::bigint
  or own.status in (${groupStatus.invited}, ${groupStatus.joined}))`;
