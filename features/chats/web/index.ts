import { lazy } from "react";

export { addToChatDraft } from "./chat-draft.ts";
/** It is loaded where it is shown, inside a `Suspense`. */
export const DirectChatButton = lazy(async () => ({
  default: (await import("./direct-chat-button.tsx")).DirectChatButton,
}));
/** It is loaded where it is shown, inside a `Suspense`. */
export const OfficeChat = lazy(async () => ({
  default: (await import("./office/office-chat.tsx")).OfficeChat,
}));
export { useUnreadChats } from "./use-unread-chats.ts";
