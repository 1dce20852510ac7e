import { useNavigate } from "react-router";
import { activityPath, type BulkCall, type BulkResult } from "#kit/contract/bulk.ts";
import { type Counted, useDataTableMessages } from "#kit/ui/data-table/messages.ts";
import { toast } from "#kit/ui/toaster/toast.ts";
import { useAction } from "../query/use-action.tsx";
import { useBulkMessages, useReasons } from "./words.ts";

type Done = { readonly activity: number; readonly ids: readonly number[] };

/** Undoes what an activity has done to these targets and reports the result. */
export function useUndo(call: BulkCall, communityId: number, counted: Counted) {
  const text = useBulkMessages();
  const reasons = useReasons();
  const number = useDataTableMessages()[counted];
  const navigate = useNavigate();
  const toastResult = ({ activity, finished, total, done, skipped }: BulkResult) => {
    if (!finished) {
      const run = () => void navigate(activityPath(communityId, activity));
      toast({ type: "info", message: text.undoing(number(total)), actions: [{ label: text.progress, run }] });
    }
    if (done.length > 0) toast({ type: "success", message: text.undone });
    const why = new Set(skipped.map(reasons.one));
    if (skipped.length > 0)
      toast({ type: "info", message: text.left(number(skipped.length), [...why].join("・")) });
  };
  return useAction(call, {
    input: ({ activity: undoes, ids }: Done) => ({
      params: { id: communityId },
      body: { ids: [...ids], undoes },
    }),
    onDone: ({ data }) => toastResult(data),
  });
}
