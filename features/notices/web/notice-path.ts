import type { Area } from "#kit/contract/area.ts";
import { linkTo } from "#kit/contract/link-to.ts";
import { chatTypes } from "../contract/notice-types.ts";
import type { Notice } from "../contract/views.ts";

/** R063: arriving at a screen with this parameter marks the notice read. */
export const NOTICE_PARAM = "notice_user_id";

/** Returns what a notice links to; undefined where it has a detail of its own or its place is gone. */
export function noticePath(area: Area, communityId: number, notice: Notice): string | undefined {
  if (notice.notification_type === 1) return undefined;
  const { notice_type, post_id, chatroom_id } = notice;
  const arrival = { [NOTICE_PARAM]: notice.id };
  const place = { area, id: communityId };
  if (notice_type === "application")
    return linkTo("/community/communities/:id/alumnus_candidates_waiting_approval", place, arrival);
  if (chatTypes.includes(notice_type) && chatroom_id !== null)
    return linkTo(
      "/:area/communities/:id/posts/:post_id/chats/:chatroom_id",
      { ...place, post_id: post_id ?? 0, chatroom_id },
      arrival,
    );
  if (post_id === null) return undefined;
  return linkTo("/:area/communities/:id/post/:post_id", { ...place, post_id }, arrival);
}
