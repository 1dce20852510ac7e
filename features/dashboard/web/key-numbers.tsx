import { Link } from "react-router";
import { linkTo } from "#kit/contract/link-to.ts";
import { Card } from "#kit/ui/card/card.tsx";
import { useLanguage } from "#kit/web/i18n.ts";
import type { DailyFigures, FigureRange, FigureTotals, Numbers } from "../contract/calls.ts";
import { numberLists } from "../contract/lists.ts";
import { useChange } from "./change.ts";
import styles from "./dashboard.module.css";
import { type Messages, useDashboardMessages } from "./messages.ts";
import { metrics, totalOf } from "./metrics.ts";

type Props = {
  readonly figures: readonly DailyFigures[];
  readonly before: FigureTotals | null;
  readonly numbers: Numbers;
  readonly range: FigureRange;
  readonly communityId: number;
};

type Shown = {
  readonly key: keyof Messages["numbers"];
  readonly unit: keyof Messages["units"];
  readonly count: number;
  readonly before: number | null;
  /** It leads to the list of what is counted; of people there is one of each kind. */
  readonly list?: string;
  readonly lists?: readonly { readonly name: string; readonly list: string }[];
};

const kinds = ["alumni", "employees"] as const;

export function KeyNumbers({ figures, before, numbers, range, communityId }: Props) {
  const text = useDashboardMessages();
  const { language } = useLanguage();
  const change = useChange(range);
  const lists = numberLists({ from: figures[0]?.date ?? "", to: figures.at(-1)?.date ?? "" });
  const people = (key: "active" | "newMembers", counted: Numbers["active"]): Shown =>
    counted
      ? {
          key,
          unit: "people",
          count: counted.alumni + counted.employees,
          before: counted.before,
          lists: kinds.map((kind) => ({
            name: text.ofKind[kind](counted[kind].toLocaleString(language)),
            list: lists[key][kind],
          })),
        }
      : {
          key,
          unit: "people",
          count: totalOf(metrics[key], figures),
          before: before && metrics[key].before(before),
        };
  const shown: readonly Shown[] = [
    people("active", numbers.active),
    people("newMembers", numbers.new_members),
    { key: "posts", unit: "things", ...numbers.posts, list: lists.posts },
    { key: "commentedPosts", unit: "things", ...numbers.commented_posts, list: lists.commentedPosts },
  ];
  return (
    <ul className={styles.numbers}>
      {shown.map(({ key, unit, count, before: earlier, list, lists: parts = [] }) => (
        <Card as="li" key={key} className={styles.number}>
          {list ? (
            <Link
              to={linkTo(`/community/communities/:id/${list}`, { id: communityId })}
              className={styles.numberLink}
            >
              {text.numbers[key]}
            </Link>
          ) : (
            <span className={styles.numberName}>{text.numbers[key]}</span>
          )}
          <b className={styles.count}>{text.units[unit](count.toLocaleString(language))}</b>
          <span className={styles.note}>{change(count, earlier)}</span>
          {parts.length > 0 && (
            <span className={styles.parts}>
              {parts.map((part) => (
                <Link
                  key={part.list}
                  to={linkTo(`/community/communities/:id/${part.list}`, { id: communityId })}
                >
                  {part.name}
                </Link>
              ))}
            </span>
          )}
        </Card>
      ))}
    </ul>
  );
}
