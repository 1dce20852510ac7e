export { CommentCount, ReactionBar } from "./reaction-bar.tsx";
