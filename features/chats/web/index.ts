import { lazy } from "react";

/** Fetched where it is shown; stands in a `Suspense`. */
export const OfficeButton = lazy(async () => ({
  default: (await import("./office-button.tsx")).OfficeButton,
}));
export { useUnreadChats } from "./use-unread-chats.ts";
