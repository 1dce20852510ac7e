import { sql } from "kysely";

/** A value for a `jsonb` column, as both engines take it. */
export const asJson = (value: object) => sql<never>`${JSON.stringify(value)}::jsonb`;
