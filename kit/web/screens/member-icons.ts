import { IconHome, IconMessages, IconUsers, IconUsersGroup } from "@tabler/icons-react";

export const memberIcons = { IconHome, IconMessages, IconUsers, IconUsersGroup } as const;
