import { communityPath } from "#kit/contract/area.ts";
import { currentArea } from "#kit/web/session/area.ts";

/** SG40 and SG41 change one's profile in this community. */
export const communityProfilePath = (communityId: number): string =>
  `${communityPath(currentArea() === "community" ? "community" : "alumni", communityId)}/account/profile/setting`;
