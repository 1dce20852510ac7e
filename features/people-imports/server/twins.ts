import { createThreadYield } from "#kit/server/database/thread-yield.ts";
import { rowErrors } from "../contract/errors.ts";
import { type RowFault, type RowValues, rowFault } from "./interpret.ts";

type NumberedRow = { readonly number: number; readonly said: RowValues };
export type Twins = {
  readonly faultsOf: (row: NumberedRow) => readonly RowFault[];
  /** The numbers of the rows that say the same of somebody, the first of them. */
  readonly like: (said: RowValues) => readonly number[];
};

const unique = ["email", "employee_id"] as const;
const NAMED = 5;
/** A file may say the same of everybody; so many are enough to be told anew at once. */
const LOOKED_AT = 50;

const keyOf = (field: (typeof unique)[number], said: RowValues): string | undefined =>
  said[field] ? `${field} ${said[field].toLowerCase()}` : undefined;

/** Rows that say of two people what only one can have, whatever the case; each is told of the others. */
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
