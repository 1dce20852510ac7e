/**
 * SQL that says its values by name, `where id = :post::bigint`, and its values and rows by type. Its plan and text are
 * kept by the connection under the statement's name: for reads on a hot path.
 */
export type Statement<Values, Row> = {
  readonly name: string;
  readonly text: string;
  /** `$1` stands for the first. */
  readonly names: readonly string[];
  readonly _values?: (values: Values) => void;
  readonly _row?: Row;
};

export function statement<Values, Row>(name: string, sql: string): Statement<Values, Row> {
  const names: string[] = [];
  const text = sql.replace(/(?<![:\w]):([a-z][a-zA-Z]*)/g, (_, value: string) => {
    if (!names.includes(value)) names.push(value);
    return `$${names.indexOf(value) + 1}`;
  });
  return { name, text, names };
}

/**
 * The same, but planned anew for the values of each run: where a kept plan, made for any value, would be a bad one
 * (skipping rows by number, filters that may match everything or nothing).
 */
export const unkeptStatement = <Values, Row>(sql: string): Statement<Values, Row> => statement("", sql);

/**
 * In the order in which the text numbers them; values that it does not name are left aside.
 * @throws where one that it names is missing
 */
export const valuesOf = <Values>(
  { name, names, text }: Statement<Values, unknown>,
  values: Values,
): unknown[] =>
  names.map((one) => {
    if (!Object.hasOwn(values as object, one))
      throw new Error(`the statement ${name || text} was run without :${one}`);
    return values[one as keyof Values];
  });
