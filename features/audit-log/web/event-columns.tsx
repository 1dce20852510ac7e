import type { Language } from "#kit/contract/language.ts";
import type { Column } from "#kit/ui/data-table/columns.ts";
import { formatSecond } from "#kit/ui/time/format-time.ts";
import { actWords } from "../contract/acts.ts";
import type { AuditEvent } from "../contract/calls.ts";
import { columnLabels } from "../contract/columns.ts";
import type { useAuditMessages } from "./messages.ts";

export type Text = ReturnType<typeof useAuditMessages>;

/** Whoever has left is known by number alone. */
export const shownPerson = (text: Text, person: AuditEvent["actor"]): string => {
  if (!person) return text.none;
  return person.name === null ? text.left(person.number) : text.person(person.name, person.number);
};

/** A person stands in a column of their own. */
export const shownTarget = (text: Text, { kind, id }: AuditEvent["target"]): string => {
  if (kind === "membership") return text.none;
  const known = (text.targets as Readonly<Record<string, string>>)[kind] ?? kind;
  return kind === "community" ? known : `${known} ${id}`;
};

export const eventColumns = (text: Text, language: Language): readonly Column<AuditEvent>[] => {
  const label = columnLabels[language];
  return [
    {
      key: "act",
      label: label.act,
      kind: "name",
      cell: ({ act }) => actWords(act, language),
    },
    {
      key: "at",
      label: label.at,
      sortKey: "at",
      kind: "time",
      cell: ({ at }) => <time dateTime={at}>{formatSecond(new Date(at))}</time>,
    },
    {
      key: "actor",
      label: label.actor,
      cell: ({ actor }) => (actor ? shownPerson(text, actor) : text.product),
    },
    { key: "whose", label: label.whose, cell: ({ whose }) => shownPerson(text, whose) },
    { key: "target", label: label.target, cell: ({ target }) => shownTarget(text, target) },
    { key: "reason", label: label.reason, cell: ({ reason }) => reason ?? text.none },
    { key: "ip", label: label.ip, optional: true, cell: ({ ip }) => ip ?? text.none },
  ];
};
