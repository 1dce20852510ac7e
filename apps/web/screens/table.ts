import type { Screen } from "#kit/web/screens/screen.ts";
import { screens as pages } from "../pages/screens.ts";
import { featureScreens } from "./feature-screens.ts";

/** Guards, titles, robots, menus, the build and `npm run inventory` read this table of all screens. */
export const screens: readonly Screen[] = [...featureScreens, ...pages];
