export { NotificationBell } from "./notification-bell.tsx";
export { useReadNotice } from "./use-read-notice.ts";
export { useUnreadNotices } from "./use-unread-notices.ts";
