import { COMMUNITY_ROOM } from "#features/communities/contract/live.ts";
import type { LivePayload } from "#kit/contract/live.ts";
import { roomName } from "#kit/contract/live.ts";
import type { Work } from "#kit/server/work/work.ts";
import { groupChanged } from "../contract/live.ts";

/** Publishes a general group's change to the community; outsiders must not hear of invitation-only ones. R013 */
export function publishGroupChange(
  work: Pick<Work, "publish">,
  group: { readonly community_id: number; readonly is_invitation_only: boolean },
  payload: LivePayload<typeof groupChanged>,
): void {
  if (!group.is_invitation_only)
    work.publish(roomName(COMMUNITY_ROOM, group.community_id), groupChanged, payload);
}
