import type { Feature } from "#kit/server/feature.ts";
import { endChats } from "./end-chats.ts";
import { extendChatRoute } from "./extend-chat.ts";
import { listChatroomsRoute } from "./list-chatrooms.ts";
import { markReadRoutes } from "./mark-read.ts";
import { listHistoryRoutes } from "./office/list-histories.ts";
import { openHistoryRoute, showHistoryRoute } from "./office/read-history.ts";
import { openInterestChat } from "./open-interest-chat.ts";
import { removeMessageRoutes } from "./remove-message.ts";
import { chatRooms } from "./rooms.ts";
import { sendMessageRoutes } from "./send-message.ts";
import { showChatRoutes } from "./show-chat.ts";
import { startDirectChatRoute } from "./start-direct-chat.ts";
import { releaseChats, withholdChats } from "./withhold-chats.ts";

export const feature: Feature = {
  name: "chats",
  routes: [
    listChatroomsRoute,
    ...showChatRoutes,
    ...sendMessageRoutes,
    ...removeMessageRoutes,
    ...markReadRoutes,
    extendChatRoute,
    startDirectChatRoute,
    ...listHistoryRoutes,
    openHistoryRoute,
    showHistoryRoute,
  ],
  listeners: [openInterestChat, endChats, withholdChats, releaseChats],
  rooms: chatRooms,
};
