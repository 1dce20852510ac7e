import { CompiledQuery } from "kysely";
import type { Db } from "./database.ts";
import { type Statement, valuesOf } from "./statement.ts";

export const runIn = async <Values, Row>(
  db: Db,
  statement: Statement<Values, Row>,
  values: NoInfer<Values>,
): Promise<Row[]> =>
  (await db.executeQuery<Row>(CompiledQuery.raw(statement.text, valuesOf(statement, values)))).rows;
