import {
  IconArticle,
  IconForms,
  IconHistory,
  IconLayoutDashboard,
  IconLock,
  IconSpeakerphone,
  IconUserCheck,
  IconUserPlus,
} from "@tabler/icons-react";

/** For the menu of administrators. */
export const adminIcons = {
  dashboard: IconLayoutDashboard,
  candidates: IconUserCheck,
  invitations: IconUserPlus,
  userPosts: IconArticle,
  officialPosts: IconSpeakerphone,
  activities: IconHistory,
  form: IconForms,
  security: IconLock,
} as const;
