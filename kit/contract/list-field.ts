import type * as z from "zod/mini";
import { byName } from "./by-name.ts";
import type { CsvValue } from "./csv.ts";
import { formatDate, formatSecond, showDate } from "./fields/tokyo-time.ts";
import type { Language } from "./language.ts";
import type { SortDirection } from "./paging.ts";

/** A text of a declaration, in every language. */
export type Words = { readonly [L in Language]: string };

/** Turns texts by language into texts by name. */
export const wordsOf = <const N extends string>(
  texts: Readonly<Record<Language, Readonly<Record<N, string>>>>,
): Readonly<Record<N, Words>> =>
  byName(Object.keys(texts.ja) as N[], (name) => ({ ja: texts.ja[name], en: texts.en[name] }));

export type FieldKind =
  | "name"
  | "text"
  | "email"
  | "number"
  | "count"
  | "day"
  | "moment"
  | "dated"
  | "choice"
  | "choices"
  | "flag"
  | "days"
  | "times";

/** What a field of a list may say of itself. */
export type ListFieldOptions = {
  /** The list can be sorted by it, at first in this direction; under its own name or under this one. */
  readonly sort?: SortDirection | readonly [name: string, first: SortDirection];
  /** The list has this order unless another is asked for; without it, the first. */
  readonly leads?: true;
  /** The list can be filtered by it: under its own name, under this one or, from a day to a day, under these two. */
  readonly filter?: true | string | readonly [from: string, to: string];
  readonly nullable?: true;
  /** The row has it under this name. */
  readonly row?: string;
  /** Says it in words where it is more than its value, for the screen and the file. */
  readonly said?: (row: never, language: Language) => CsvValue;
  /** The words of its values, where these are known. */
  readonly words?: Readonly<Record<string, Words>>;
  /** Said among facts where there is no value, in place of what the page says of all of them. */
  readonly blank?: Words;
  /** It has no column on the screen; in the file it stands by itself or beside the column of this name. */
  readonly column?: false | string | undefined;
  /** The column is hidden until somebody chooses it. */
  readonly optional?: boolean;
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
  /** The schema of its value; there is none for what is made of other fields of the row. */
  readonly value?: z.core.$ZodType | undefined;
  /** Its filter on the wire. */
  readonly by: z.core.$ZodType;
  /** The filter counts so, where it asks how often. */
  readonly unit?: "times" | "days";
  /** Said where none of several choices is made. */
  readonly none?: Words;
};

export type ListFields = Readonly<Record<string, ListField>>;

/** Returns the names on the wire by which a field is filtered: none, one, or the first and the last day. */
export const filterNames = (name: string, { filter }: ListField): readonly string[] =>
  filter === undefined ? [] : filter === true ? [name] : typeof filter === "string" ? [filter] : filter;

const commas: Words = { ja: "、", en: ", " };

/** Returns the name on the wire by which a list is sorted by a field, with its first direction. */
export const sortOf = (name: string, { sort }: ListField): readonly [string, SortDirection] | undefined =>
  typeof sort === "string" ? [name, sort] : sort;

export const valueIn = (row: object, name: string, field: ListField): unknown =>
  (row as Readonly<Record<string, unknown>>)[field.row ?? name];

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
  if (words) return words[text]?.[language] ?? text;
  if (kind === "moment") return formatSecond(new Date(text));
  if (kind === "dated") return formatDate(new Date(text));
  return kind === "day" ? showDate(text) : text;
}

/** Says a field of a row in words, for a file. */
export const saidIn = (row: object, name: string, field: ListField, language: Language): CsvValue =>
  field.said ? field.said(row as never, language) : saidValue(field, valueIn(row, name, field), language);
