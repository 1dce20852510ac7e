export { NoticePreview, WithPreview } from "./notice-preview.tsx";
export { noticeQuestions } from "./notice-questions.ts";
export { NotificationBell } from "./notification-bell.tsx";
export { OfficeIcon } from "./office-icon.tsx";
export { OfficeText } from "./office-text.tsx";
export { ProductIcon } from "./product-icon.tsx";
export { useReadNotice } from "./use-read-notice.ts";
export { useUnreadNotices } from "./use-unread-notices.ts";
