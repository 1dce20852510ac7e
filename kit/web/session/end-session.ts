import type { QueryClient } from "@tanstack/react-query";
import type { Area } from "#kit/contract/area.ts";
import { closeLive } from "../live/live-client.ts";
import { clearStoredSession } from "./stored-session.ts";

/** R171, R176: nothing of the session that has ended stays in this browser tab. */
export function endSession(area: Area, queryClient: QueryClient): void {
  clearStoredSession(area);
  // Invited codes and what else belongs to this tab.
  sessionStorage.clear();
  closeLive();
  queryClient.clear();
}
