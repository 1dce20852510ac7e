import { join } from "node:path";
import type { Database } from "#kit/server/database/database.ts";
import { lockFolder } from "#kit/server/database/folder-lock.ts";
import { migrate } from "#kit/server/database/migrate.ts";
import { openPglite } from "#kit/server/database/pglite.ts";
import { openPostgres } from "#kit/server/database/postgres.ts";
import type { Config } from "./config.ts";

/** Opens the configured PostgreSQL, or the embedded database in the data folder, and migrates it. */
export async function openDatabase(
  config: Pick<Config, "databaseUrl" | "databasePool" | "dataDir" | "maintenance">,
  report?: (line: string) => void,
): Promise<Database> {
  const database = config.databaseUrl
    ? await openPostgres(config.databaseUrl, { poolSize: config.databasePool })
    : await openEmbedded(join(config.dataDir, "database"));
  try {
    await migrate(database, { maintenance: config.maintenance, ...(report && { report }) });
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}

async function openEmbedded(folder: string): Promise<Database> {
  const lock = await lockFolder(folder);
  const database = await openPglite(join(folder, "pgdata"));
  return {
    ...database,
    close: async () => {
      await database.close();
      await lock.release();
    },
  };
}
