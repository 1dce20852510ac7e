import type { Language } from "#kit/contract/language.ts";
import type { Column } from "#kit/ui/data-table/columns.ts";
import { actWords } from "../contract/acts.ts";
import type { AuditEvent } from "../contract/calls.ts";
import { columnLabels } from "../contract/columns.ts";
import { actorInWords, personInWords, targetInWords } from "../contract/event-in-words.ts";
import { eventWords } from "../contract/event-words.ts";

export const eventColumns = (language: Language): readonly Column<AuditEvent>[] => {
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
    { key: "whose", label: label.whose, cell: ({ whose }) => personInWords(whose, language) },
    { key: "target", label: label.target, cell: ({ target }) => targetInWords(target, language) },
    { key: "reason", label: label.reason, cell: ({ reason }) => reason ?? none },
    { key: "ip", label: label.ip, optional: true, cell: ({ ip }) => ip ?? none },
  ];
};
