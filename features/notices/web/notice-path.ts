import { type Area, communityPath } from "#kit/contract/area.ts";
import { chatTypes } from "../contract/notice-types.ts";
import type { Notice } from "../contract/views.ts";

/** R063: arriving at a screen with this parameter marks the notice read. */
export const NOTICE_PARAM = "notice_user_id";

/** Administrators decide about candidates on this screen. */
const WAITING = "alumnus_candidates_waiting_approval";

/** Returns what a notice links to; undefined where it has a detail of its own or its place is gone. */
export function noticePath(area: Area, communityId: number, notice: Notice): string | undefined {
  if (notice.notification_type === 1) return undefined;
  const home = communityPath(area, communityId);
  const arrival = `?${NOTICE_PARAM}=${notice.id}`;
  if (notice.notice_type === "application") return `${home}/${WAITING}${arrival}`;
  if (chatTypes.includes(notice.notice_type) && notice.chatroom_id !== null)
    return `${home}/posts/${notice.post_id ?? 0}/chats/${notice.chatroom_id}${arrival}`;
  return notice.post_id === null ? undefined : `${home}/post/${notice.post_id}${arrival}`;
}
