import { operatorActed } from "#kit/server/work/acts.ts";
import { type Listener, on } from "#kit/server/work/domain-event.ts";
import { insertEvent } from "./events.sql.ts";

/** Every act of an operator is recorded in the operators' own log, in the same transaction. */
export const operatorListeners: readonly Listener[] = [
  on(operatorActed, async ({ db, now }, { accountId, communityId, act, target, changes, reason, from }) => {
    await insertEvent(db, {
      at: now,
      actor_account_id: accountId,
      act,
      community_id: communityId,
      target_kind: target.kind,
      target_id: target.id,
      changes: changes ? JSON.stringify(changes) : null,
      reason: reason ?? null,
      ip: from?.ipAddress ?? null,
      request_id: from?.requestId ?? null,
    });
  }),
];
