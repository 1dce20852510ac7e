import { IconListSearch } from "@tabler/icons-react";
import { useParams } from "react-router";
import type { Language } from "#kit/contract/language.ts";
import type { Column } from "#kit/ui/data-table/columns.ts";
import type { FilterField } from "#kit/ui/filter-bar/filters.ts";
import { useLanguage } from "#kit/web/i18n.ts";
import { TableScreen } from "#kit/web/table/table-screen.tsx";
import { useOpenRow } from "#kit/web/table/use-open-row.ts";
import { useTable } from "#kit/web/table/use-table.ts";
import { actNames, actWords } from "../contract/acts.ts";
import { type AuditEvent, listAuditEvents } from "../contract/calls.ts";
import { columnLabels } from "../contract/columns.ts";
import { actorInWords, peopleInWords, targetInWords } from "../contract/event-in-words.ts";
import { eventWords } from "../contract/event-words.ts";
import { EventPanel } from "./event-panel.tsx";
import { useAuditMessages } from "./messages.ts";

export default function AuditScreen() {
  const text = useAuditMessages();
  const { language } = useLanguage();
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
        filters={eventFilters(text, language)}
        columns={eventColumns(language)}
        target={({ id, act }) => ({ id, number: id, name: actWords(act, language) })}
        onOpen={onOpen}
        openId={row?.id}
        empty={{ icon: IconListSearch, title: text.empty, hint: text.emptyHint }}
      />
      {row && <EventPanel {...{ communityId, neighbours, onClose }} event={row} />}
    </>
  );
}

const eventColumns = (language: Language): readonly Column<AuditEvent>[] => {
  const label = columnLabels[language];
  const { none } = eventWords[language];
  return [
    {
      key: "act",
      label: label.act,
      kind: "name",
      cell: ({ act }) => actWords(act, language),
    },
    { key: "at", label: label.at, kind: "time" },
    {
      key: "actor",
      label: label.actor,
      cell: ({ actor }) => actorInWords(actor, language),
    },
    { key: "whose", label: label.whose, cell: (event) => peopleInWords(event, language) },
    { key: "target", label: label.target, cell: (event) => targetInWords(event, language) },
    { key: "reason", label: label.reason, cell: ({ reason }) => reason ?? none },
    { key: "ip", label: label.ip, optional: true, cell: ({ ip }) => ip ?? none },
  ];
};

type Name = keyof (typeof listAuditEvents)["filters"];

const eventFilters = (
  { actor, act, views, period }: ReturnType<typeof useAuditMessages>,
  language: Language,
): readonly FilterField<Name>[] => [
  { kind: "text", name: "actor", label: actor },
  {
    kind: "choice",
    name: "act",
    label: act,
    options: actNames().map((value) => ({ value, label: actWords(value, language) })),
  },
  {
    kind: "choice",
    name: "views",
    label: views.label,
    options: [{ value: "true", label: views.shown }],
  },
  { kind: "dates", name: "from", to: "to", label: period },
];
