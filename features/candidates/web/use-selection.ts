import { useState } from "react";
import * as limits from "#kit/contract/fields/limits.ts";
import { toast } from "#kit/ui/toaster/toast.ts";
import { send } from "#kit/web/api/send.ts";
import { reportError } from "#kit/web/errors/report-error.ts";
import { listCandidates } from "../contract/calls.ts";
import { useCandidateMessages } from "./messages.ts";

/** Who is selected, across pages; 1,000 are refused before anything is sent. R398 */
export function useSelection(communityId: number, info: string) {
  const text = useCandidateMessages().list;
  const [ids, setIds] = useState<ReadonlySet<number>>(new Set());
  const choose = (next: ReadonlySet<number>) => {
    if (next.size > limits.bulkSelection)
      toast({ type: "error", message: text.tooMany(limits.bulkSelection) });
    else setIds(next);
  };
  const selectAll = () =>
    send(listCandidates.all, { params: { id: communityId }, query: info ? { info } : {} }).then(
      ({ data }) => choose(new Set(data.ids)),
      (error: unknown) => reportError(error, { quiet: false, call: "mutation" }),
    );
  return { ids, choose, selectAll, clear: () => setIds(new Set()) };
}
