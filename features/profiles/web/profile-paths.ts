import { accountPaths } from "#features/accounts/contract/paths.ts";
import { communityPath } from "#kit/contract/area.ts";
import { currentArea, kindOfArea } from "#kit/web/session/area.ts";

const area = () => (currentArea() === "community" ? "community" : "alumni");

/** SD40 and SE40 change what one's account says in every community. */
export const accountEditPath = (): string => accountPaths[kindOfArea(currentArea())].profile;
/** SG40 and SG41 change one's profile in this community. */
export const communityProfilePath = (communityId: number): string =>
  `${communityPath(area(), communityId)}/account/profile/setting`;
