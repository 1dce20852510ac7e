import { createThreadYield } from "#kit/server/database/thread-yield.ts";
import { rowErrors } from "../contract/errors.ts";
import { type RowFault, type RowValues, rowFault } from "./interpret.ts";

type NumberedRow = { readonly number: number; readonly values: RowValues };
export type Duplicates = {
  readonly faultsOf: (row: NumberedRow) => readonly RowFault[];
  /** Returns the numbers of the first rows that state the same values of a person. */
  readonly like: (values: RowValues) => readonly number[];
};

const unique = ["email", "employee_id"] as const;
const NAMED = 5;
/** A file may state the same of everybody; only this many are evaluated again at once. */
const LOOKED_AT = 50;

const keyOf = (field: (typeof unique)[number], values: RowValues): string | undefined =>
  values[field] ? `${field} ${values[field].toLowerCase()}` : undefined;

/** Finds rows that state of two people what only one can have, in any case; each gets the numbers of the others. */
export async function findDuplicates(rows: Iterable<NumberedRow>): Promise<Duplicates> {
  const yieldThread = createThreadYield();
  const numbers = new Map<string, number[]>();
  for (const { number, values } of rows) {
    await yieldThread();
    for (const field of unique) {
      const key = keyOf(field, values);
      const same = key === undefined ? undefined : numbers.get(key);
      if (same) same.push(number);
      else if (key !== undefined) numbers.set(key, [number]);
    }
  }
  const sharing = (field: (typeof unique)[number], values: RowValues, most: number) =>
    (numbers.get(keyOf(field, values) ?? "") ?? []).slice(0, most);
  return {
    faultsOf: ({ number, values }) =>
      unique.flatMap((field) => {
        const others = sharing(field, values, NAMED + 1).filter((one) => one !== number);
        if (others.length === 0) return [];
        return [
          rowFault(field, rowErrors.ROW_TWICE.code, { field, rows: others.slice(0, NAMED).join(", ") }),
        ];
      }),
    like: (values) => unique.flatMap((field) => sharing(field, values, LOOKED_AT)),
  };
}
