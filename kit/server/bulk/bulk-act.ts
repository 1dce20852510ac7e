import type { BulkReason } from "#kit/contract/bulk-reasons.ts";
import type { Db } from "../database/database.ts";
import type { MailPayload } from "../mail/send-mail-job.ts";
import type { ActFacts, Actor } from "../work/acts.ts";
import type { Services } from "../work/services.ts";
import type { Work } from "../work/work.ts";
import type { NamedTarget } from "./bulk-acts.sql.ts";

/**
 * The fields an act needs of each of its targets. `changed_at` is the time of its last change; `owner` is the
 * membership it belongs to where the target is no membership itself.
 */
export type BulkRow = NamedTarget & {
  readonly email: string | null;
  readonly changed_at: Date;
  readonly owner?: number | null;
};

type Write<Row> = (row: Row, services: Services) => MailPayload | undefined;

export type Asker = { readonly membershipId: number };
export type Places = { readonly taken: number; readonly limit: number };

/**
 * A feature declares all of a bulk act here. Every function sees the rows of one community alone, and the act's input
 * where it has one.
 */
export type BulkAct<Row extends BulkRow, Input = never> = {
  /** Reads the rows in the order in which places are given away. Ids of other communities find nothing. */
  readonly rows: (db: Db, communityId: number, ids: readonly number[], input: Input) => Promise<Row[]>;
  /** This is the policy: why this row is excluded from the act, or closed to this administrator. */
  readonly exclude?: (row: Row, by: Asker) => BulkReason | undefined;
  /** An act that takes a place of the community for each target says here how many are left. */
  readonly places?: (db: Db, communityId: number) => Promise<Places>;
  /** The preview shows it, and each target is sent its own with the act. */
  readonly letter?: Write<Row>;
  /** The preview shows it without its secret; the act itself sends it. */
  readonly secretLetter?: Write<Row>;
  /** Locks the targets against other acts, so that what is read afterwards stays true. */
  readonly lock: (db: Db, communityId: number, ids: readonly number[]) => Promise<unknown>;
  /**
   * Acts on all rows together, in the current transaction. The answer goes by id into the audit log: what was before
   * and after, the reason, and the owner where the act itself has made somebody.
   */
  readonly act: (
    work: Work,
    actor: Actor,
    rows: readonly Row[],
    input: Input,
  ) => Promise<ReadonlyMap<number, ActFacts & { readonly owner?: number }> | void>;
};

type PartitionBasis = { readonly by: Asker; readonly seenAt: Date | null; readonly places: Places | null };
export type LeftOutRow = { readonly target: NamedTarget; readonly reason: BulkReason };
export type Partition<Row> = { readonly targets: readonly Row[]; readonly left: readonly LeftOutRow[] };

/** Splits the selected rows into those that the act is about and those left out, with the reason. */
export function partition<Row extends BulkRow>(
  { exclude }: Pick<BulkAct<Row>, "exclude">,
  selected: readonly NamedTarget[],
  rows: readonly Row[],
  { by, seenAt, places }: PartitionBasis,
): Partition<Row> {
  const there = new Set(rows.map(({ id }) => id));
  const left: LeftOutRow[] = selected
    .filter(({ id }) => !there.has(id))
    .map((target) => ({ target, reason: "gone" }));
  const targets: Row[] = [];
  let free = places ? places.limit - places.taken : Number.POSITIVE_INFINITY;
  for (const row of rows) {
    const changed = seenAt && row.changed_at > seenAt ? "changed" : undefined;
    const reason = exclude?.(row, by) ?? changed ?? (free > 0 ? undefined : "full");
    if (reason) left.push({ target: row, reason });
    else {
      targets.push(row);
      free -= 1;
    }
  }
  return { targets, left };
}
