export { entrancesOf, findEntrance } from "./find-entrance.ts";
export { Lobby } from "./lobby.tsx";
