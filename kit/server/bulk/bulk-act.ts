import type { BulkReason } from "#kit/contract/bulk.ts";
import type { Db } from "../database/database.ts";
import type { MailPayload } from "../mail/send-mail-job.ts";
import type { ActFacts, Actor } from "../work/acts.ts";
import type { Services } from "../work/services.ts";
import type { Work } from "../work/work.ts";
import type { KnownTarget } from "./activities.sql.ts";

/**
 * What an act needs to know of each it is about; `changed_at` is when somebody last touched it, `owner` whose it is where
 * it is no membership.
 */
export type BulkRow = KnownTarget & {
  readonly email: string | null;
  readonly changed_at: Date;
  readonly owner?: number | null;
};

export type Asker = { readonly membershipId: number };
export type Places = { readonly taken: number; readonly limit: number };

/**
 * All that a feature says of an act upon many. Every function sees the rows of one community alone, and what it was asked
 * with beside them where it is asked with anything.
 */
export type BulkAct<Row extends BulkRow, Input = never> = {
  /** The rows of the ids, in the order in which places are given away. Ids of other communities find nothing. */
  readonly rows: (db: Db, communityId: number, ids: readonly number[], input: Input) => Promise<Row[]>;
  /** Why this one is not for the act, or not for whoever asks; the policy. */
  readonly exclude?: (row: Row, by: Asker) => BulkReason | undefined;
  /** For an act that takes a place of the community for each. */
  readonly places?: (db: Db, communityId: number) => Promise<Places>;
  /** What is written to somebody. */
  readonly letter?: (row: Row, services: Services) => MailPayload | undefined;
  /** Waits for whoever else acts upon the same, so that what is read afterwards stays so. */
  readonly lock: (db: Db, communityId: number, ids: readonly number[]) => Promise<unknown>;
  /**
   * Does it to all of them, set-wise, in the transaction at hand. The audit log is told of each; also before and after,
   * or why, and whose it is where the act itself has made somebody, where this is answered by id.
   */
  readonly act: (
    work: Work,
    actor: Actor,
    rows: readonly Row[],
    input: Input,
  ) => Promise<ReadonlyMap<number, ActFacts & { readonly owner?: number }> | void>;
};

type Sifting = { readonly by: Asker; readonly seenAt: Date | null; readonly places: Places | null };
export type LeftOutRow = { readonly target: KnownTarget; readonly reason: BulkReason };
export type Sifted<Row> = { readonly targets: readonly Row[]; readonly left: readonly LeftOutRow[] };

/** Of those selected the ones that the act is about, and why it is not about the others. */
export function sift<Row extends BulkRow>(
  { exclude }: Pick<BulkAct<Row>, "exclude">,
  selected: readonly KnownTarget[],
  rows: readonly Row[],
  { by, seenAt, places }: Sifting,
): Sifted<Row> {
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
