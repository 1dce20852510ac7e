import type { Target } from "#kit/contract/list-call.ts";
import common from "#kit/ui/common.module.css";
import styles from "./target-list.module.css";

type Noted = Target & { readonly note?: string | undefined };

/** Lists all targets of an act by number and name; it scrolls where there are many. */
export const TargetList = ({ targets }: { targets: readonly Noted[] }) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by keyboard
  <ul className={styles.targets} tabIndex={0}>
    {targets.map(({ id, number, name, note }) => (
      <li key={id}>
        <span className={styles.number}>{number || ""}</span> <bdi>{name}</bdi>{" "}
        {note && <span className={common.dim}>{note}</span>}
      </li>
    ))}
  </ul>
);
