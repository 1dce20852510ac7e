export { Lobby } from "./lobby.tsx";
