/** The menu of members shows these icons. */
export { IconHome, IconMessages, IconUsers, IconUsersGroup } from "@tabler/icons-react";
