import { Link } from "react-router";
import { Card } from "#kit/ui/card/card.tsx";
import { useLanguage } from "#kit/web/i18n.ts";
import type { DailyFigures, FigureRange, FigureTotals } from "../contract/calls.ts";
import { useChange } from "./change.ts";
import styles from "./dashboard.module.css";
import { useMessages } from "./messages.ts";
import { type MetricKey, metrics, totalOf } from "./metrics.ts";

const shown = ["active", "newMembers", "posts", "reactions"] as const satisfies readonly MetricKey[];

type Props = {
  readonly figures: readonly DailyFigures[];
  readonly before: FigureTotals | null;
  readonly range: FigureRange;
  readonly communityId: number;
};

/** Four numbers of the range with their change; each leads to what it counts. */
export function KeyNumbers({ figures, before, range, communityId }: Props) {
  const text = useMessages();
  const { language } = useLanguage();
  const change = useChange(range);
  const [from, to] = [figures[0]?.date ?? "", figures.at(-1)?.date ?? ""];
  const posts = `/community/communities/${communityId}/user_posts?published=true&created_from=${from}&created_to=${to}`;
  return (
    <ul className={styles.numbers}>
      {shown.map((key) => {
        const total = totalOf(metrics[key], figures);
        const earlier = before && metrics[key].before(before);
        const count = text.units[metrics[key].unit](total.toLocaleString(language));
        return (
          <Card as="li" key={key} className={styles.number}>
            <Link to={key === "posts" ? posts : `#chart-${key}`} className={styles.numberLink}>
              {text.numbers[key]}
            </Link>
            <b className={styles.count}>{count}</b>
            <span className={styles.note}>{change(total, earlier)}</span>
          </Card>
        );
      })}
    </ul>
  );
}
