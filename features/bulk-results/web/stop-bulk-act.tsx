import { Button } from "#kit/ui/button/button.tsx";
import { useAction } from "#kit/web/query/use-action.tsx";
import { stopBulkAct } from "../contract/calls.ts";
import { useBulkActMessages } from "./messages.ts";

type Props = { readonly communityId: number; readonly id: number; readonly kind: string };

export function StopBulkAct({ communityId, id, kind }: Props) {
  const text = useBulkActMessages();
  const stop = useAction(stopBulkAct, {
    input: () => ({ params: { id: communityId, bulk_act_id: id } }),
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
