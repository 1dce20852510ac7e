import { useQueryClient } from "@tanstack/react-query";
import { useSend } from "#kit/web/query/use-call.ts";
import { storeSession } from "#kit/web/session/stored-session.ts";
import { activateAlumnus } from "../contract/calls.ts";

/** Takes effect and signs in; nothing of an earlier session stays in this browser. */
export function useActivate() {
  const queryClient = useQueryClient();
  return useSend(activateAlumnus, {
    meta: { quiet: true },
    onSuccess: ({ data: { session } }) => {
      if (!session) return;
      queryClient.clear();
      storeSession({ area: "alumni", ...session });
    },
  });
}
