import { BULK_ACT_ROOM, type BulkCall, bulkActMoved, type LeftOut } from "#kit/contract/bulk.ts";
import { roomName } from "#kit/contract/live.ts";
import type { Db } from "../database/database.ts";
import { sendMail } from "../mail/send-mail-job.ts";
import type { Actor } from "../work/acts.ts";
import { recordFor } from "../work/record-act.ts";
import type { Work } from "../work/work.ts";
import { type BulkAct, type BulkRow, type LeftOutRow, partition } from "./bulk-act.ts";
import {
  type BulkActKey,
  type endBulkAct,
  listHandlers,
  type NamedTarget,
  stepBulkAct,
  updateOutcomes,
} from "./bulk-acts.sql.ts";

type LeftOutBy = { readonly out: LeftOut; readonly earlier: number | undefined };

/** Returns the targets left out as the call answers them; where another act was first, with who did it and when. */
export async function nameLeftOut(
  db: Db,
  { communityId, subject }: { readonly communityId: number; readonly subject: string },
  left: readonly LeftOutRow[],
): Promise<LeftOutBy[]> {
  const late = left.filter(({ reason }) => reason === "handled" || reason === "gone");
  const ids = late.map(({ target }) => target.id);
  const handlers = ids.length > 0 ? await listHandlers(db, communityId, { subject, ids }) : new Map();
  return left.map(({ target: { id, number, name }, reason }) => {
    const first = ids.includes(id) ? handlers.get(id) : undefined;
    return first
      ? { out: { ...first.target, reason: "handled", by: first.handler }, earlier: first.bulk_act }
      : { out: { id, number, name, reason, by: null }, earlier: undefined };
  });
}

type Moved = Awaited<ReturnType<typeof endBulkAct>>;

export function publishProgress(
  work: Work,
  { communityId, bulkActId }: BulkActKey,
  kind: string,
  row: Moved,
) {
  work.publish(roomName(BULK_ACT_ROOM, communityId), bulkActMoved, {
    id: bulkActId,
    kind,
    state: row.state as "running" | "finished" | "stopped",
    total: row.total,
    done: row.done_count,
    skipped: row.skipped_count,
    failed: row.failed_count,
  });
}

type Outcomes = { readonly done: readonly NamedTarget[]; readonly skipped: readonly LeftOutBy[] };

/** Writes the outcome of some targets, counts them and publishes how far the bulk act is. */
export async function keepOutcomes(work: Work, key: BulkActKey, kind: string, { done, skipped }: Outcomes) {
  await updateOutcomes(work.db, key, [
    ...done.map(({ id }) => ({ id, outcome: "done" as const })),
    ...skipped.map(({ out, earlier }) => ({
      id: out.id,
      outcome: "skipped" as const,
      reason: out.reason,
      earlier,
    })),
  ]);
  const steps = { done: done.length, skipped: skipped.length, failed: 0 };
  publishProgress(work, key, kind, await stepBulkAct(work.db, key, steps, work.now));
}

type Part<Input> = BulkActKey & {
  readonly actor: Actor;
  readonly seenAt: Date | null;
  readonly input: Input;
};

/** Acts on some of the targets and writes the outcome of each, all in the current transaction. */
export async function runPart<Row extends BulkRow, Input>(
  work: Work,
  { kind, subject }: Pick<BulkCall, "kind" | "subject">,
  act: BulkAct<Row, Input>,
  selected: readonly NamedTarget[],
  { actor, seenAt, input, ...key }: Part<Input>,
) {
  const { communityId } = key;
  const ids = selected.map(({ id }) => id);
  if (ids.length > 0) await act.lock(work.db, communityId, ids);
  const rows = ids.length > 0 ? await act.rows(work.db, communityId, ids, input) : [];
  const places = (await act.places?.(work.db, communityId)) ?? null;
  const { targets, left } = partition(act, selected, rows, { by: actor, seenAt, places });
  // They are written before the act changes what they say.
  const letters = targets.flatMap((row) => act.letter?.(row, work.services) ?? []);
  const facts = (targets.length > 0 && (await act.act(work, actor, targets, input))) || undefined;
  for (const letter of letters) work.enqueue(sendMail, letter);
  await recordFor(
    work,
    { ...actor, bulkActId: key.bulkActId },
    targets.map(({ id, owner, name, number }) => ({
      act: kind,
      target: {
        kind: subject,
        id,
        membershipId: facts?.get(id)?.owner ?? owner,
        ...(subject === "membership" && { name, number }),
      },
      changes: facts?.get(id)?.changes,
      reason: facts?.get(id)?.reason,
    })),
  );
  const skipped = await nameLeftOut(work.db, { communityId, subject }, left);
  await keepOutcomes(work, key, kind, { done: targets, skipped });
  return {
    done: targets.map(({ id, number, name }) => ({ id, number, name })),
    skipped: skipped.map(({ out }) => out),
  };
}
