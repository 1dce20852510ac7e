import { useAction } from "#kit/web/query/use-action.tsx";
import { deliverAgain } from "../contract/calls.ts";
import { useBouncesMessages } from "./messages.ts";

type Stopped = { readonly email: string; readonly bounceId: number; readonly stoppedAt: string };

/** Lifts the stop of an address once it has been asked. */
export function useDeliverAgain(onDone?: (stopped: Stopped) => unknown) {
  const text = useBouncesMessages();
  return useAction(deliverAgain, {
    input: ({ bounceId, stoppedAt }: Stopped) => ({
      params: { bounce_id: bounceId },
      body: { stopped_at: stoppedAt },
    }),
    ask: ({ email }) => ({
      title: text.ask.title(email),
      message: text.ask.message,
      confirmLabel: text.ask.confirm,
    }),
    done: (_, { email }) => text.resumed(email),
    gone: ({ email }) => text.gone(email),
    onDone: (_, stopped) => onDone?.(stopped),
  });
}
