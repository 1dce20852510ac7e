import type { Target } from "#kit/contract/list-call.ts";
import styles from "./target-list.module.css";

/** Whom or what an act is about, all of it, by number and name; scrolls where there are many. */
export const TargetList = ({ targets }: { targets: readonly Target[] }) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by keyboard
  <ul className={styles.targets} tabIndex={0}>
    {targets.map(({ id, number, name }) => (
      <li key={id}>
        <span>{number}</span> {name}
      </li>
    ))}
  </ul>
);
