import type { QueryClient } from "@tanstack/react-query";
import type { Area } from "#kit/contract/area.ts";
import { closeLive } from "../live/live-client.ts";
import { clearStoredSession } from "./stored-session.ts";

/** R171, R176: nothing of the ended session stays in this browser tab. */
export function clearSession(area: Area, queryClient: QueryClient): void {
  clearStoredSession(area);
  // This removes invitation codes and everything else of this tab.
  sessionStorage.clear();
  closeLive();
  queryClient.clear();
}
