import { accountPaths } from "#features/accounts/contract/paths.ts";
import { communityPath } from "#kit/contract/area.ts";
import { currentArea, kindOfArea } from "#kit/web/session/area.ts";

const area = () => (currentArea() === "community" ? "community" : "alumni");

/** SD40, SE40 */
export const accountEditPath = (): string => accountPaths[kindOfArea(currentArea())].profile;
/** SG40, SG41 */
export const communityProfilePath = (communityId: number): string =>
  `${communityPath(area(), communityId)}/account/profile/setting`;
