import { Link } from "react-router";
import { linkTo } from "#kit/contract/link-to.ts";
import { ConfirmList } from "#kit/ui/form-flow/form-flow.tsx";
import { SidePanel } from "#kit/ui/side-panel/side-panel.tsx";
import { useLanguage } from "#kit/web/i18n.ts";
import { useFacts, useLabels } from "#kit/web/table/declared.tsx";
import type { NeighbourNavigation } from "#kit/web/table/use-neighbours.ts";
import { actWords } from "../contract/acts.ts";
import { type AuditEvent, listAuditEvents } from "../contract/calls.ts";
import { ChangesTable } from "./changes-table.tsx";
import { EventTargets } from "./event-targets.tsx";
import { useAuditMessages } from "./messages.ts";

type Props = {
  readonly communityId: number;
  readonly event: AuditEvent;
  readonly neighbours: NeighbourNavigation;
  readonly onClose: () => void;
};

/** Shows one event: who, when, about whom, and the values before and after, of each where they are many. */
export function EventPanel({ communityId, event, neighbours, onClose }: Props) {
  const text = useAuditMessages();
  const { language } = useLanguage();
  const facts = useFacts(listAuditEvents);
  const label = useLabels(listAuditEvents);
  const { act, whose, target, targets, reason, ip, bulk_act_id } = event;
  const told = [
    "at",
    "actor",
    ...(whose || targets > 1 ? (["whose"] as const) : []),
    ...(target.kind === "membership" ? [] : (["target"] as const)),
    ...(reason ? (["reason"] as const) : []),
    ...(ip ? (["ip"] as const) : []),
  ] as const;
  return (
    <SidePanel title={actWords(act, language)} neighbours={neighbours} onClose={onClose}>
      <ConfirmList items={facts(event, told)} />
      {bulk_act_id !== null && (
        <Link
          to={linkTo("/community/communities/:id/bulk_acts/:bulk_act", {
            id: communityId,
            bulk_act: bulk_act_id,
          })}
        >
          {text.bulk}
        </Link>
      )}
      <h3>{targets > 1 ? text.targets : label.changes}</h3>
      {targets > 1 ? (
        <EventTargets key={event.id} communityId={communityId} event={event} />
      ) : (
        <ChangesTable event={event} />
      )}
    </SidePanel>
  );
}
