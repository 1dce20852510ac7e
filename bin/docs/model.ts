import { generateTypes } from "#db/generate-types.ts";
import type { Database } from "#kit/server/database/database.ts";
import { migrate } from "#kit/server/database/migrate.ts";
import { openPglite } from "#kit/server/database/pglite.ts";
import type { Document } from "./document.ts";
import { describeSchema } from "./schema.ts";

/** Makes an embedded database with all migrations for as long as `read` needs it. */
async function onFreshModel(read: (database: Database) => Promise<string>): Promise<string> {
  const database = await openPglite(undefined);
  try {
    await migrate(database);
    return await read(database);
  } finally {
    await database.close();
  }
}

export const schema: Document = { path: "db/schema.sql", make: () => onFreshModel(describeSchema) };
export const rowTypes: Document = { path: "db/schema.generated.ts", make: () => onFreshModel(generateTypes) };
