import { IconListSearch } from "@tabler/icons-react";
import { actWords } from "#features/audit-log/contract/acts.ts";
import { eventWords } from "#features/audit-log/contract/event-words.ts";
import { useLanguage } from "#kit/web/i18n.ts";
import { TableScreen } from "#kit/web/table/table-screen.tsx";
import { useOpenRow } from "#kit/web/table/use-open-row.ts";
import { useTable } from "#kit/web/table/use-table.ts";
import { listOperatorEvents } from "../contract/events.ts";
import { EventPanel } from "./event-panel.tsx";
import { useOperatorMessages } from "./messages.ts";

/** Lists everything that operators have done. */
export default function EventsScreen() {
  const text = useOperatorMessages().log;
  const { language } = useLanguage();
  const { none } = eventWords[language];
  const table = useTable(listOperatorEvents, { params: {} });
  const { row, onOpen, onClose, neighbours } = useOpenRow(table, ({ id }) => id);
  return (
    <>
      <TableScreen
        table={table}
        title={text.title}
        counted="things"
        search={text.search}
        options={{
          act: (table.answer?.acts ?? []).map((value) => ({ value, label: actWords(value, language) })),
        }}
        cells={{ reason: ({ reason }) => reason ?? none, ip: ({ ip }) => ip ?? none }}
        target={({ id, act }) => ({ id, number: id, name: actWords(act, language) })}
        onOpen={onOpen}
        openId={row?.id}
        empty={{ icon: IconListSearch, title: text.empty, hint: text.emptyHint }}
      />
      {row && <EventPanel event={row} {...{ neighbours, onClose }} />}
    </>
  );
}
