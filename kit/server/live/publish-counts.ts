import type { LiveEvent, LivePayload } from "#kit/contract/live.ts";
import type { Statement } from "../database/statement.ts";
import type { Work } from "../work/work.ts";
import { accountRoom } from "./hub.ts";

/**
 * Publishes to each account among the rows, in all its tabs, the other values of its row. They are read after the
 * commit and are absolute, so events may overtake each other.
 */
export function publishCounts<V extends object, E extends LiveEvent>(
  work: Pick<Work, "services" | "afterCommit">,
  event: E,
  counts: Statement<V, { readonly account_id: number } & LivePayload<E>>,
  values: V,
): void {
  const { database, live } = work.services;
  work.afterCommit(async () => {
    for (const { account_id, ...payload } of await database.run(counts, values))
      live.publish(accountRoom(account_id), event, payload as LivePayload<E>);
  });
}
