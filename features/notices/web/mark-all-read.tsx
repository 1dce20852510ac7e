import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Button } from "#kit/ui/button/button.tsx";
import { ConfirmDialog } from "#kit/ui/confirm-dialog/confirm-dialog.tsx";
import { toast } from "#kit/ui/toaster/toast.ts";
import { send } from "#kit/web/api/send.ts";
import {
  countUnreadNotices,
  countUnreadProductNotices,
  listNotices,
  listProductNotices,
  markNoticesRead,
  markProductNoticesRead,
} from "../contract/calls.ts";
import { useMessages } from "./messages.ts";
import type { PanelTab } from "./panel-tabs.tsx";

const reread = {
  community: [listNotices.path, countUnreadNotices.path],
  product: [listProductNotices.path, countUnreadProductNotices.path],
};

type Props = { readonly tab: PanelTab; readonly communityId: number | null; readonly count: number };

/** R137–R139: offered while something is unread, asked back, and said so when it fails. */
export function MarkAllRead({ tab, communityId, count }: Props) {
  const text = useMessages();
  const cache = useQueryClient();
  const [asking, setAsking] = useState(false);
  const mark = useMutation({
    mutationFn: () =>
      tab === "community"
        ? send(markNoticesRead, { params: { id: communityId ?? 0 } })
        : send(markProductNoticesRead),
    meta: { quiet: true },
    onSuccess: () => Promise.all(reread[tab].map((path) => cache.invalidateQueries({ queryKey: [path] }))),
    onError: () => toast({ type: "error", message: text.markAsReadNotificationFailed }),
    onSettled: () => setAsking(false),
  });
  return (
    <>
      <Button size="sm" variant="subtle" onClick={() => setAsking(true)}>
        {text.markAll}
      </Button>
      {asking && (
        <ConfirmDialog
          title={text.markAllTitle}
          confirmLabel={text.markAllConfirm}
          pending={mark.isPending}
          onConfirm={() => mark.mutate()}
          onCancel={() => setAsking(false)}
        >
          <p>{text.markAllText(count)}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
