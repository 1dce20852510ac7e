import {
  IconArticle,
  IconFlag,
  IconForms,
  IconHistory,
  IconIdBadge2,
  IconLayoutDashboard,
  IconListSearch,
  IconLock,
  IconMessages,
  IconSpeakerphone,
  IconUserCheck,
  IconUserPlus,
  IconUserShield,
  IconUsers,
} from "@tabler/icons-react";

/** For the menu of administrators. */
export const adminIcons = {
  dashboard: IconLayoutDashboard,
  alumni: IconUsers,
  employees: IconIdBadge2,
  candidates: IconUserCheck,
  invitations: IconUserPlus,
  userPosts: IconArticle,
  officialPosts: IconSpeakerphone,
  chats: IconMessages,
  activities: IconHistory,
  form: IconForms,
  security: IconLock,
  flags: IconFlag,
  administrators: IconUserShield,
  auditLog: IconListSearch,
} as const;
