import { CompiledQuery, Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import { fromKysely, PgBoss } from "pg-boss";
import type { Schema } from "#db/schema.generated.ts";
import type { MigrationConnection } from "./database.ts";

/** The pool's statements are limited to a few seconds, and building an index may take longer. */
export function openForMigrations(url: string, lockMs: number): MigrationConnection {
  const kysely = new Kysely<Schema>({
    dialect: new PostgresDialect({
      pool: new pg.Pool({
        connectionString: url,
        max: 2,
        keepAlive: true,
        application_name: "enishi-migrations",
      }),
      onCreateConnection: async (connection) => {
        const limits = `set timezone = 'UTC'; set statement_timeout = 0; set lock_timeout = ${lockMs}`;
        for (const statement of limits.split("; "))
          await connection.executeQuery(CompiledQuery.raw(statement));
      },
    }),
  });
  return {
    kysely,
    migrateQueue: async () => {
      const boss = new PgBoss({ db: fromKysely(kysely as never), supervise: false, schedule: false });
      boss.on("error", () => {});
      await boss.start();
      await boss.stop({ graceful: false, close: false });
    },
    close: () => kysely.destroy(),
  };
}
