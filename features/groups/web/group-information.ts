import { linkTo } from "#kit/contract/link-to.ts";
import type { CommunityPlace } from "#kit/web/router/use-place.ts";
import { INVITATION_URL } from "../contract/limits.ts";
import type { Group } from "../contract/views.ts";

/** Returns what the group says of itself, with its address where the placeholder stands. R237 */
export const informationOf = (
  { id, information }: Pick<Group, "id" | "information">,
  place: CommunityPlace,
): string =>
  information.replaceAll(
    INVITATION_URL,
    location.origin + linkTo("/:area/communities/:id/groups/:group_id/users", { ...place, group_id: id }),
  );
