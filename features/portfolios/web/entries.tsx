import { IconLock } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useOccupations } from "#features/occupations/web/index.ts";
import { showDate, todayInTokyo } from "#kit/contract/fields/tokyo-time.ts";
import { Badge } from "#kit/ui/badge/badge.tsx";
import { writtenIn } from "#kit/ui/written.tsx";
import { countMonths } from "../contract/tenure.ts";
import type { PortfolioActivity, PortfolioHistory } from "../contract/views.ts";
import { usePortfolioMessages } from "./messages.ts";
import styles from "./portfolio.module.css";

/** R346 */
export function Tenure({
  of,
}: {
  readonly of: readonly Pick<PortfolioHistory, "start_period" | "end_period">[];
}) {
  const text = usePortfolioMessages();
  return <span className={styles.tenure}>{text.tenure(countMonths(of, todayInTokyo()))}</span>;
}

function useJobType({ job_type_parent_id, job_type_child_id }: PortfolioHistory): string {
  const { occupations } = useOccupations(job_type_parent_id !== null);
  const parent = occupations.find(({ value }) => value === String(job_type_parent_id));
  const child = parent?.children.find(({ value }) => value === String(job_type_child_id));
  return [parent?.label, child?.label].filter(Boolean).join(" / ");
}

type Shown = Pick<PortfolioHistory, "start_period" | "end_period" | "is_public">;

function Period({ of, withTenure }: { readonly of: Shown; readonly withTenure: boolean }) {
  const text = usePortfolioMessages();
  const { start_period, end_period, is_public } = of;
  return (
    <p className={styles.period}>
      <span>
        {showDate(start_period)}–{"\u2060"}
        {end_period === null ? text.now : showDate(end_period)}
      </span>
      {withTenure && <Tenure of={[of]} />}
      {!is_public && (
        <Badge>
          <IconLock size={14} aria-hidden="true" /> {text.onlyYou}
        </Badge>
      )}
    </p>
  );
}

type Props<E> = { readonly entry: E; readonly menu?: ReactNode };

export function HistoryEntry({ entry, menu }: Props<PortfolioHistory>) {
  const jobType = useJobType(entry);
  const place = [entry.department_name, entry.position].filter(Boolean).join(" ");
  return (
    <div className={styles.head}>
      <div className={styles.entry}>
        <Period of={entry} withTenure />
        {place && <p {...writtenIn(place)}>{place}</p>}
        {jobType && <p className={styles.tenure}>{jobType}</p>}
        {entry.content && (
          <p className={styles.content} {...writtenIn(entry.content)}>
            {entry.content}
          </p>
        )}
      </div>
      {menu}
    </div>
  );
}

export function ActivityEntry({ entry }: Props<PortfolioActivity>) {
  return (
    <div className={styles.entry}>
      <Period of={entry} withTenure={false} />
      {entry.content && (
        <p className={styles.content} {...writtenIn(entry.content)}>
          {entry.content}
        </p>
      )}
      {entry.url && (
        <p>
          <a href={entry.url} target="_blank" rel="noopener noreferrer nofollow">
            {entry.url}
          </a>
        </p>
      )}
    </div>
  );
}
