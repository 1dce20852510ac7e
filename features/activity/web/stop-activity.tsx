import { Button } from "#kit/ui/button/button.tsx";
import { useAction } from "#kit/web/query/use-action.tsx";
import { stopActivity } from "../contract/calls.ts";
import { useActivityMessages } from "./messages.ts";

type Props = { readonly communityId: number; readonly id: number; readonly kind: string };

export function StopActivity({ communityId, id, kind }: Props) {
  const text = useActivityMessages();
  const stop = useAction(stopActivity, {
    input: () => ({ params: { id: communityId, activity_id: id } }),
    ask: () => ({
      title: text.stopTitle(kind),
      message: text.stopMessage,
      confirmLabel: text.stop,
      danger: true,
    }),
    done: () => text.stopping,
  });
  return (
    <>
      <Button pending={stop.isPending} onClick={() => stop.run()}>
        {text.stop}
      </Button>
      {stop.dialog}
    </>
  );
}
