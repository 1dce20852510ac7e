import { IconHome, IconMessages, IconUsers, IconUsersGroup } from "@tabler/icons-react";

/** These icons are for the menu of members. */
export const memberIcons = {
  home: IconHome,
  groups: IconUsersGroup,
  members: IconUsers,
  chats: IconMessages,
} as const;
