export { NotificationBell } from "./notification-bell.tsx";
export { useReadNotice } from "./use-read-notice.ts";
