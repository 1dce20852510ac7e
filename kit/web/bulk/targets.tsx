import { useState } from "react";
import type { PreviewTarget } from "#kit/contract/bulk.ts";
import styles from "./impact-dialog.module.css";
import { useBulkMessages } from "./words.ts";

/** Up to this many can be seen at a glance, so they need no search. */
const SEARCHED_FROM = 8;

type Props = {
  readonly title: string;
  readonly targets: readonly PreviewTarget[];
  readonly without: ReadonlySet<number>;
  readonly locked: boolean;
  readonly onToggle: (id: number) => void;
};

/** Lists all targets by number, name and mail; each can be taken out. */
export function Targets({ title, targets, without, locked, onToggle }: Props) {
  const text = useBulkMessages();
  const [term, setTerm] = useState("");
  const wanted = term.trim().toLowerCase();
  const found = targets.filter(({ number, name, mail }) =>
    `${number} ${name} ${mail ?? ""}`.toLowerCase().includes(wanted),
  );
  return (
    <section className={styles.part}>
      <h3>{title}</h3>
      {targets.length >= SEARCHED_FROM && (
        <input
          type="search"
          aria-label={text.find}
          className={styles.search}
          value={term}
          onChange={(event) => setTerm(event.target.value)}
        />
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by keyboard */}
      <ul className={styles.targets} tabIndex={0} aria-label={title}>
        {found.map(({ id, number, name, mail }) => (
          <li key={id}>
            <label>
              <input
                type="checkbox"
                aria-label={text.include(name)}
                checked={!without.has(id)}
                disabled={locked}
                onChange={() => onToggle(id)}
              />
              <span className={styles.number}>{number}</span>
              <bdi className={styles.name} title={name}>
                {name}
              </bdi>
              <span className={styles.mail} title={mail ?? undefined}>
                {mail ?? text.noMail}
              </span>
            </label>
          </li>
        ))}
      </ul>
    </section>
  );
}
