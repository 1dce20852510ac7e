export { type Entrance, useBeginSession } from "./use-begin-session.ts";
export { useLogOut } from "./use-log-out.ts";
