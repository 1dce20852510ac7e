import { Button } from "#kit/ui/button/button.tsx";
import { useAction } from "#kit/web/query/use-action.tsx";
import { markNoticesRead, markProductNoticesRead } from "../contract/calls.ts";
import { useNoticeMessages } from "./messages.ts";
import type { PanelTab } from "./panel-tabs.tsx";

type Props = { readonly tab: PanelTab; readonly communityId: number | null; readonly count: number };

/** R137–R139: offered while something is unread; it asks first, and says when it fails. */
export function MarkAllRead({ tab, communityId, count }: Props) {
  const text = useNoticeMessages();
  const mark = useAction(tab === "community" ? markNoticesRead : markProductNoticesRead, {
    input: () => ({ params: { id: communityId ?? 0 } }),
    ask: () => ({
      title: text.markAllTitle,
      message: text.markAllText(count),
      confirmLabel: text.markAllConfirm,
    }),
    refused: () => text.markAsReadNotificationFailed,
  });
  return (
    <>
      <Button size="sm" variant="subtle" onClick={() => mark.run()}>
        {text.markAll}
      </Button>
      {mark.dialog}
    </>
  );
}
