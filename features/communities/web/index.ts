export { CommunityRail } from "./community-rail.tsx";
export { useCommunityLook, useFrameCommunityId, useKeepFrameCommunity } from "./frame-community.ts";
export { BoardCard, MessageBoard } from "./message-board.tsx";
export { useCommunityMessages } from "./messages.ts";
export { useCommunity, useCommunityId, useCommunityLive, useCommunityName } from "./use-community.ts";
export { useRecordVisit } from "./use-record-visit.ts";
