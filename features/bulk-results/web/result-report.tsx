import common from "#kit/ui/common.module.css";
import { JobNumbers } from "#kit/ui/job-numbers/job-numbers.tsx";
import { NoticeBox } from "#kit/ui/notice-box/notice-box.tsx";
import { ExactTime } from "#kit/ui/time/exact-time.tsx";
import type { BulkKind } from "#kit/web/bulk/bulk-kind.ts";
import { useBulkActMessages } from "./messages.ts";
import { NextSteps, type ShownBulkAct } from "./next-steps.tsx";
import { OutcomeBadge, useDuration } from "./outcome.tsx";
import { ResultRows } from "./result-rows.tsx";
import { useKinds } from "./use-bulk-acts.ts";

type Props = {
  readonly communityId: number;
  readonly bulkAct: ShownBulkAct;
  readonly kinds: readonly BulkKind[];
};

/** Shows the result of one act: its counts in large digits, then each target, those left out first. */
export function ResultReport({ communityId, bulkAct, kinds }: Props) {
  const text = useBulkActMessages();
  const duration = useDuration();
  const { find, label } = useKinds(kinds);
  const { kind, by, created_at, state, total, done, skipped, failed, targets } = bulkAct;
  const waiting = total - done - skipped - failed;
  const numbers = { done, skipped, failed, ...(state === "stopped" ? { waiting } : {}) };
  return (
    <>
      <div className={common.column3}>
        <header className={common.row3}>
          <h1>{label(kind)}</h1>
          <OutcomeBadge bulkAct={bulkAct} />
          <p className={common.note}>
            <bdi>{by}</bdi> · <ExactTime time={created_at} /> · {duration(bulkAct)}
          </p>
        </header>
        {targets.some(({ reason }) => reason === "full") && <NoticeBox>{text.full}</NoticeBox>}
        {state === "stopped" && <NoticeBox alert>{text.stopped}</NoticeBox>}
        <JobNumbers
          progress={
            state === "running" ? { label: text.progress, value: total - waiting, max: total } : undefined
          }
          numbers={Object.entries(numbers).map(([name, value]) => [
            text.numbers[name as keyof typeof numbers],
            value,
          ])}
        />
        <NextSteps communityId={communityId} bulkAct={bulkAct} kinds={kinds} />
      </div>
      <ResultRows targets={targets} counted={find(kind)?.counted ?? "things"} />
    </>
  );
}
