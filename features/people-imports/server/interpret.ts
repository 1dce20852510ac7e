import * as z from "zod/mini";
import { enteredEmployee } from "#features/employees/contract/enrolment.ts";
import type { ErrorParams } from "#kit/contract/errors.ts";
import { faultOf, fieldErrorMap } from "#kit/contract/fields/issue-faults.ts";
import { toMonth } from "#kit/contract/fields/months.ts";
import { toHalfWidth } from "#kit/contract/fields/width.ts";
import { rowErrors } from "../contract/errors.ts";
import {
  type DefectKind,
  type EmptyMeaning,
  type ImportField,
  type ImportKind,
  type KeptField,
  standingFields,
} from "../contract/fields.ts";
import { findDefect } from "./defect.ts";
import { hasLeft, marksLeaving } from "./standing.ts";

/** A row states these values; fields it does not mention are absent. */
export type RowValues = { readonly [F in KeptField]?: string };
export type RowFault = {
  readonly field: ImportField | null;
  readonly code: string;
  readonly params: ErrorParams;
};
export type FoundDefect = {
  readonly kind: DefectKind;
  readonly field: ImportField;
  readonly from: string;
  readonly to: string;
};
export type Interpreted = {
  readonly values: RowValues;
  readonly faults: readonly RowFault[];
  readonly damages: readonly FoundDefect[];
  /** The row is about somebody of the other kind, as far as the file says it. */
  readonly isOther: boolean;
};
export type ReadingOptions = {
  readonly kind: ImportKind;
  /** Today in Japan, YYYY-MM-DD. */
  readonly today: string;
  /** The cells of the first row, where it is a heading. */
  readonly heading?: readonly string[] | undefined;
  readonly mapping: readonly (ImportField | null)[];
  readonly empty: EmptyMeaning;
  readonly mends: readonly DefectKind[];
  /** Employee ids usually have this length, where it can be seen. */
  readonly idWidth: number | undefined;
  /** Somebody who knows how long the number is has typed these fields on the page. */
  readonly typed?: readonly ImportField[];
};

const defectCodes = {
  leadingZeros: rowErrors.CELL_LEADING_ZEROS,
  serialDate: rowErrors.CELL_SERIAL_DATE,
  exponent: rowErrors.CELL_EXPONENT,
  halfWidthKana: rowErrors.CELL_HALF_WIDTH_KANA,
  era: rowErrors.CELL_ERA,
  fullWidth: rowErrors.CELL_FULL_WIDTH,
} as const satisfies Record<DefectKind, unknown>;

const schemas: Readonly<Record<KeptField, z.ZodMiniType>> = enteredEmployee.shape;
const necessary: readonly ImportField[] = ["email", "name", "family_name", "given_name"];
const parts = {
  name: ["family_name", "given_name"],
  name_kana: ["family_name_kana", "given_name_kana"],
} as const;

const isStanding = (field: ImportField): field is (typeof standingFields)[number] =>
  standingFields.some((one) => one === field);

export const rowFault = (field: ImportField | null, code: string, params: ErrorParams = {}): RowFault => ({
  field,
  code,
  params,
});

/** Returns the month of a whole day too. */
const monthOf = (cell: string): string => {
  const [, year, month] =
    /^(\d{4})(?:[-/.]|年)(\d{1,2})(?:[-/.]|月)\d{1,2}日?(?:\s.*)?$/.exec(toHalfWidth(cell).trim()) ?? [];
  return year && month ? toMonth(`${year}-${month}`) : cell;
};

/** Reads one cell: its value, or its fault. */
function readCell(field: KeptField, cell: string, at: ImportField): { value: string } | { fault: RowFault } {
  if (cell.includes("\uFFFD")) return { fault: rowFault(at, "INVALID_CHARACTERS") };
  const given = field === "enrollment_start_period" ? monthOf(cell) : cell;
  const parsed = z.safeParse(schemas[field], given, { error: fieldErrorMap });
  if (parsed.success) return { value: parsed.data as string };
  const [issue] = parsed.error.issues;
  const { code, params } = issue ? faultOf(issue) : { code: "INVALID_FORMAT", params: {} };
  return { fault: rowFault(at, code, params as ErrorParams) };
}

/** Reads the cells of a row: chosen kinds of defect are corrected, and every value must satisfy the contract. */
export function interpret(
  cells: readonly string[],
  { mapping, empty, mends, idWidth, typed = [], ...about }: ReadingOptions,
): Interpreted {
  const values: { [F in KeptField]?: string } = {};
  const faults: RowFault[] = [];
  const damages: FoundDefect[] = [];
  const keep = (field: KeptField, cell: string, at: ImportField) => {
    const read = readCell(field, cell, at);
    if ("fault" in read) faults.push(read.fault);
    else values[field] = read.value;
  };
  for (const [at, field] of mapping.entries()) {
    if (!field || isStanding(field)) continue;
    let cell = (cells[at] ?? "").trim();
    const defect = findDefect(field, cell, typed.includes(field) ? undefined : idWidth);
    if (defect) {
      damages.push({ ...defect, field, from: cell });
      if (!mends.includes(defect.kind)) {
        faults.push(rowFault(field, defectCodes[defect.kind].code, { to: defect.to }));
        continue;
      }
      cell = defect.to;
    }
    const fields = field === "name" || field === "name_kana" ? parts[field] : ([field] as const);
    if (cell === "") {
      if (empty === "refuse") faults.push(rowFault(field, rowErrors.CELL_EMPTY.code));
      else if (field === "email") faults.push(rowFault(field, "REQUIRED"));
      else if (empty === "clear" && !necessary.includes(field)) for (const one of fields) values[one] = "";
      continue;
    }
    const words = fields.length > 1 ? cell.split(/[\s\u3000]+/) : [cell];
    if (words.length < fields.length) faults.push(rowFault(field, rowErrors.NAME_NOT_PARTED.code));
    else
      for (const [index, one] of fields.entries())
        keep(one, index < fields.length - 1 ? (words[index] ?? "") : words.slice(index).join(" "), field);
  }
  return { values, faults, damages, isOther: isOfOtherKind(cells, { mapping, ...about }) };
}

type Standing = Pick<ReadingOptions, "kind" | "today" | "heading" | "mapping">;

/** Among employees it is whoever has left, among alumni whoever has not. A file that does not say it has none. */
function isOfOtherKind(cells: readonly string[], { kind, today, heading, mapping }: Standing): boolean {
  const cellOf = (field: ImportField) => {
    const at = mapping.indexOf(field);
    return at < 0 ? undefined : (cells[at] ?? "");
  };
  const left = hasLeft({
    standing: cellOf("standing"),
    leftOn: cellOf("left_on"),
    isOfLeaving: marksLeaving(heading?.[mapping.indexOf("standing")] ?? ""),
    today,
  });
  return kind === "employees" ? left === true : left === false;
}
