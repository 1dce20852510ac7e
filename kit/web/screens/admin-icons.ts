/** The menu of administrators shows these icons. */
export {
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
  IconTemplate,
  IconUserCheck,
  IconUserPlus,
  IconUserShield,
  IconUsers,
} from "@tabler/icons-react";
