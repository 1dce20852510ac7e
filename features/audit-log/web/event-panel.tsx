import { Link } from "react-router";
import { bulkActPath } from "#kit/contract/bulk.ts";
import { formatSecond } from "#kit/contract/fields/tokyo-time.ts";
import { ConfirmList } from "#kit/ui/form-flow/form-flow.tsx";
import { SidePanel } from "#kit/ui/side-panel/side-panel.tsx";
import { useLanguage } from "#kit/web/i18n.ts";
import type { Going } from "#kit/web/table/use-neighbours.ts";
import { actWords } from "../contract/acts.ts";
import type { AuditEvent } from "../contract/calls.ts";
import { columnLabels } from "../contract/columns.ts";
import { actorInWords, peopleInWords, targetInWords } from "../contract/event-in-words.ts";
import { ChangesTable } from "./changes-table.tsx";
import { EventTargets } from "./event-targets.tsx";
import { useAuditMessages } from "./messages.ts";

type Props = {
  readonly communityId: number;
  readonly event: AuditEvent;
  readonly neighbours: Going;
  readonly onClose: () => void;
};

/** Shows one event: who, when, about whom, and the values before and after, of each where they are many. */
export function EventPanel({ communityId, event, neighbours, onClose }: Props) {
  const text = useAuditMessages();
  const { language } = useLanguage();
  const label = columnLabels[language];
  const { act, at, actor, whose, target, targets, reason, ip, bulk_act_id } = event;
  const facts = [
    { label: label.at, value: formatSecond(new Date(at)) },
    { label: label.actor, value: actorInWords(actor, language) },
    ...(whose || targets > 1 ? [{ label: label.whose, value: peopleInWords(event, language) }] : []),
    ...(target.kind === "membership" ? [] : [{ label: label.target, value: targetInWords(event, language) }]),
    ...(reason ? [{ label: label.reason, value: reason }] : []),
    ...(ip ? [{ label: label.ip, value: ip }] : []),
  ];
  return (
    <SidePanel title={actWords(act, language)} neighbours={neighbours} onClose={onClose}>
      <ConfirmList items={facts} />
      {bulk_act_id !== null && <Link to={bulkActPath(communityId, bulk_act_id)}>{text.bulk}</Link>}
      <h3>{targets > 1 ? text.targets : label.changes}</h3>
      {targets > 1 ? (
        <EventTargets key={event.id} communityId={communityId} event={event} />
      ) : (
        <ChangesTable event={event} />
      )}
    </SidePanel>
  );
}
