import { Tabs } from "#kit/ui/tabs/tabs.tsx";
import { figurePeriods, figureRanges } from "../contract/calls.ts";
import styles from "./dashboard.module.css";
import { useDashboardMessages } from "./messages.ts";
import type { ShownRange } from "./use-analytics.ts";

export function RangeBar({ range, period }: ShownRange) {
  const text = useDashboardMessages().figures;
  return (
    <div className={styles.ranges}>
      <Tabs
        label={text.range}
        current={String(range)}
        tabs={figureRanges.map((days) => ({
          key: String(days),
          label: text.days[days],
          to: `?days=${days}&period=${period}`,
        }))}
      />
      <Tabs
        label={text.which}
        current={period}
        tabs={figurePeriods.map((one) => ({
          key: one,
          label: text.periods[one],
          to: `?days=${range}&period=${one}`,
        }))}
      />
    </div>
  );
}
