import { postModerations } from "#features/posts/contract/bulk-calls.ts";
import { useActs } from "#kit/web/bulk/use-acts.tsx";
import type { TableSelection } from "#kit/web/table/use-selection.ts";
import { useModerationMessages } from "./messages.ts";

export function useModeratePosts(communityId: number, selection: TableSelection) {
  const words = useModerationMessages().moderate;
  const { hide, reveal, delete: destroy } = postModerations;
  const { bulk, dialog } = useActs(
    [
      { call: hide, label: words.hide.label, words: words.hide, undo: reveal },
      { call: reveal, label: words.reveal.label, words: words.reveal, undo: hide },
      { call: destroy, label: words.delete.label, words: words.delete, irreversible: true },
    ],
    { communityId, counted: "things", onDone: selection.keep },
  );
  return { bulk: bulk(selection.selected), dialog };
}
