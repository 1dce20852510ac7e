import type { ReactNode } from "react";
import type { Language } from "#kit/contract/language.ts";
import type { AnyListCall } from "#kit/contract/list-call.ts";
import { type FieldKind, type ListField, saidValue, type Words } from "#kit/contract/list-field.ts";
import type { Column, ColumnKind } from "#kit/ui/data-table/columns.ts";
import { EmailAddress } from "#kit/ui/email-address/email-address.tsx";
import type { FilterField } from "#kit/ui/filter-bar/filters.ts";
import { ExactTime } from "#kit/ui/time/exact-time.tsx";
import { useLanguage } from "../i18n.ts";
import type { TableScreenProps } from "./table-screen-props.ts";
import type { RowOf } from "./use-table.ts";

/** These fields of a list are shown as more than their value, in the table, the panel and the page alike. */
export type Cells<C extends AnyListCall> = {
  readonly [F in keyof RowOf<C>]?: (row: RowOf<C>) => ReactNode;
};

const columnKinds: Readonly<Record<FieldKind, ColumnKind>> = {
  name: "name",
  text: "text",
  email: "text",
  number: "number",
  count: "count",
  day: "date",
  moment: "time",
  choice: "state",
  choices: "text",
  flag: "state",
};

/** Shows a value in the form of its kind; nothing for null. */
function shownValue(field: ListField, value: unknown, language: Language): ReactNode {
  if (value === null || value === undefined || value === "") return null;
  if (field.kind === "moment") return <ExactTime time={String(value)} />;
  if (field.kind === "email") return <EmailAddress address={String(value)} />;
  return field.kind === "count" ? Number(value).toLocaleString("en-US") : saidValue(field, value, language);
}

const cellFor = <C extends AnyListCall>(
  name: string,
  field: ListField,
  cells: Cells<C>,
  language: Language,
): ((row: RowOf<C>) => ReactNode) =>
  (cells as Readonly<Record<string, ((row: RowOf<C>) => ReactNode) | undefined>>)[name] ??
  ((row) => shownValue(field, (row as Readonly<Record<string, unknown>>)[name], language));

const columnsFor = <C extends AnyListCall>(
  { fields = {} }: AnyListCall,
  cells: Cells<C>,
  language: Language,
): readonly Column<RowOf<C>>[] =>
  Object.entries(fields).map(([name, field]) => {
    const { kind, label, width, grows, wraps, optional } = field;
    return {
      key: name,
      label: label[language],
      kind: columnKinds[kind],
      cell: cellFor(name, field, cells, language),
      ...(width !== undefined && { width }),
      ...(grows && { grows }),
      ...(wraps && { wraps }),
      ...(optional && { optional }),
    };
  });

function filterFor(name: string, field: ListField, language: Language): FilterField | undefined {
  const { kind, filter, words = {} } = field;
  if (filter === undefined) return undefined;
  const label = field.label[language];
  if (Array.isArray(filter)) {
    const [from, to] = filter as readonly [string, string];
    return { kind: "dates", name: from, to, label };
  }
  const named = { name: filter === true ? name : String(filter), label };
  if (kind === "choice" || kind === "choices" || kind === "flag")
    return {
      ...named,
      kind: "choice",
      options: Object.entries(words).map(([value, said]) => ({ value, label: said[language] })),
    };
  return kind === "number" || kind === "count"
    ? { ...named, kind: "number", unit: "" }
    : { ...named, kind: "text" };
}

const filtersFor = ({ fields = {} }: AnyListCall, language: Language): readonly FilterField[] =>
  Object.entries(fields).flatMap(([name, field]) => filterFor(name, field, language) ?? []);

/** Adds the columns and filters that follow from the fields the list declares; what the screen says itself stays. */
export function useDeclared<C extends AnyListCall>(props: TableScreenProps<C>) {
  const { language } = useLanguage();
  const { table, cells = {}, columns, filters } = props;
  return {
    ...props,
    columns: columns ?? columnsFor<C>(table.call, cells, language),
    filters:
      filters ?? (filtersFor(table.call, language) as readonly FilterField<keyof C["filters"] & string>[]),
  };
}

/** Returns the facts of a row by name, each with its label, for a panel or a page. */
export function useFacts<C extends AnyListCall>(call: C, cells: Cells<C> = {}) {
  const { language } = useLanguage();
  const { fields = {} }: AnyListCall = call;
  return (row: RowOf<C>, names: readonly (keyof RowOf<C> & string)[]) =>
    names.flatMap((name) => {
      const field = fields[name];
      return field ? { label: field.label[language], value: cellFor(name, field, cells, language)(row) } : [];
    });
}

/** Returns the label of each declared field, for a form that asks for it. */
export function useLabels<C extends AnyListCall>(call: C) {
  const { language } = useLanguage();
  const { fields = {} }: AnyListCall = call;
  return Object.fromEntries(
    Object.entries(fields).map(([name, { label }]) => [name, label[language]]),
  ) as Readonly<Record<keyof RowOf<C> & string, string>>;
}

/** Returns the values of a choice with their words. */
export function useChoices<V extends string>(words: Readonly<Record<V, Words>>) {
  const { language } = useLanguage();
  return (Object.entries(words) as [V, Words][]).map(([value, said]) => ({ value, label: said[language] }));
}
