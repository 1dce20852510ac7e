import { statement } from "../database/statement.ts";

/** Lists the kinds of jobs that wait, delayed ones too. */
export const waitingKinds = statement<object, { name: string }>(
  "waiting_kinds",
  "select distinct name from pgboss.job where state < 'active'",
);
