import type { Db } from "#kit/server/database/database.ts";
import type { Turnover } from "../contract/calls.ts";
import { undoUntil } from "./policy.ts";
import { findRequestOfTurnover, type TurnoverRequest } from "./requests.sql.ts";
import type { Waiting } from "./turnovers.sql.ts";
import type { Undoable } from "./undo.ts";

const isConfirmed = async (db: Db, communityId: number, turnoverId: number): Promise<boolean> =>
  Boolean((await findRequestOfTurnover(db, communityId, turnoverId))?.confirmed_at);

export const requestView = (request: TurnoverRequest): NonNullable<Turnover["request"]> => ({
  email: request.email ?? "",
  asked_by: request.asked_by,
  asked_at: request.asked_at.toISOString(),
  due_at: request.due_at?.toISOString() ?? null,
});

export async function waitingView(
  db: Db,
  waiting: Waiting,
  now: Date,
): Promise<NonNullable<Turnover["waiting"]>> {
  const state = () => {
    if (waiting.revoked_at) return "revoked" as const;
    return waiting.expires_at <= now ? ("expired" as const) : ("valid" as const);
  };
  return {
    email: waiting.email ?? "",
    asked_at: waiting.asked_at.toISOString(),
    expires_at: waiting.expires_at.toISOString(),
    state: state(),
    confirmed: await isConfirmed(db, waiting.community_id, waiting.id),
  };
}

export const acceptedView = async (
  db: Db,
  communityId: number,
  { id, accepted_at }: Undoable,
): Promise<NonNullable<Turnover["accepted"]>> => ({
  accepted_at: accepted_at.toISOString(),
  undo_until: undoUntil(accepted_at).toISOString(),
  confirmed: await isConfirmed(db, communityId, id),
});
