export { findEntrance } from "./find-entrance.ts";
export { Lobby } from "./lobby.tsx";
export { waysIn } from "./ways-in.ts";
