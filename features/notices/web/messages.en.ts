import type { Translation } from "#kit/web/i18n.ts";
import type { ja } from "./messages.ja.ts";

export const en: Translation<typeof ja> = {
  title: "Notices",
  unread: (count) => `${count} unread`,
  unreadMark: "Unread",
  tabs: { community: "Community", product: "From Enishi" },
  close: "Close",
  toTop: "Back to the top",
  markAll: "Mark all as read",
  markAllTitle: "Mark all notices as read?",
  markAllText: (count) => `${count} unread ${count === 1 ? "notice" : "notices"} will be marked as read.`,
  markAllConfirm: "Mark as read",
  markAsReadNotificationFailed: "The notices could not be marked as read. Please try again in a while.",
  emptyCommunity: "No notices yet",
  emptyCommunityText: "Comments and likes on your posts, mentions of you and more will appear here.",
  emptyProduct: "No notices from Enishi",
};
