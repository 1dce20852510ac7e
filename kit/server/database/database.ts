import type { PGlite } from "@electric-sql/pglite";
import type { Insertable, Kysely, Transaction } from "kysely";
import type { PgBoss } from "pg-boss";
import type { Schema } from "#db/schema.generated.ts";
import type { QueuePace } from "../jobs/queue-pace.ts";
import type { Statement } from "./statement.ts";

export type Db = Kysely<Schema> | Transaction<Schema>;
/** A row as it is inserted; what the database fills in by itself may be left out. */
export type NewRow<T extends keyof Schema> = Insertable<Schema[T]>;

export type NotificationListener = {
  readonly onNotification: (payload: string) => void;
  /** While not connected, notifications are missed. */
  readonly onConnection: (connected: boolean) => void;
};

type RunStatement = <Values, Row>(
  statement: Statement<Values, Row>,
  values: NoInfer<Values>,
) => Promise<Row[]>;

/** Where reads that need no transaction of their own are made. */
export type ReadAccess = {
  readonly kysely: Kysely<Schema>;
  /** Runs the statement outside any transaction; inside one it is `runIn`. */
  readonly run: RunStatement;
};

export type MigrationConnection = {
  readonly kysely: Kysely<Schema>;
  /** Brings the queue's own tables to their newest. */
  readonly migrateQueue: () => Promise<void>;
  readonly close: () => Promise<void>;
};

export type Database = ReadAccess & {
  readonly engine: "pglite" | "postgres";
  /** For searches alone, so many at once: they never take the connections of the others, nor the database for long. */
  readonly searches: ReadAccess & { readonly atOnce: number };
  /** Calls back for every NOTIFY on the channel, and whenever the listening connection is lost or there again. */
  readonly listen: (channel: string, listener: NotificationListener) => Promise<void>;
  readonly createQueue: (pace: QueuePace) => PgBoss;
  /** A way in for migrations: no limit to how long a statement takes, one to how long it waits for a table. */
  readonly openForMigrations: (lockMs: number) => MigrationConnection;
  /** The embedded engine itself, for dumps and tests; undefined on a server. */
  readonly pglite?: PGlite;
  readonly close: () => Promise<void>;
};
