import type { Translation } from "#kit/web/i18n.ts";
import type { ja } from "./messages.ja.ts";

export const en: Translation<typeof ja> = {
  title: "Choose a community",
  lead: (name) => `Welcome back, ${name}.`,
  enter: "Enter",
  leave: "Leave the community",
  withdrawApplication: "Withdraw the application",
  dashboard: "Administration",
  unreadNotices: (n) => (n === 1 ? "1 unread notice" : `${n} unread notices`),
  unreadChats: (n) => (n === 1 ? "1 unread chat message" : `${n} unread chat messages`),
  admin: "Administrator",
  state: { under_review: "Awaiting approval", paused: "Paused", closed: "Closed" },
  explain: {
    under_review:
      "An administrator is reviewing your application. You will be told by e-mail once it is approved.",
    paused:
      "Your membership of this community is paused at the moment. Please ask its administrator for details.",
    closed: "This community cannot be entered at the moment. Please ask its administrator.",
  },
  emptyTitle: "You have not joined a community yet",
  emptyText: {
    alumni: "If you have an invitation URL or code, you can join with it.",
    employee: "You can join by the link of an invitation e-mail from an administrator.",
  },
  enterCode: "Enter an invitation code",
};
