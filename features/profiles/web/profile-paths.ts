import { accountPaths } from "#features/accounts/contract/paths.ts";
import { currentArea, kindOfArea } from "#kit/web/session/area.ts";

/** SD40 and SE40 change what one's account says in every community. */
export const accountEditPath = (): string => accountPaths[kindOfArea(currentArea())].profile;
