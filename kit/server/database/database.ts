import type { PGlite } from "@electric-sql/pglite";
import type { Insertable, Kysely, Transaction } from "kysely";
import type { PgBoss } from "pg-boss";
import type { Schema } from "#db/schema.generated.ts";
import type { QueuePace } from "../jobs/queue-pace.ts";
import type { Statement } from "./statement.ts";

export type Db = Kysely<Schema> | Transaction<Schema>;
/** A row to insert may leave out columns that the database fills in by itself. */
export type NewRow<T extends keyof Schema> = Insertable<Schema[T]>;

export type NotificationListener = {
  readonly onNotification: (payload: string) => void;
  /** Notifications are lost while the connection is down. */
  readonly onConnection: (connected: boolean) => void;
};

type RunStatement = <Values, Row>(
  statement: Statement<Values, Row>,
  values: NoInfer<Values>,
) => Promise<Row[]>;

/** Reads that need no transaction of their own use this. */
export type ReadAccess = {
  readonly kysely: Kysely<Schema>;
  /** Runs the statement outside any transaction; inside one, use `runIn`. */
  readonly run: RunStatement;
};

export type MigrationConnection = {
  readonly kysely: Kysely<Schema>;
  /**
   * Waits until no other process migrates, and keeps others from it until `act` has ended. A database that stops answering
   * meanwhile ends it with an error.
   */
  readonly alone: (report: (line: string) => void, act: () => Promise<void>) => Promise<void>;
  readonly migrateQueue: () => Promise<void>;
  readonly close: () => Promise<void>;
};

export type Database = ReadAccess & {
  readonly engine: "pglite" | "postgres";
  /** Only searches use these connections, so they never occupy the others' nor the database for long. */
  readonly searches: ReadAccess & { readonly atOnce: number };
  /** Calls back for every NOTIFY on the channel, and whenever the listening connection is lost or restored. */
  readonly listen: (channel: string, listener: NotificationListener) => Promise<void>;
  readonly createQueue: (pace: QueuePace) => PgBoss;
  /** Opens a connection for migrations: a statement may take any time, but waits for a table `lockMs` at most. */
  readonly openForMigrations: (lockMs: number) => MigrationConnection;
  /** Dumps and tests use the embedded engine itself; it is undefined with PostgreSQL. */
  readonly pglite?: PGlite;
  readonly close: () => Promise<void>;
};
