import { useNavigate } from "react-router";
import type { BulkCall, BulkResult } from "#kit/contract/bulk.ts";
import { linkTo } from "#kit/contract/link-to.ts";
import { type Counted, useDataTableMessages } from "#kit/ui/data-table/messages.ts";
import { toast } from "#kit/ui/toaster/toast.ts";
import { useAction } from "../query/use-action.tsx";
import { useBulkMessages, useReasons } from "./words.ts";

type Done = { readonly bulk_act: number; readonly ids: readonly number[] };

/** Undoes what a bulk act has done to these targets and reports the result. */
export function useUndo(call: BulkCall, communityId: number, counted: Counted) {
  const text = useBulkMessages();
  const reasons = useReasons();
  const number = useDataTableMessages()[counted];
  const navigate = useNavigate();
  const toastResult = ({ bulk_act, finished, total, done, skipped }: BulkResult) => {
    if (!finished) {
      const run = () =>
        void navigate(
          linkTo("/community/communities/:id/bulk_acts/:bulk_act", { id: communityId, bulk_act: bulk_act }),
        );
      toast({ type: "info", message: text.undoing(number(total)), actions: [{ label: text.progress, run }] });
    }
    if (done.length > 0) toast({ type: "success", message: text.undone });
    const why = new Set(skipped.map(reasons.one));
    if (skipped.length > 0)
      toast({ type: "info", message: text.left(number(skipped.length), [...why].join("・")) });
  };
  return useAction(call, {
    input: ({ bulk_act: undoes, ids }: Done) => ({
      params: { id: communityId },
      body: { ids: [...ids], undoes },
    }),
    onDone: ({ data }) => toastResult(data),
  });
}
