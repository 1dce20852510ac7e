import type { Translation } from "#kit/web/i18n.ts";
import type { ja } from "./messages.ja.ts";

export const en: Translation<typeof ja> = {
  member: {
    lobby: "Choose a community",
    notices: "Notices",
    unread: (count) => `${count} unread`,
    me: "Me",
    administration: "Administration",
  },
  admin: {
    groups: {
      overview: "Overview",
      people: "People",
      content: "Content",
      communication: "Communication",
      settings: "Settings",
    },
    memberSide: "Member view",
  },
  popularTags: "Popular tags",
  userMenu: {
    account: "Account settings",
    language: "日本語",
    scheme: { system: "Appearance: System", light: "Appearance: Light", dark: "Appearance: Dark" },
    inquiry: "Inquiries",
    leave: "Leave the community",
    logOut: "Log out",
  },
  footer: {
    label: "Terms and contact",
    provider: "Terms of use",
    alumni: "Membership terms",
    employee: "Notes on use",
    privacy: "Privacy policy",
    inquiry: "Inquiries",
    company: "Company",
    newTab: " (opens in a new tab)",
  },
};
