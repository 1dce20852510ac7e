import { lazy } from "react";

/** Fetched where it is shown; stands in a `Suspense`. */
export const DirectChatButton = lazy(async () => ({
  default: (await import("./direct-chat-button.tsx")).DirectChatButton,
}));
export { useUnreadChats } from "./use-unread-chats.ts";
