import { lazy } from "react";

export { addToChatDraft } from "./chat-draft.ts";
/** Fetched where it is shown; stands in a `Suspense`. */
export const DirectChatButton = lazy(async () => ({
  default: (await import("./direct-chat-button.tsx")).DirectChatButton,
}));
/** Fetched where it is shown; stands in a `Suspense`. */
export const OfficeChat = lazy(async () => ({
  default: (await import("./office/office-chat.tsx")).OfficeChat,
}));
export { useUnreadChats } from "./use-unread-chats.ts";
