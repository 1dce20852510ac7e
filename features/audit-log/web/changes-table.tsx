import common from "#kit/ui/common.module.css";
import type { AuditEvent } from "../contract/calls.ts";
import styles from "./audit-log.module.css";
import { useAuditMessages } from "./messages.ts";
import { useChangesInWords } from "./use-changes-in-words.ts";

/** Shows each changed field with its value before and after. */
export function ChangesTable({ event }: { readonly event: Pick<AuditEvent, "act" | "changes"> }) {
  const text = useAuditMessages();
  const changes = useChangesInWords(event);
  if (changes.length === 0) return <p className={common.note}>{text.nothing}</p>;
  return (
    <table className={styles.changes}>
      <thead>
        <tr>
          <th scope="col">{text.field}</th>
          <th scope="col">{text.before}</th>
          <th scope="col">{text.after}</th>
        </tr>
      </thead>
      <tbody>
        {changes.map(({ field, label, before, after }) => (
          <tr key={field}>
            <th scope="row">{label}</th>
            <td>{before}</td>
            <td>{after}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
