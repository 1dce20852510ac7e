import { defineMessages } from "#kit/web/i18n.ts";

export const useNoticeMessages = defineMessages(
  {
    title: "お知らせ",
    unread: (count: number) => `未読${count}件`,
    unreadMark: "未読",
    tabs: { community: "コミュニティ", product: "Enishiから" },
    close: "閉じる",
    toTop: "一番上へ戻る",
    markAll: "すべて既読にする",
    markAllTitle: "お知らせをすべて既読にしますか？",
    markAllText: (count: number) => `未読のお知らせ${count}件を既読にします。`,
    markAllConfirm: "既読にする",
    markAsReadNotificationFailed: "お知らせを既読にできませんでした。時間をおいて、もう一度お試しください。",
    emptyCommunity: "お知らせはまだありません",
    emptyCommunityText: "投稿へのコメントやいいね、メンションなどがあると、ここに届きます。",
    emptyProduct: "Enishiからのお知らせはありません",
  },
  {
    title: "Notifications",
    unread: (count) => `${count} unread`,
    unreadMark: "Unread",
    tabs: { community: "Community", product: "From Enishi" },
    close: "Close",
    toTop: "Back to the top",
    markAll: "Mark all as read",
    markAllTitle: "Mark all notifications as read?",
    markAllText: (count) =>
      `${count} unread ${count === 1 ? "notification" : "notifications"} will be marked as read.`,
    markAllConfirm: "Mark as read",
    markAsReadNotificationFailed: "The notifications could not be marked as read. Please try again later.",
    emptyCommunity: "No notifications yet",
    emptyCommunityText: "Comments and likes on your posts, mentions of you and more will appear here.",
    emptyProduct: "No notifications from Enishi",
  },
);
