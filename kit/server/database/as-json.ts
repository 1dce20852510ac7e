import { sql } from "kysely";

/** Returns a value for a `jsonb` column that both engines accept. */
export const asJson = (value: object) => sql<never>`${JSON.stringify(value)}::jsonb`;
