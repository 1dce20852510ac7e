import { statement } from "../database/statement.ts";

/** The kinds of which a job waits, also for later. */
export const waitingKinds = statement<object, { name: string }>(
  "waiting_kinds",
  "select distinct name from pgboss.job where state < 'active'",
);
