import { CompiledQuery } from "kysely";
import type { Db, Statement } from "./database.ts";

/** Runs a kept statement's text inside a transaction. */
export const runIn = async <Row>(
  db: Db,
  { text }: Statement<Row>,
  values: readonly unknown[],
): Promise<Row[]> => (await db.executeQuery<Row>(CompiledQuery.raw(text, [...values]))).rows;
