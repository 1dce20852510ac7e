import type { LeftOut } from "#kit/contract/bulk.ts";
import styles from "./impact-dialog.module.css";
import { useBulkMessages } from "./words.ts";

type Props = { readonly count: (of: number) => string; readonly excluded: readonly LeftOut[] };

/** Who is left out, by reason; each by name on demand. */
export function Excluded({ count, excluded }: Props) {
  const text = useBulkMessages();
  if (excluded.length === 0) return null;
  return (
    <section className={styles.part}>
      <h3>{text.excluded(count(excluded.length))}</h3>
      {[...Map.groupBy(excluded, ({ reason }) => reason)].map(([reason, people]) => (
        <details key={reason}>
          <summary>{text.reasons[reason](count(people.length))}</summary>
          <ul className={styles.targets}>
            {people.map(({ id, number, name, by }) => (
              <li key={id}>
                <span className={styles.number}>{number || ""}</span>
                <bdi className={styles.name}>{name}</bdi>
                {by && <span className={styles.mail}>{text.handledBy(by)}</span>}
              </li>
            ))}
          </ul>
        </details>
      ))}
    </section>
  );
}
