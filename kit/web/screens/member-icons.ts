import { IconHome, IconMessages, IconUsers, IconUsersGroup } from "@tabler/icons-react";

/** For the menu of members. */
export const memberIcons = {
  home: IconHome,
  groups: IconUsersGroup,
  members: IconUsers,
  chats: IconMessages,
} as const;
