import type * as z from "zod/mini";
import type { BulkCall, BulkResult, Selection } from "#kit/contract/bulk.ts";
import { commonErrors, type ErrorCode } from "#kit/contract/errors.ts";
import * as limits from "#kit/contract/fields/limits.ts";
import type { Db } from "../database/database.ts";
import { failure } from "../failure.ts";
import type { MemberContext } from "../http/context.ts";
import { Accepted, type Route, serveInSteps } from "../http/serve.ts";
import type { Job } from "../jobs/job.ts";
import { findIds } from "../list/serve-list.ts";
import { actorOf } from "../work/record-act.ts";
import type { Services } from "../work/services.ts";
import type { Work } from "../work/work.ts";
import { type Asker, type BulkAct, type BulkRow, partition } from "./bulk-act.ts";
import { findBulkActInput, type NamedTarget, type Undone } from "./bulk-acts.sql.ts";
import { bulkJob, bulkPayload } from "./bulk-job.ts";
import { keepBulkAct } from "./keep-bulk-act.ts";
import { keepOutcomes, nameLeftOut, runPart } from "./run-part.ts";
import { type Resolved, resolveSelection, shownOf } from "./selection.ts";

type Body<C extends BulkCall> = z.output<C["body"]>;
type InputContext<C extends BulkCall> = {
  readonly db: Db;
  readonly communityId: number;
  readonly body: Body<C>;
  readonly undone: Undone | undefined;
};
type Definition<C extends BulkCall, Row extends BulkRow, Input> = BulkAct<Row, Input> & {
  /** The specification has its own refusal where no target could be handled for want of a place. */
  readonly full?: ErrorCode;
  /**
   * Returns the act's input as it is stored with the act; `undone` is the bulk act that this act undoes.
   * @throws where the input is not acceptable
   */
  readonly input?: (asked: InputContext<C>) => Input | Promise<Input>;
  /**
   * Returns the ids of the targets that the body names otherwise.
   * @throws where it names somebody unknown
   */
  readonly named?: (asked: Omit<InputContext<C>, "undone">) => Promise<readonly number[]>;
};

type Asking = Asker & { readonly communityId: number };

/** Lists the selected rows in their order, and behind them the ids that name no row. */
const listSelected = async <Row extends BulkRow>(
  ids: readonly number[],
  read: (ids: readonly number[]) => Promise<Row[]>,
) => {
  const rows = ids.length > 0 ? await read(ids) : [];
  const there = new Set(rows.map(({ id }) => id));
  const absent = ids.filter((id) => !there.has(id)).map((id): NamedTarget => ({ id, number: 0, name: "" }));
  const selected = [...rows.map(({ id, number, name }): NamedTarget => ({ id, number, name })), ...absent];
  return { rows, selected };
};

/** The preview shows one letter for all: writing a thousand took longer than the rest of the preview. */
function firstLetter<Row extends BulkRow>(
  { letter, secretLetter }: Pick<BulkAct<Row>, "letter" | "secretLetter">,
  rows: readonly Row[],
  services: Services,
) {
  const write = letter ?? secretLetter;
  for (const row of write ? rows : []) {
    const written = write?.(row, services);
    if (written) return written;
  }
  return undefined;
}

/** Serves a bulk act and its preview; an act on more than a few targets runs as a job. */
export function serveBulk<
  C extends BulkCall,
  Row extends BulkRow,
  Input extends object | undefined = undefined,
>(
  declared: C,
  act: Definition<C, Row, Input>,
): { readonly routes: readonly Route[]; readonly jobs: readonly Job<never>[] } {
  const call: BulkCall = declared;
  const runJob = bulkJob(call, act);
  const resolve = async (context: MemberContext<"administrator">, selection: Selection) => {
    const { list } = call;
    const { communityId } = context.member;
    const named = await act.named?.({ db: context.db, communityId, body: selection as Body<C> });
    const ids = [...(selection.ids ?? []), ...(named ?? [])];
    return resolveSelection({ ...selection, ids }, list && ((filter) => findIds(list, context, filter)));
  };

  const inputOf = async (db: Db, communityId: number, body: Selection): Promise<Input> => {
    const { undoes: bulkActId } = body;
    const undone =
      bulkActId === undefined ? undefined : await findBulkActInput(db, { communityId, bulkActId });
    if (bulkActId !== undefined && !undone) throw failure(commonErrors.RECORD_NOT_FOUND);
    return (await act.input?.({ db, communityId, body: body as Body<C>, undone })) as Input;
  };

  const preview = serveInSteps(call.preview, async (context, { body }) => {
    const { db, now, services, member } = context;
    const { communityId } = member;
    const selection = await resolve(context, body);
    const { ids } = selection;
    const input = await inputOf(db, communityId, body);
    const { rows, selected } = await listSelected(ids, (some) => act.rows(db, communityId, some, input));
    const places = (await act.places?.(db, communityId)) ?? null;
    const { targets, left } = partition(act, selected, rows, { by: member, seenAt: null, places });
    const excluded = await nameLeftOut(db, { communityId, subject: call.subject }, left);
    const letter = firstLetter(act, targets, services);
    return {
      data: {
        ...shownOf(now, selection),
        targets: targets.map(({ id, number, name, email }) => ({ id, number, name, mail: email })),
        excluded: excluded.map(({ out }) => out),
        letter: letter ? { subject: letter.subject, text: letter.text } : null,
        places,
      },
    };
  });

  const run = serveInSteps(call, async (context, { body }) => {
    const { ids, seenAt } = await resolve(context, body);
    return context.inTransaction(async (work) => {
      const leftOut = (body.left_out ?? []).filter((id) => !ids.includes(id));
      const input = await inputOf(work.db, context.member.communityId, body);
      const result = await perform(work, context, { ids, leftOut, seenAt, input });
      const { finished, done, skipped } = result;
      // A client that sends no preview gets a refusal where nothing was done, as the specification demands.
      if (finished && done.length === 0 && body.as_of === undefined)
        throw failure(
          (skipped.some(({ reason }) => reason === "full") && act.full) ||
            commonErrors.ERROR_STATUS_HAS_CHANGED,
        );
      return finished ? { data: result } : new Accepted({ data: result });
    });
  });

  type Performed = Pick<Resolved, "ids" | "seenAt"> & {
    readonly leftOut: readonly number[];
    readonly input: Input;
  };
  async function perform(
    work: Work,
    { member: { communityId, membershipId } }: MemberContext<"administrator">,
    { ids, leftOut, seenAt, input }: Performed,
  ): Promise<BulkResult> {
    const isJob = ids.length > limits.bulkAtOnce;
    if (!isJob && ids.length > 0) await act.lock(work.db, communityId, ids);
    const read = (some: readonly number[]) => act.rows(work.db, communityId, some, input);
    const { selected } = await listSelected(ids, read);
    const shown = await listSelected([...new Set(leftOut)], read);
    const left = await nameShownLeftOut(work.db, { communityId, membershipId }, shown);
    const actor = actorOf(work);
    const targets = [...selected, ...left.map(({ out }) => out)];
    const key = await keepBulkAct(work, call, actor, { targets, seenAt, input });
    if (left.length > 0) await keepOutcomes(work, key, call.kind, { done: [], skipped: left });
    const total = targets.length;
    const result = { bulk_act: key.bulkActId, finished: !isJob, total, done: [], skipped: [], failed: [] };
    if (isJob) {
      work.enqueue(runJob, bulkPayload(key, actor));
      // The audit log records each target when its part is done, so the call itself is not recorded.
      work.acting.isRecorded = true;
      return result;
    }
    const { done, skipped } = await runPart(work, call, act, selected, { ...key, actor, seenAt, input });
    return { ...result, done, skipped: [...skipped, ...left.map(({ out }) => out)] };
  }

  /** Says why the preview has left these out; where the policy does not exclude a row, no place was left for it. */
  async function nameShownLeftOut(
    db: Db,
    { communityId, ...by }: Asking,
    { rows, selected }: { readonly rows: readonly Row[]; readonly selected: readonly NamedTarget[] },
  ) {
    const exclude = (row: Row) => act.exclude?.(row, by) ?? (act.places ? "full" : "changed");
    const { left } = partition({ exclude }, selected, rows, { by, seenAt: null, places: null });
    return nameLeftOut(db, { communityId, subject: call.subject }, left);
  }

  return { routes: [preview, run], jobs: [runJob as Job<never>] };
}
