import { useNavigate } from "react-router";
import { type BulkCall, mayBeTriedAgain } from "#kit/contract/bulk.ts";
import { DAY_MS } from "#kit/contract/durations.ts";
import * as limits from "#kit/contract/fields/limits.ts";
import { formatDate } from "#kit/contract/fields/tokyo-time.ts";
import { linkTo } from "#kit/contract/link-to.ts";
import { Button, ButtonLink } from "#kit/ui/button/button.tsx";
import common from "#kit/ui/common.module.css";
import { useDataTableMessages } from "#kit/ui/data-table/messages.ts";
import { saveCsv } from "#kit/ui/save-as.ts";
import type { BulkKind } from "#kit/web/bulk/bulk-kind.ts";
import { useUndo } from "#kit/web/bulk/use-undo.ts";
import { openAddress } from "#kit/web/table/table-state.ts";
import { selectForNext } from "#kit/web/table/use-selection.ts";
import type { BulkActTarget, BulkActView } from "../contract/calls.ts";
import { useBulkActMessages } from "./messages.ts";
import { statusOf, useReasonOf } from "./result-rows.tsx";
import { StopBulkAct } from "./stop-bulk-act.tsx";
import { useKinds } from "./use-bulk-acts.ts";

export type ShownBulkAct = BulkActView & { readonly targets: readonly BulkActTarget[] };

type Props = {
  readonly communityId: number;
  readonly bulkAct: ShownBulkAct;
  readonly kinds: readonly BulkKind[];
};

/** Offers to choose again those who were not done, the rows as a file, and to undo the act. */
export function NextSteps({ communityId, bulkAct, kinds }: Props) {
  const text = useBulkActMessages();
  const navigate = useNavigate();
  const count = useDataTableMessages();
  const reasonOf = useReasonOf();
  const { find, label } = useKinds(kinds);
  const { id, kind, created_at, targets, state } = bulkAct;
  const known = find(kind);
  const number = count[known?.counted ?? "things"];
  const left = targets.filter((one) => one.outcome !== "done" && mayBeTriedAgain(one));
  const done = targets.filter(({ outcome }) => outcome === "done");
  const selectAgain = () => {
    if (!known?.list) return;
    selectForNext(known.list, { id: communityId }, left, known.opening);
    // The address states everything, so that no saved view opens instead with filters that exclude them.
    const address = openAddress(known.list, new URLSearchParams(), known.opening ?? {});
    void navigate(`${linkTo(known.screen, { id: communityId })}?${address}`);
  };
  const save = () =>
    saveCsv(`${label(kind)}-${id}.csv`, [
      [text.number, text.name, text.status, text.reason],
      ...targets.map((one) => [one.number, one.name, text.statuses[statusOf(one)], reasonOf(one)]),
    ]);
  return (
    <div className={common.row3}>
      {known && !known.list && (
        <ButtonLink to={linkTo(known.screen, { id: communityId })}>{text.toScreen}</ButtonLink>
      )}
      {state === "running" && <StopBulkAct communityId={communityId} id={id} kind={label(kind)} />}
      {known?.list && left.length > 0 && state !== "running" && (
        <Button variant="primary" onClick={selectAgain}>
          {text.selectAgain(number(left.length))}
        </Button>
      )}
      <Button onClick={save}>{text.csv}</Button>
      {known?.undo && done.length > 0 && (
        <Undo
          call={known.undo}
          counted={known.counted}
          communityId={communityId}
          bulkAct={id}
          ids={done.map((one) => one.id)}
        >
          {text.undo(number(done.length))}
        </Undo>
      )}
      {known?.undo && done.length > 0 && (
        <span className={common.note}>
          {text.undoUntil(formatDate(new Date(Date.parse(created_at) + limits.bulkActDays * DAY_MS)))}
        </span>
      )}
    </div>
  );
}

type UndoProps = {
  readonly call: BulkCall;
  readonly counted: BulkKind["counted"];
  readonly communityId: number;
  readonly bulkAct: number;
  readonly ids: readonly number[];
  readonly children: string;
};

function Undo({ call, counted, communityId, bulkAct, ids, children }: UndoProps) {
  const { run, isPending } = useUndo(call, communityId, counted);
  return (
    <Button pending={isPending} onClick={() => run({ bulk_act: bulkAct, ids })}>
      {children}
    </Button>
  );
}
