import type { Db } from "#kit/server/database/database.ts";

/** Selects from what the log holds: each target `t` with its event `e`. */
export const auditedTargets = (db: Db) =>
  db
    .selectFrom("audit_event_targets as t")
    .innerJoin("audit_events as e", (join) =>
      join.onRef("e.community_id", "=", "t.community_id").onRef("e.id", "=", "t.event_id"),
    );
