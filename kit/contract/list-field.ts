import type * as z from "zod/mini";
import { formatSecond, showDate } from "./fields/tokyo-time.ts";
import type { Language } from "./language.ts";
import type { SortDirection } from "./paging.ts";

/** A text of a declaration, in every language. */
export type Words = { readonly [L in Language]: string };

export type FieldKind =
  | "name"
  | "text"
  | "email"
  | "number"
  | "count"
  | "day"
  | "moment"
  | "choice"
  | "choices"
  | "flag";

/** What a field of a list may say of itself. */
export type ListFieldOptions = {
  /** The list can be sorted by it, at first in this direction. */
  readonly sort?: SortDirection;
  /** The list can be filtered by it: under its own name, under this one or, from a day to a day, under these two. */
  readonly filter?: true | string | readonly [from: string, to: string];
  readonly nullable?: true;
  /** The column is hidden until somebody chooses it. */
  readonly optional?: true;
  /** In rem, where it differs from that of its kind; with `grows` the column takes the room that is left. */
  readonly width?: number;
  readonly grows?: true;
  /** Long text wraps in full, for content that nobody can guess from its beginning. */
  readonly wraps?: true;
};

/**
 * A field of a list, declared once: the row's schema, filters, sorts, the file's columns and the columns of the screen
 * follow from it. The constructors are in `list-fields.ts`.
 */
export type ListField = ListFieldOptions & {
  readonly kind: FieldKind;
  readonly label: Words;
  readonly value: z.core.$ZodType;
  /** Its filter on the wire. */
  readonly by: z.core.$ZodType;
  /** The words of a choice's values, or of a flag's `true` and `false`. */
  readonly words?: Readonly<Record<string, Words>>;
  /** Said where none of several choices is made. */
  readonly none?: Words;
};

export type ListFields = Readonly<Record<string, ListField>>;

/** Returns the names on the wire by which a field is filtered: none, one, or the first and the last day. */
export const filterNames = (name: string, { filter }: ListField): readonly string[] =>
  filter === undefined ? [] : filter === true ? [name] : typeof filter === "string" ? [filter] : filter;

const commas: Words = { ja: "、", en: ", " };

/** Says a value in the form of its kind, for a file; "" for null. */
export function saidValue(field: ListField, value: unknown, language: Language): string | number {
  const { kind, words, none } = field;
  if (Array.isArray(value))
    return (
      value.map((one) => words?.[one]?.[language] ?? one).join(commas[language]) || (none?.[language] ?? "")
    );
  if (value === null || value === undefined) return "";
  if (typeof value === "number") return value;
  const text = String(value);
  if (kind === "choice" || kind === "flag") return words?.[text]?.[language] ?? text;
  if (kind === "moment") return formatSecond(new Date(text));
  return kind === "day" ? showDate(text) : text;
}
