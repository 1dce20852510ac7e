import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useNavigate } from "react-router";
import type { Area } from "#kit/contract/area.ts";
import { send } from "#kit/web/api/send.ts";
import { removeAllDrafts } from "#kit/web/drafts/draft-store.ts";
import { closeLive } from "#kit/web/live/live-client.ts";
import { useAction } from "#kit/web/query/use-action.tsx";
import { accountKindOf, loginPath } from "#kit/web/session/area.ts";
import { clearSession } from "#kit/web/session/clear-session.ts";
import { clearStoredSession } from "#kit/web/session/stored-session.ts";
import { signOut } from "../contract/calls.ts";
import { useLogOutMessages } from "./messages.ts";

/**
 * R039: asks first. R171–R175: whatever the server answers, this browser is then signed out and shows its login; or
 * stays on a public screen, which gives `onOut` to go on from there.
 */
export function useLogOut(area: Area, onOut?: () => void) {
  const text = useLogOutMessages();
  const cache = useQueryClient();
  const navigate = useNavigate();
  const call = signOut[accountKindOf(area)];
  const gone = useRef(Promise.withResolvers<void>());
  useEffect(() => {
    const { current } = gone;
    return () => current.resolve();
  }, []);
  return useAction(call, {
    input: () => ({}),
    ask: () => ({ title: text.title, message: text.text, confirmLabel: text.action }),
    send: async () => {
      // From here on nothing of the old screens may make a call: neither listeners of a closed room, nor code that
      // checks the session first, nor a call under way that would follow.
      closeLive();
      clearStoredSession(area);
      await cache.cancelQueries();
      return send(call).catch(() => ({}));
    },
    onDone: async () => {
      // The old screens have to be gone first, since each would ask again for the answers that are cleared.
      if (!onOut) {
        await navigate(loginPath[area]);
        await gone.current.promise;
      }
      clearSession(area, cache);
      await removeAllDrafts();
      onOut?.();
    },
  });
}
