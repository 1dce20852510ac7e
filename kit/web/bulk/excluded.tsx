import type { LeftOut } from "#kit/contract/bulk.ts";
import { TargetList } from "../table/target-list.tsx";
import styles from "./impact-dialog.module.css";
import { useBulkMessages, useReasons } from "./words.ts";

const SHOWN_AT_ONCE = 3;

type Props = { readonly count: (of: number) => string; readonly excluded: readonly LeftOut[] };

/** Lists who is left out by reason, with names on request. */
export function Excluded({ count, excluded }: Props) {
  const text = useBulkMessages();
  const reasons = useReasons();
  if (excluded.length === 0) return null;
  return (
    <section className={styles.part}>
      <h3>{text.excluded(count(excluded.length))}</h3>
      {[...Map.groupBy(excluded, ({ reason }) => reason)].map(([reason, people]) => (
        <details key={reason} open={excluded.length <= SHOWN_AT_ONCE}>
          <summary>{reasons.many(reason, count(people.length))}</summary>
          <TargetList
            targets={people.map(({ by, ...one }) => ({ ...one, note: by ? text.handledBy(by) : undefined }))}
          />
        </details>
      ))}
    </section>
  );
}
