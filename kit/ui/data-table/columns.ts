import type { ReactNode } from "react";
import { keepChoice, useChoice } from "#kit/ui/kept-choice.ts";

/** The kind of a column decides its width and alignment. */
export type ColumnKind = "name" | "text" | "number" | "count" | "date" | "time" | "state";

/** These fields of a row can be shown as they are. */
type Plain<Row> = {
  [F in keyof Row & string]: Row[F] extends string | number | null | undefined ? F : never;
}[keyof Row & string];

/**
 * Without `cell` the column shows the field of its own name in the form of its kind: a time to the second, a date by
 * its day, a count with commas.
 */
export type Column<Row> = Look &
  (
    | { readonly key: Plain<Row>; readonly cell?: undefined }
    | { readonly key: string; readonly cell: (row: Row) => ReactNode }
  );

type Look = {
  readonly label: string;
  /**
   * The server sorts this column by this name; without it the column is not sortable. `TableScreen` adds it where the
   * list sorts by the column's own key.
   */
  readonly sortKey?: string;
  /** The `name` column identifies a row: it comes first, stays at the left, and cannot be hidden. */
  readonly kind?: ColumnKind;
  /** The width is in rem, where it differs from that of its kind; with `grows` it takes the room that is left. */
  readonly width?: number;
  readonly grows?: boolean;
  /** Long text wraps in full, for content that nobody can guess from its beginning. */
  readonly wraps?: boolean;
  /** The column is hidden until somebody chooses it. */
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

/** Estimates the width of a heading with its arrows, so that none is cut in either language. */
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

/** Writes the columns shown, in order, as one word for the URL and for storage. */
export const wordFor = <Row>(shown: readonly Column<Row>[]): string => shown.map(keyOf).join(".");

const choiceOf = (list: string) => `columns_${list.replace(/\W+/g, "_")}`;

/**
 * Returns the columns shown and their order: as the URL says, else as chosen in this browser, else the default.
 * `onChange` receives a new choice, "" for the default.
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
