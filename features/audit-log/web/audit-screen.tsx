import { IconListSearch } from "@tabler/icons-react";
import { useParams, useSearchParams } from "react-router";
import { useLanguage } from "#kit/web/i18n.ts";
import { TableScreen } from "#kit/web/table/table-screen.tsx";
import { readOpen, useNeighbours } from "#kit/web/table/use-neighbours.ts";
import { useTable } from "#kit/web/table/use-table.ts";
import { actNames, acts, actWords } from "../contract/acts.ts";
import { type AuditEvent, listAuditEvents } from "../contract/calls.ts";
import { eventColumns } from "./event-columns.tsx";
import { EventPanel } from "./event-panel.tsx";
import { useAuditMessages } from "./messages.ts";

const idOf = ({ id }: AuditEvent): number => id;

/** 操作履歴: what administrators have done, for the contractor. */
export default function AuditScreen() {
  const text = useAuditMessages();
  const { language } = useLanguage();
  const communityId = Number(useParams().id);
  const table = useTable(listAuditEvents, { params: { id: communityId } });
  const openId = readOpen(useSearchParams()[0].get("open"));
  const open = (id: number | undefined) => table.change({ open: id === undefined ? "" : String(id) });
  const neighbours = useNeighbours({ table, idOf, openId, onOpen: open });
  const event = table.rows.find(({ id }) => id === openId);
  return (
    <>
      <TableScreen
        table={table}
        title={text.title}
        counted="things"
        search={text.search}
        filters={[
          { kind: "text", name: "actor", label: text.actor },
          {
            kind: "choice",
            name: "act",
            label: text.act,
            options: actNames.map((value) => ({ value, label: acts[value][language] })),
          },
          { kind: "dates", name: "from", to: "to", label: text.period },
        ]}
        columns={eventColumns(language)}
        target={({ id, act }) => ({ id, number: id, name: actWords(act, language) })}
        onOpen={({ id }) => open(id)}
        openId={openId}
        empty={{
          icon: IconListSearch,
          title: text.empty,
          hint: text.emptyHint,
        }}
      />
      {event && (
        <EventPanel
          communityId={communityId}
          event={event}
          neighbours={neighbours}
          onClose={() => open(undefined)}
        />
      )}
    </>
  );
}
