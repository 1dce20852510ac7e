import { sql, type Transaction } from "kysely";
import type { Schema } from "#db/schema.generated.ts";
import type { Database } from "#kit/server/database/database.ts";
import { runIn } from "#kit/server/database/run-in.ts";

export type DryRun = {
  /** Replaces the real database; outside of `attempt` it is the real one. */
  readonly database: Database;
  /** Runs `work` as usual, reads after writes included, and then undoes everything it did. Only one runs at a time. */
  readonly attempt: <T>(work: () => Promise<T>) => Promise<T>;
};

class Undone {
  readonly answer: unknown;
  constructor(answer: unknown) {
    this.answer = answer;
  }
}

/** Lets every call be tried as everybody from the same state: an attempt is a transaction that never commits. */
export function dryRun(real: Database): DryRun {
  let open: Transaction<Schema> | undefined;
  return {
    database: {
      ...real,
      get kysely() {
        return open ? withSavepoints(open) : real.kysely;
      },
      run: (statement, values) => (open ? runIn(open, statement, values) : real.run(statement, values)),
      get searches() {
        return { atOnce: 1, kysely: this.kysely, run: this.run };
      },
    },
    attempt: async <T>(work: () => Promise<T>) => {
      try {
        return await real.kysely.transaction().execute(async (transaction) => {
          open = transaction;
          throw new Undone(await work());
        });
      } catch (error) {
        if (error instanceof Undone) return error.answer as T;
        throw error;
      } finally {
        open = undefined;
      }
    },
  };
}

/** Inside the open transaction, an operation's own transaction is a savepoint. */
function withSavepoints(open: Transaction<Schema>): Database["kysely"] {
  const transaction = () => ({
    execute: async <T>(work: (db: Transaction<Schema>) => Promise<T>): Promise<T> => {
      await sql`savepoint operation`.execute(open);
      try {
        const answer = await work(open);
        await sql`release savepoint operation`.execute(open);
        return answer;
      } catch (error) {
        await sql`rollback to savepoint operation`.execute(open);
        throw error;
      }
    },
  });
  return new Proxy(open, {
    get(target, property) {
      if (property === "transaction") return transaction;
      const value: unknown = Reflect.get(target, property, target);
      return typeof value === "function" ? value.bind(target) : value;
    },
  }) as unknown as Database["kysely"];
}
