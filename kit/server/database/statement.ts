/**
 * SQL with named values (`where id = :post::bigint`), typed by its values and rows. Each connection keeps its plan and
 * text under the statement's name, which suits reads on a hot path.
 */
export type Statement<Values, Row> = {
  readonly name: string;
  readonly text: string;
  /** `$1` stands for the first name. */
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
 * The statement is planned again for the values of each run. It suits statements whose generic plan would be a bad one:
 * those that skip rows by number, or whose filters may match everything or nothing.
 */
export const unkeptStatement = <Values, Row>(sql: string): Statement<Values, Row> => statement("", sql);

/**
 * Returns the values in the order of their numbers in the text; values that the text does not name are ignored.
 * @throws where a named value is missing
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
