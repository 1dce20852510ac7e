import type { Database } from "#kit/server/database/database.ts";
import { begin, clearUnfinished, findMark } from "./mark.sql.ts";

/** Tells how far the demo in the database is; undefined where it holds none. */
export async function findDemo({ kysely }: Pick<Database, "kysely">) {
  const mark = await findMark(kysely);
  return mark && { isFinished: mark.finished_at !== null, operatorAppKey: mark.operator_app_key };
}

/**
 * Answers true to the one process that is to make the demo, and false where somebody uses the database. An interrupted
 * demo starts again only where nobody else can be making it: in the embedded database.
 */
export async function claimDemo({ kysely, engine }: Database, now: Date): Promise<boolean> {
  const demo = await findDemo({ kysely });
  if (demo && !demo.isFinished && engine === "pglite") await clearUnfinished(kysely);
  return begin(kysely, now);
}
