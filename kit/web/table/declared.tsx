import type { ReactNode } from "react";
import type { Language } from "#kit/contract/language.ts";
import type { AnyListCall, FieldOf } from "#kit/contract/list-call.ts";
import {
  type FieldKind,
  filterNames,
  type ListField,
  saidValue,
  sortOf,
  valueIn,
  type Words,
} from "#kit/contract/list-field.ts";
import type { Column, ColumnKind } from "#kit/ui/data-table/columns.ts";
import { EmailAddress } from "#kit/ui/email-address/email-address.tsx";
import type { Choice } from "#kit/ui/fields/choices.ts";
import type { FilterField } from "#kit/ui/filter-bar/filters.ts";
import { ExactTime } from "#kit/ui/time/exact-time.tsx";
import { useLanguage } from "../i18n.ts";
import type { TableScreenProps } from "./table-screen-props.ts";
import type { RowOf } from "./use-table.ts";

/** These fields of a list are shown as more than their value, in the table, the panel and the page alike. */
export type Cells<C extends AnyListCall> = {
  readonly [F in FieldOf<C>]?: (row: RowOf<C>) => ReactNode;
};

const columnKinds: Readonly<Record<FieldKind, ColumnKind>> = {
  name: "name",
  text: "text",
  email: "text",
  number: "number",
  count: "count",
  day: "date",
  moment: "time",
  dated: "date",
  choice: "state",
  choices: "text",
  flag: "state",
  days: "count",
  times: "count",
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
  ((row) =>
    field.said
      ? field.said(row as never, language)
      : shownValue(field, valueIn(row as object, name, field), language));

/** Returns the columns of a list, for whoever needs them outside of its screen. */
export const columnsFor = <C extends AnyListCall>(
  { fields = {} }: AnyListCall,
  cells: Cells<C>,
  language: Language,
): readonly Column<RowOf<C>>[] =>
  Object.entries(fields).flatMap(([name, field]) => {
    const { kind, label, width, grows, wraps, optional, column } = field;
    const sort = sortOf(name, field);
    if (column !== undefined) return [];
    return {
      key: name,
      label: label[language],
      kind: columnKinds[kind],
      cell: cellFor(name, field, cells, language),
      ...(sort && { sortKey: sort[0] }),
      ...(width !== undefined && { width }),
      ...(grows && { grows }),
      ...(wraps && { wraps }),
      ...(optional && { optional }),
    };
  });

const DAYS: Words = { ja: "日", en: " days" };

function filterFor(
  named: string,
  field: ListField,
  language: Language,
  options: Readonly<Record<string, readonly Choice[] | undefined>>,
): FilterField {
  const { kind, words = {}, unit = "times" } = field;
  const [name = "", to] = filterNames(named, field);
  const label = field.label[language];
  if (to !== undefined) return { kind: "dates", name, to, label };
  if (kind === "choice" || kind === "choices" || kind === "flag") {
    const said = Object.entries(words).map(([value, one]) => ({ value, label: one[language] }));
    return { kind: "choice", name, label, options: options[name] ?? said };
  }
  if (kind === "times") return { kind, name, label, unit };
  return kind === "number" || kind === "count" || kind === "days"
    ? { kind: "number", name, label, unit: kind === "days" ? DAYS[language] : "" }
    : { kind: "text", name, label };
}

/** Adds the columns and filters that follow from the fields the list declares; what the screen says itself stays. */
export function useDeclared<C extends AnyListCall>(props: TableScreenProps<C>) {
  const { language } = useLanguage();
  const { table, cells = {}, columns, filters, options = {} } = props;
  const { editors = {}, offered }: AnyListCall = table.call;
  return {
    ...props,
    columns: columns ?? columnsFor<C>(table.call, cells, language),
    filters:
      filters ??
      (offered.flatMap((name) => {
        const field = editors[name];
        return field ? filterFor(name, field, language, options) : [];
      }) as readonly FilterField<keyof C["filters"] & string>[]),
  };
}

/** Returns the facts of a row by name, each with its label, for a panel or a page; `none` says that there is no value. */
export function useFacts<C extends AnyListCall>(call: C, cells: Cells<C> = {}, none: ReactNode = null) {
  const { language } = useLanguage();
  const { fields = {} }: AnyListCall = call;
  return (row: RowOf<C>, names: readonly FieldOf<C>[]) =>
    names.flatMap((name) => {
      const field = fields[name];
      if (!field) return [];
      const value = cellFor(name, field, cells, language)(row);
      return {
        label: field.label[language],
        value: value || value === 0 ? value : (field.blank?.[language] ?? none),
      };
    });
}

/** Returns the label of each declared field, for a form that asks for it. */
export function useLabels<C extends AnyListCall>(call: C) {
  const { language } = useLanguage();
  const { fields = {} }: AnyListCall = call;
  return Object.fromEntries(
    Object.entries(fields).map(([name, { label }]) => [name, label[language]]),
  ) as Readonly<Record<FieldOf<C>, string>>;
}

/** Returns the values of a choice with their words. */
export function useChoices<V extends string>(words: Readonly<Record<V, Words>>) {
  const { language } = useLanguage();
  return (Object.entries(words) as [V, Words][]).map(([value, said]) => ({ value, label: said[language] }));
}
