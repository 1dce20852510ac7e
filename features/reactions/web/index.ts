export type { InterestChat } from "./interest-chat.ts";
export { CommentCount, ReactionBar } from "./reaction-bar.tsx";
