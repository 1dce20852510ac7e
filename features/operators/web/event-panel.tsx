import { Link } from "react-router";
import { actWords } from "#features/audit-log/contract/acts.ts";
import { ChangesTable } from "#features/audit-log/web/index.ts";
import { linkTo } from "#kit/contract/link-to.ts";
import { ConfirmList } from "#kit/ui/form-flow/form-flow.tsx";
import { SidePanel } from "#kit/ui/side-panel/side-panel.tsx";
import { useLanguage } from "#kit/web/i18n.ts";
import { useFacts, useLabels } from "#kit/web/table/declared.tsx";
import type { NeighbourNavigation } from "#kit/web/table/use-neighbours.ts";
import { listOperatorEvents, type OperatorEvent } from "../contract/events.ts";
import { useOperatorMessages } from "./messages.ts";

type Props = {
  readonly event: OperatorEvent;
  readonly neighbours: NeighbourNavigation;
  readonly onClose: () => void;
};

/** Shows one act of an operator with the values before and after. */
export function EventPanel({ event, neighbours, onClose }: Props) {
  const text = useOperatorMessages().log;
  const { language } = useLanguage();
  const facts = useFacts(listOperatorEvents);
  const label = useLabels(listOperatorEvents);
  const { act, community_id, target, reason, ip } = event;
  const told = [
    "at",
    "actor",
    ...(community_id === null ? [] : (["community"] as const)),
    ...(target.kind === "community" ? [] : (["upon"] as const)),
    ...(reason ? (["reason"] as const) : []),
    ...(ip ? (["ip"] as const) : []),
  ] as const;
  return (
    <SidePanel title={actWords(act, language)} neighbours={neighbours} onClose={onClose}>
      <ConfirmList items={facts(event, told)} />
      {community_id !== null && event.community !== null && (
        <Link to={linkTo("/operator/communities/:community_id", { community_id })}>{text.openCommunity}</Link>
      )}
      <h3>{label.changes}</h3>
      <ChangesTable event={event} />
    </SidePanel>
  );
}
