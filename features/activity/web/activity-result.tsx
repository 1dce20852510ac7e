import { useParams } from "react-router";
import { activitiesPath } from "#kit/contract/bulk.ts";
import { EmptyState } from "#kit/ui/empty-state/empty-state.tsx";
import { NoticeBox } from "#kit/ui/notice-box/notice-box.tsx";
import { BackLink } from "#kit/ui/page-head/back-link.tsx";
import { formatSecond } from "#kit/ui/time/format-time.ts";
import type { BulkKind } from "#kit/web/bulk/bulk-kind.ts";
import { Loaded } from "#kit/web/query/loaded.tsx";
import { useCall } from "#kit/web/query/use-call.ts";
import { WholeWindow } from "#kit/web/table/whole-window.tsx";
import { showActivity } from "../contract/calls.ts";
import styles from "./activity.module.css";
import { useActivityMessages } from "./messages.ts";
import { NextSteps, type ShownActivity } from "./next-steps.tsx";
import { OutcomeBadge, useDuration } from "./outcome.tsx";
import { ResultRows } from "./result-rows.tsx";
import { useActivityLive, useKinds } from "./use-activities.ts";

type Kinds = { readonly kinds: readonly BulkKind[] };

/** What became of one act: the numbers large, then each it was about, those who were left out first. */
export function ActivityResult({ kinds }: Kinds) {
  const text = useActivityMessages();
  const params = { id: Number(useParams().id), activity_id: Number(useParams().activity) };
  const query = useCall(showActivity, { params });
  useActivityLive(params.id);
  return (
    <WholeWindow>
      <BackLink to={activitiesPath(params.id)}>{text.back}</BackLink>
      <Loaded query={query} gone={<EmptyState title={text.gone}>{text.goneHint}</EmptyState>}>
        {({ data }) => <Result communityId={params.id} activity={data} kinds={kinds} />}
      </Loaded>
    </WholeWindow>
  );
}

function Result({
  communityId,
  activity,
  kinds,
}: Kinds & { readonly communityId: number; readonly activity: ShownActivity }) {
  const text = useActivityMessages();
  const duration = useDuration();
  const { find, label } = useKinds(kinds);
  const { kind, by, created_at, state, total, done, skipped, failed, targets } = activity;
  const waiting = total - done - skipped - failed;
  const numbers = { done, skipped, failed, ...(state === "stopped" ? { waiting } : {}) };
  return (
    <>
      <div className={styles.summary}>
        <header className={styles.head}>
          <h1>{label(kind)}</h1>
          <OutcomeBadge activity={activity} />
          <p className={styles.note}>
            <bdi>{by}</bdi> · <time dateTime={created_at}>{formatSecond(new Date(created_at))}</time> ·{" "}
            {duration(activity)}
          </p>
        </header>
        {targets.some(({ reason }) => reason === "full") && <NoticeBox>{text.full}</NoticeBox>}
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
      </div>
      <ResultRows targets={targets} counted={find(kind)?.counted ?? "things"} />
    </>
  );
}
