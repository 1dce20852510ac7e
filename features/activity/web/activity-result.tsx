import { Link, useNavigate, useParams } from "react-router";
import { activitiesPath } from "#kit/contract/bulk.ts";
import { DAY_MS } from "#kit/contract/durations.ts";
import * as limits from "#kit/contract/fields/limits.ts";
import { Button } from "#kit/ui/button/button.tsx";
import { useTableMessages } from "#kit/ui/data-table/messages.ts";
import { EmptyState } from "#kit/ui/empty-state/empty-state.tsx";
import { NoticeBox } from "#kit/ui/notice-box/notice-box.tsx";
import { formatDate, formatMinute } from "#kit/ui/time/format-time.ts";
import type { BulkKind } from "#kit/web/bulk/bulk-kind.ts";
import { downloadCsv } from "#kit/web/bulk/download-csv.ts";
import { Loaded } from "#kit/web/query/loaded.tsx";
import { useAction } from "#kit/web/query/use-action.tsx";
import { useCall } from "#kit/web/query/use-call.ts";
import { selectForNext } from "#kit/web/table/use-selection.ts";
import { type Activity, type ActivityTarget, showActivity } from "../contract/calls.ts";
import styles from "./activity.module.css";
import { useActivityMessages } from "./messages.ts";
import { OutcomeBadge, useDuration } from "./outcome.tsx";
import { ResultRows, useReasons } from "./result-rows.tsx";
import { useActivityLive, useKinds } from "./use-activities.ts";

type Kinds = { readonly kinds: readonly BulkKind[] };

/** What became of one act: the numbers large, then each it was about, those who were left out first. */
export function ActivityResult({ kinds }: Kinds) {
  const text = useActivityMessages();
  const params = { id: Number(useParams().id), activity_id: Number(useParams().activity) };
  const query = useCall(showActivity, { params }, { meta: { silent: true } });
  useActivityLive(params.id);
  return (
    <section className={styles.screen}>
      <Link to={activitiesPath(params.id)}>← {text.back}</Link>
      <Loaded query={query} gone={<EmptyState title={text.gone}>{text.goneHint}</EmptyState>}>
        {({ data }) => <Result communityId={params.id} activity={data} kinds={kinds} />}
      </Loaded>
    </section>
  );
}

type Shown = Activity & { readonly targets: readonly ActivityTarget[] };

function Result({
  communityId,
  activity,
  kinds,
}: Kinds & { readonly communityId: number; readonly activity: Shown }) {
  const text = useActivityMessages();
  const duration = useDuration();
  const { label } = useKinds(kinds);
  const { kind, by, created_at, state, total, done, skipped, failed, targets } = activity;
  const waiting = total - done - skipped - failed;
  const numbers = { done, skipped, failed, ...(state === "stopped" ? { waiting } : {}) };
  return (
    <>
      <header className={styles.head}>
        <h1>{label(kind)}</h1>
        <OutcomeBadge activity={activity} />
        <p className={styles.note}>
          <bdi>{by}</bdi> · <time dateTime={created_at}>{formatMinute(new Date(created_at))}</time> ·{" "}
          {duration(activity)}
        </p>
      </header>
      {state === "stopped" && <NoticeBox alert>{text.stopped}</NoticeBox>}
      {state === "running" && <progress className={styles.progress} value={total - waiting} max={total} />}
      <dl className={styles.numbers}>
        {(Object.entries(numbers) as [keyof typeof text.numbers, number][]).map(([name, value]) => (
          <div key={name}>
            <dt>{text.numbers[name]}</dt>
            <dd>{value.toLocaleString()}</dd>
          </div>
        ))}
      </dl>
      <NextSteps communityId={communityId} activity={activity} kinds={kinds} />
      <ResultRows targets={targets} />
    </>
  );
}

/** Choosing again whoever was not done, the rows as a file, and undoing it. */
function NextSteps({
  communityId,
  activity,
  kinds,
}: Kinds & { readonly communityId: number; readonly activity: Shown }) {
  const text = useActivityMessages();
  const navigate = useNavigate();
  const count = useTableMessages();
  const reasonOf = useReasons();
  const { find, label } = useKinds(kinds);
  const { id, kind, created_at, targets, state } = activity;
  const known = find(kind);
  const number = count[known?.counted ?? "things"];
  const left = targets.filter(
    ({ outcome, reason }) => outcome !== "done" && reason !== "gone" && reason !== "handled",
  );
  const done = targets.filter(({ outcome }) => outcome === "done");
  const undo = useAction(known?.undo ?? known?.call ?? showActivity, {
    input: () => ({ params: { id: communityId }, body: { ids: done.map((one) => one.id) } }) as never,
    done: () => text.undone,
  });
  const selectAgain = () => {
    if (!known) return;
    selectForNext(known.list, { id: communityId }, left);
    void navigate(known.screen(communityId));
  };
  const save = () =>
    downloadCsv(
      `${label(kind)}-${id}.csv`,
      [text.number, text.name, text.status, text.reason],
      targets.map((one) => [one.number, one.name, text.statuses[one.outcome ?? "waiting"], reasonOf(one)]),
    );
  return (
    <div className={styles.steps}>
      {known && left.length > 0 && state !== "running" && (
        <Button variant="primary" onClick={selectAgain}>
          {text.selectAgain(number(left.length))}
        </Button>
      )}
      <Button onClick={save}>{text.csv}</Button>
      {known?.undo && done.length > 0 && (
        <>
          <Button pending={undo.isPending} onClick={() => undo.run()}>
            {text.undo(number(done.length))}
          </Button>
          <span className={styles.note}>
            {text.undoUntil(formatDate(new Date(Date.parse(created_at) + limits.activityDays * DAY_MS)))}
          </span>
        </>
      )}
    </div>
  );
}
