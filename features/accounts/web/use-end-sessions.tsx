import { useAction } from "#kit/web/query/use-action.tsx";
import { endOtherSessions, endSession } from "../contract/calls.ts";
import type { Session } from "../contract/views.ts";
import { useAccountMessages } from "./messages.ts";
import { useDeviceName } from "./use-device-name.ts";

/** Ends sessions after asking; `dialog` is to be drawn. One that has ended meanwhile is as good as ended here. */
export function useEndSessions() {
  const text = useAccountMessages().sessions;
  const nameOf = useDeviceName();
  const ended = (session: Session) => text.ended(nameOf(session));
  const one = useAction(endSession, {
    input: (session: Session) => ({ params: { session_id: session.id } }),
    ask: (session) => ({
      title: text.endTitle(nameOf(session)),
      message: <p>{text.endText}</p>,
      confirmLabel: text.end,
      danger: true,
    }),
    done: (_, session) => ended(session),
    gone: ended,
  });
  const others = useAction(endOtherSessions, {
    input: (_: number) => ({}),
    ask: (count) => ({
      title: text.endOthersTitle(count),
      message: <p>{text.endOthersText}</p>,
      confirmLabel: text.end,
      danger: true,
    }),
    done: ({ data }) => text.endedOthers(data.ended),
  });
  return {
    dialog: one.dialog ?? others.dialog,
    isPending: others.isPending,
    endOne: one.run,
    endOthers: others.run,
  };
}
