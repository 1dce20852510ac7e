import { type PostAction, postActions, postModerations } from "#features/posts/contract/bulk-calls.ts";
import { useBulk } from "#kit/web/bulk/use-bulk.tsx";
import type { TableSelection } from "#kit/web/table/use-selection.ts";
import { useModerationMessages } from "./messages.ts";

const undoneBy = { hide: postModerations.reveal, reveal: postModerations.hide, delete: undefined } as const;

/** What can be done with the selected posts: hide, reveal, delete. */
export function useModeratePosts(communityId: number, selection: TableSelection) {
  const text = useModerationMessages();
  const acts = {
    hide: useModeration("hide", communityId, selection.clear),
    reveal: useModeration("reveal", communityId, selection.clear),
    delete: useModeration("delete", communityId, selection.clear),
  };
  const bulk = postActions.map((action) => ({
    key: action,
    label: text.moderate[action].label,
    variant: action === "delete" ? ("danger" as const) : ("secondary" as const),
    pending: acts[action].isPending,
    onRun: () => acts[action].run(selection.selected()),
  }));
  return {
    bulk,
    dialog: (
      <>
        {acts.hide.dialog}
        {acts.reveal.dialog}
        {acts.delete.dialog}
      </>
    ),
  };
}

function useModeration(action: PostAction, communityId: number, onDone: () => void) {
  const undo = undoneBy[action];
  return useBulk(postModerations[action], {
    communityId,
    words: useModerationMessages().moderate[action],
    counted: "things",
    irreversible: action === "delete",
    ...(undo && { undo }),
    onDone,
  });
}
