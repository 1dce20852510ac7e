import { IconListSearch } from "@tabler/icons-react";
import { useParams } from "react-router";
import { useLanguage } from "#kit/web/i18n.ts";
import { TableScreen } from "#kit/web/table/table-screen.tsx";
import { useOpenRow } from "#kit/web/table/use-open-row.ts";
import { useTable } from "#kit/web/table/use-table.ts";
import { actNames, actWords } from "../contract/acts.ts";
import { listAuditEvents } from "../contract/calls.ts";
import { eventWords } from "../contract/event-words.ts";
import { EventPanel } from "./event-panel.tsx";
import { useAuditMessages } from "./messages.ts";

export default function AuditScreen() {
  const text = useAuditMessages();
  const { language } = useLanguage();
  const { none } = eventWords[language];
  const communityId = Number(useParams().id);
  const table = useTable(listAuditEvents, { params: { id: communityId } });
  const { row, onOpen, onClose, neighbours } = useOpenRow(table, ({ id }) => id);
  return (
    <>
      <TableScreen
        table={table}
        title={text.title}
        counted="things"
        search={text.search}
        options={{ act: actNames().map((value) => ({ value, label: actWords(value, language) })) }}
        cells={{ reason: ({ reason }) => reason ?? none, ip: ({ ip }) => ip ?? none }}
        target={({ id, act }) => ({ id, number: id, name: actWords(act, language) })}
        onOpen={onOpen}
        openId={row?.id}
        empty={{ icon: IconListSearch, title: text.empty, hint: text.emptyHint }}
      />
      {row && <EventPanel {...{ communityId, neighbours, onClose }} event={row} />}
    </>
  );
}
