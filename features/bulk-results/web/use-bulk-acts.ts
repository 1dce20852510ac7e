import { useQueryClient } from "@tanstack/react-query";
import { BULK_ACT_ROOM, type BulkActProgress, bulkActMoved } from "#kit/contract/bulk.ts";
import { roomName } from "#kit/contract/live.ts";
import type { BulkKind } from "#kit/web/bulk/bulk-kind.ts";
import { useLanguage } from "#kit/web/i18n.ts";
import { onLive } from "#kit/web/live/live-client.ts";
import { useRoom } from "#kit/web/live/use-room.ts";
import { refresh } from "#kit/web/query/after-call.ts";
import { listBulkActs, showBulkAct } from "../contract/calls.ts";
import { useBulkActMessages } from "./messages.ts";

/** Returns the name and subject of an act; a kind that this version does not know is simply called an act. */
export function useKinds(kinds: readonly BulkKind[]) {
  const { unknown } = useBulkActMessages();
  const { language } = useLanguage();
  const find = (kind: string) => kinds.find((one) => one.kind === kind);
  return { find, label: (kind: string) => find(kind)?.label[language] ?? unknown };
}

export function useBulkActLive(
  communityId: number | null,
  onMoved?: (progress: BulkActProgress) => void,
): void {
  const cache = useQueryClient();
  const again = () => refresh(cache, listBulkActs, showBulkAct);
  useRoom(communityId === null ? null : roomName(BULK_ACT_ROOM, communityId), {
    handlers: [
      onLive(bulkActMoved, (progress) => {
        again();
        onMoved?.(progress);
      }),
    ],
    onGap: again,
  });
}
