import type { CDPSession } from "@playwright/test";

/** Times are in microseconds since some moment; `own` is the thread's own processor time. */
type Task = { readonly from: number; readonly until: number; readonly own: number };
type Mark = { readonly name: string; readonly at: number };
type Recorded = { readonly tasks: readonly Task[]; readonly marks: readonly Mark[] };

type TraceEvent = {
  readonly name: string;
  readonly cat: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
  readonly args: { readonly name?: string };
};

const TASK = "ThreadControllerImpl::RunTask";
const MARKS = "blink.user_timing";

/**
 * Records what the page's main thread does during the act, and the page's own `performance.mark`s. A slowed processor
 * keeps the thread itself busy, so that counts; waiting for a processor that another process has does not.
 */
export async function recordThread(session: CDPSession, act: () => Promise<void>): Promise<Recorded> {
  const events: TraceEvent[] = [];
  const collect = ({ value }: { value: object[] }) => events.push(...(value as TraceEvent[]));
  session.on("Tracing.dataCollected", collect);
  await session.send("Tracing.start", {
    transferMode: "ReportEvents",
    traceConfig: { recordMode: "recordAsMuchAsPossible", includedCategories: ["toplevel", MARKS] },
  });
  await act();
  const isComplete = new Promise((resolve) => session.once("Tracing.tracingComplete", resolve));
  await session.send("Tracing.end");
  await isComplete;
  session.off("Tracing.dataCollected", collect);
  const marked = events.filter(({ cat }) => cat === MARKS);
  const page = marked[0];
  const ofPage = events.filter(({ pid, tid }) => pid === page?.pid && tid === page.tid);
  return {
    tasks: ofPage
      .filter(({ name, ph }) => name === TASK && ph === "X")
      .map(({ ts, dur = 0, tdur = 0 }) => ({ from: ts, until: ts + dur, own: tdur }))
      .toSorted((a, b) => a.from - b.from),
    marks: marked.map(({ name, ts }) => ({ name, at: ts })).toSorted((a, b) => a.at - b.at),
  };
}

/**
 * Returns the thread's milliseconds up to the end of each task with a mark of this name, from the one before; that of a
 * frame's script ends with its layout and paint.
 */
export function ownMsPer({ tasks, marks }: Recorded, name: string): readonly number[] {
  const at = marks.filter((mark) => mark.name === name).map((mark) => mark.at);
  const found: number[] = [];
  let next = 0;
  let sum = 0;
  for (const { from, until, own } of tasks) {
    sum += own / 1000;
    while ((at[next] ?? Number.POSITIVE_INFINITY) < from) next += 1;
    if ((at[next] ?? Number.POSITIVE_INFINITY) >= until) continue;
    found.push(sum);
    sum = 0;
    while ((at[next] ?? Number.POSITIVE_INFINITY) < until) next += 1;
  }
  return found.slice(1);
}

/** Returns the thread's milliseconds in the tasks from each mark to the next of the other name. */
export function ownMsBetween({ tasks, marks }: Recorded, first: string, last: string): readonly number[] {
  return marks
    .filter(({ name }) => name === first)
    .map(({ at }) => {
      const end = marks.find((mark) => mark.name === last && mark.at >= at)?.at ?? at;
      const within = tasks.filter(({ from, until }) => until > at && from <= end);
      return within.reduce((sum, { own }) => sum + own / 1000, 0);
    });
}
