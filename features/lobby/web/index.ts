export { entrancesOf } from "./entrances.ts";
export { findEntrance } from "./find-entrance.ts";
export { Lobby } from "./lobby.tsx";
