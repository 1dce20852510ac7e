import type { BulkPreview, PreviewTarget } from "#kit/contract/bulk.ts";
import styles from "./impact-dialog.module.css";
import { type BulkWords, useBulkMessages } from "./words.ts";

type Props = {
  readonly words: Pick<BulkWords, "effects" | "mails">;
  readonly count: (of: number) => string;
  readonly preview: BulkPreview;
  readonly chosen: readonly PreviewTarget[];
};

export function Effects({ words, count, preview: { letter, places, excluded }, chosen }: Props) {
  const text = useBulkMessages();
  const mails = chosen.filter(({ mail }) => mail !== null).length;
  const out = excluded.filter(({ reason }) => reason === "full").length;
  return (
    <section className={styles.part}>
      <h3>{text.effects}</h3>
      <ul className={styles.effects}>
        {words
          .effects(count(chosen.length))
          .split("\n")
          .map((effect) => (
            <li key={effect}>{effect}</li>
          ))}
        {letter && words.mails && (
          <li>
            <span>{words.mails(text.mailCount(mails))}</span>
            <details>
              <summary>{text.letter}</summary>
              <p className={styles.subject}>{letter.subject}</p>
              <p className={styles.letter}>{letter.text}</p>
            </details>
          </li>
        )}
        {places && (
          <li>
            {text.places(
              places.taken.toLocaleString(),
              (places.taken + chosen.length).toLocaleString(),
              count(places.limit),
            )}
          </li>
        )}
        {places && out > 0 && (
          <li>{text.placesLeft(count(places.limit - places.taken), count(chosen.length), count(out))}</li>
        )}
      </ul>
    </section>
  );
}
