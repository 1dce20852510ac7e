import { useBulkMessages } from "#kit/web/bulk/words.ts";
import type { ActivityTarget } from "../contract/calls.ts";
import styles from "./activity.module.css";
import { useActivityMessages } from "./messages.ts";

/** Why somebody was left out, in words. */
export function useReasons() {
  const { reason: reasons, handledBy } = useBulkMessages();
  return ({ reason, by }: ActivityTarget): string => {
    if (by) return handledBy(by);
    return reason ? reasons[reason] : "";
  };
}

/** Everybody an act was about, as the server orders them: failed, left out, waiting, done. */
export function ResultRows({ targets }: { readonly targets: readonly ActivityTarget[] }) {
  const text = useActivityMessages();
  const reasonOf = useReasons();
  return (
    <div className={styles.rows}>
      <table>
        <thead>
          <tr>
            <th scope="col">{text.number}</th>
            <th scope="col">{text.name}</th>
            <th scope="col">{text.status}</th>
            <th scope="col">{text.reason}</th>
          </tr>
        </thead>
        <tbody>
          {targets.map((one) => (
            <tr key={one.id} data-outcome={one.outcome ?? "waiting"}>
              <td>{one.number || ""}</td>
              <td>
                <bdi>{one.name}</bdi>
              </td>
              <td>{text.statuses[one.outcome ?? "waiting"]}</td>
              <td>{reasonOf(one)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
