import { createThreadYield } from "#kit/server/database/thread-yield.ts";
import { rowErrors } from "../contract/errors.ts";
import { type RowFault, type RowValues, rowFault } from "./interpret.ts";

type NumberedRow = { readonly number: number; readonly said: RowValues };
export type Twins = {
  readonly faultsOf: (row: NumberedRow) => readonly RowFault[];
  /** Returns the numbers of the first rows that state the same values of a person. */
  readonly like: (said: RowValues) => readonly number[];
};

const unique = ["email", "employee_id"] as const;
const NAMED = 5;
/** A file may state the same of everybody; only this many are judged again at once. */
const LOOKED_AT = 50;

const keyOf = (field: (typeof unique)[number], said: RowValues): string | undefined =>
  said[field] ? `${field} ${said[field].toLowerCase()}` : undefined;

/** Finds rows that state of two people what only one can have, in any case; each gets the numbers of the others. */
export async function findTwins(rows: Iterable<NumberedRow>): Promise<Twins> {
  const yieldThread = createThreadYield();
  const numbers = new Map<string, number[]>();
  for (const { number, said } of rows) {
    await yieldThread();
    for (const field of unique) {
      const key = keyOf(field, said);
      const same = key === undefined ? undefined : numbers.get(key);
      if (same) same.push(number);
      else if (key !== undefined) numbers.set(key, [number]);
    }
  }
  const sharing = (field: (typeof unique)[number], said: RowValues, most: number) =>
    (numbers.get(keyOf(field, said) ?? "") ?? []).slice(0, most);
  return {
    faultsOf: ({ number, said }) =>
      unique.flatMap((field) => {
        const others = sharing(field, said, NAMED + 1).filter((one) => one !== number);
        if (others.length === 0) return [];
        return [
          rowFault(field, rowErrors.ROW_TWICE.code, { field, rows: others.slice(0, NAMED).join(", ") }),
        ];
      }),
    like: (said) => unique.flatMap((field) => sharing(field, said, LOOKED_AT)),
  };
}
