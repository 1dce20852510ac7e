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
      people: "People",
      content: "Content",
      messages: "Messages",
      settings: "Settings",
    },
    memberSide: "Member view",
    roles: { member: "Administrator", ordinary: "Administrator", contractor: "Contract holder" },
    waiting: {
      candidates: (count) => `${count.toLocaleString("en-US")} waiting`,
      chats: (count) => `${count.toLocaleString("en-US")} unread`,
    },
    backTo: (community) => `Back to the administration of ${community}`,
  },
  popularTags: "Popular tags",
  userMenu: {
    account: "Account settings",
    language: "日本語",
    scheme: { system: "Appearance: System", light: "Appearance: Light", dark: "Appearance: Dark" },
    help: "Help and terms",
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
