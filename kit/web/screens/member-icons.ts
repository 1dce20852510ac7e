import { IconHome, IconMessages, IconUsers, IconUsersGroup } from "@tabler/icons-react";

/** The menu of members shows these icons. */
export const memberIcons = { IconHome, IconMessages, IconUsers, IconUsersGroup } as const;
