import { useQueryClient } from "@tanstack/react-query";
import { ACTIVITY_ROOM, type ActivityProgress, activityMoved } from "#kit/contract/bulk.ts";
import { roomName } from "#kit/contract/live.ts";
import type { BulkKind } from "#kit/web/bulk/bulk-kind.ts";
import { useLanguage } from "#kit/web/i18n.ts";
import { onLive } from "#kit/web/live/live-client.ts";
import { useRoom } from "#kit/web/live/use-room.ts";
import { refresh } from "#kit/web/query/after-call.ts";
import { listActivities, showActivity } from "../contract/calls.ts";
import { useActivityMessages } from "./messages.ts";

/** Returns the name and subject of an act; a kind that this version does not know is simply called an act. */
export function useKinds(kinds: readonly BulkKind[]) {
  const { unknown } = useActivityMessages();
  const { language } = useLanguage();
  const find = (kind: string) => kinds.find((one) => one.kind === kind);
  return { find, label: (kind: string) => find(kind)?.label[language] ?? unknown };
}

export function useActivityLive(
  communityId: number | null,
  onMoved?: (progress: ActivityProgress) => void,
): void {
  const cache = useQueryClient();
  const again = () => refresh(cache, listActivities, showActivity);
  useRoom(communityId === null ? null : roomName(ACTIVITY_ROOM, communityId), {
    handlers: [
      onLive(activityMoved, (progress) => {
        again();
        onMoved?.(progress);
      }),
    ],
    onGap: again,
  });
}
