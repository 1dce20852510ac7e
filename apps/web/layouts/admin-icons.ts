import * as icons from "@tabler/icons-react";
import type { IconName } from "#kit/web/screens/screen.ts";

/** The menu of the console takes these; `apps/web/build/found-by-folder.ts` leaves only those that a screen names. */
export const adminIcons: Readonly<Record<IconName, icons.Icon>> = icons;
