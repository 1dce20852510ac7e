import { Link } from "react-router";
import { bulkActPath } from "#kit/contract/bulk.ts";
import { formatSecond } from "#kit/contract/fields/tokyo-time.ts";
import common from "#kit/ui/common.module.css";
import { ConfirmList } from "#kit/ui/form-flow/form-flow.tsx";
import { SidePanel } from "#kit/ui/side-panel/side-panel.tsx";
import { useLanguage } from "#kit/web/i18n.ts";
import type { Going } from "#kit/web/table/use-neighbours.ts";
import { actWords } from "../contract/acts.ts";
import type { AuditEvent } from "../contract/calls.ts";
import { columnLabels } from "../contract/columns.ts";
import { actorInWords, personInWords, targetInWords } from "../contract/event-in-words.ts";
import styles from "./audit-log.module.css";
import { useAuditMessages } from "./messages.ts";
import { useChangesInWords } from "./use-changes-in-words.ts";

type Props = {
  readonly communityId: number;
  readonly event: AuditEvent;
  readonly neighbours: Going;
  readonly onClose: () => void;
};

/** Shows one event: who, when, about whom, and the values before and after. */
export function EventPanel({ communityId, event, neighbours, onClose }: Props) {
  const text = useAuditMessages();
  const { language } = useLanguage();
  const label = columnLabels[language];
  const { act, at, actor, whose, target, reason, ip, bulk_act_id } = event;
  const facts = [
    { label: label.at, value: formatSecond(new Date(at)) },
    { label: label.actor, value: actorInWords(actor, language) },
    ...(whose ? [{ label: label.whose, value: personInWords(whose, language) }] : []),
    ...(target.kind === "membership"
      ? []
      : [{ label: label.target, value: targetInWords(target, language) }]),
    ...(reason ? [{ label: label.reason, value: reason }] : []),
    ...(ip ? [{ label: label.ip, value: ip }] : []),
  ];
  return (
    <SidePanel title={actWords(act, language)} neighbours={neighbours} onClose={onClose}>
      <ConfirmList items={facts} />
      {bulk_act_id !== null && <Link to={bulkActPath(communityId, bulk_act_id)}>{text.bulk}</Link>}
      <h3>{label.changes}</h3>
      <Changes event={event} />
    </SidePanel>
  );
}

function Changes({ event }: { readonly event: AuditEvent }) {
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
