import type { ReactNode } from "react";
import { keepChoice, useChoice } from "#kit/ui/kept-choice.ts";

/** What a column holds decides how wide it is and how it is aligned. */
export type ColumnKind = "name" | "text" | "number" | "count" | "date" | "time" | "state";

/** The fields of a row that can be shown as they are. */
type Plain<Row> = {
  [F in keyof Row & string]: Row[F] extends string | number | null | undefined ? F : never;
}[keyof Row & string];

/**
 * Without `cell` it shows the field of its own name, as its kind has it: a time to the second, a date by its day, a count
 * with commas.
 */
export type Column<Row> = Look &
  (
    | { readonly key: Plain<Row>; readonly cell?: undefined }
    | { readonly key: string; readonly cell: (row: Row) => ReactNode }
  );

type Look = {
  readonly label: string;
  /**
   * The name by which the server sorts this column; without it the column is not sortable. `TableScreen` adds it where
   * the list sorts by the column's own key.
   */
  readonly sortKey?: string;
  /** `name` is what a row is known by: it comes first, stays at the left, and cannot be hidden. */
  readonly kind?: ColumnKind;
  /** In rem, where it is not as its kind is; takes what room is left where `grows`. */
  readonly width?: number;
  readonly grows?: boolean;
  /** What is too long for one line goes on below, whole: for what nobody can guess from its beginning. */
  readonly wraps?: boolean;
  /** Shown only to whoever chooses it. */
  readonly optional?: boolean;
};

export type Sort = { readonly key: string; readonly direction: "asc" | "desc" };

const WIDTH_REM: Record<ColumnKind, number> = {
  name: 15,
  text: 9.5,
  number: 6.5,
  count: 5,
  date: 6.5,
  time: 9.5,
  state: 6,
};

/** Roughly what a heading takes with its arrows, so that none is cut in either language. */
const headingRem = <Row>({ label, sortKey }: Column<Row>): number =>
  [...label].reduce(
    (sum, sign) => sum + (sign > "\u2e7f" ? 0.875 : /[mw]/i.test(sign) ? 0.84 : 0.54),
    sortKey ? 2.25 : 1,
  );

export const widthOf = <Row>(column: Column<Row>): number =>
  Math.max(column.width ?? WIDTH_REM[column.kind ?? "text"], headingRem(column));
export const grows = <Row>({ kind = "text", width, grows }: Column<Row>): boolean =>
  grows ?? (kind === "text" && width === undefined);

const isName = <Row>({ kind }: Column<Row>): boolean => kind === "name";
const keyOf = <Row>({ key }: Column<Row>): string => key;

/** The columns that are shown, in their order, as one word: for the address and for what is kept. */
export const wordFor = <Row>(shown: readonly Column<Row>[]): string => shown.map(keyOf).join(".");

const choiceOf = (list: string) => `columns_${list.replace(/\W+/g, "_")}`;

/**
 * Which columns are shown, and in which order: as the address says, else as chosen in this browser, else as they come.
 * `onChange` hears the new choice, "" where it is the usual one.
 */
export function useColumnChoice<Row>(
  list: string,
  columns: readonly Column<Row>[],
  inAddress: string,
  onChange?: ((cols: string) => void) | undefined,
) {
  const kept = useChoice(choiceOf(list));
  const usual = columns.filter(({ optional }) => !optional);
  const named = (inAddress || kept)
    .split(".")
    .flatMap((key) => columns.find((column) => column.key === key) ?? []);
  const chosen = named.length > 0 ? [...new Set(named)] : usual;
  const shown = [...columns.filter(isName), ...chosen.filter((column) => !isName(column))];
  const choose = (next: readonly Column<Row>[]) => {
    const cols = wordFor(next) === wordFor(usual) ? "" : wordFor(next);
    keepChoice(choiceOf(list), cols);
    onChange?.(cols);
  };
  return { shown, choose };
}
