import type { BulkReason } from "#kit/contract/bulk.ts";
import { DAY_MS } from "#kit/contract/durations.ts";
import { isInside } from "#kit/contract/membership-state.ts";
import type { MembershipState } from "#kit/server/access/actor.ts";
import type { Verdict } from "#kit/server/verdict.ts";
import { importErrors } from "../contract/errors.ts";
import { UNDO_HOURS } from "../contract/limits.ts";

type ImportFacts = {
  readonly state: string;
  readonly activity_state: string | null;
  readonly undo_state: string | null;
  readonly finished_at: Date | null;
};
type RowFacts = {
  readonly kind: string;
  readonly applied_at: Date | null;
  readonly invited_at: Date | null;
  readonly undone_at: Date | null;
  /** How the person stood before; null where there was nobody. */
  readonly before: { readonly state: MembershipState } | null;
  /** The membership as it stands now; null where there is none (any more). */
  readonly present: { readonly state: MembershipState; readonly updated_at: Date } | null;
  /** Of alumni: what was mailed to the address last; null where nothing is kept of it (any more). */
  readonly invitation: { readonly asked_at: Date; readonly answered_at: Date | null } | null;
};

const isRunning = ({ activity_state, undo_state }: ImportFacts) =>
  activity_state === "running" || undo_state === "running";

/** Imports are the office's: whoever administrates the community may do all of it. */
export const may = {
  /** What has been carried out stays as it was confirmed. */
  change: ({ state }: Pick<ImportFacts, "state">): Verdict =>
    state === "read" || state === "checked" || importErrors.ERROR_IMPORT_STARTED,

  start: (one: ImportFacts): Verdict => {
    if (isRunning(one)) return importErrors.ERROR_IMPORT_RUNNING;
    return one.state === "checked" || one.state === "started" || importErrors.ERROR_NOTHING_TO_IMPORT;
  },

  invite: (one: ImportFacts): Verdict => {
    if (isRunning(one)) return importErrors.ERROR_IMPORT_RUNNING;
    return one.state === "started" || importErrors.ERROR_NOTHING_TO_IMPORT;
  },

  undo: (one: ImportFacts, now: Date): Verdict => {
    if (isRunning(one)) return importErrors.ERROR_IMPORT_RUNNING;
    if (one.state !== "started") return importErrors.ERROR_NOTHING_TO_IMPORT;
    const until = undoUntil(one);
    return (until !== null && now < until) || importErrors.ERROR_UNDO_OVER;
  },

  /** Why a row stays as it is when its import is undone: its person has come, or somebody has been at it since. */
  beUndone: ({
    kind,
    applied_at,
    invited_at,
    undone_at,
    before,
    present,
    invitation,
  }: RowFacts): BulkReason | undefined => {
    if (applied_at === null || undone_at !== null) return "handled";
    if (kind === "alumni") {
      if (invited_at === null) return undefined;
      if (!invitation) return "gone";
      if (invitation.answered_at) return "registered";
      return invitation.asked_at.getTime() === invited_at.getTime() ? undefined : "changed";
    }
    if (!present) return "gone";
    if (present.state !== (before?.state ?? "not_participating"))
      return isInside(present.state) ? "registered" : "changed";
    return present.updated_at.getTime() === applied_at.getTime() ? undefined : "changed";
  },

  /** Why nobody is mailed for a row: mailed already, taken back, or inside by now. */
  beInvited: ({ applied_at, invited_at, undone_at, present, kind }: RowFacts): BulkReason | undefined => {
    if (applied_at === null || undone_at !== null || invited_at !== null) return "handled";
    if (kind === "employees" && !present) return "gone";
    return present && isInside(present.state) ? "registered" : undefined;
  },
};

/** Until when it can be undone, once it has ended. */
export const undoUntil = ({ finished_at }: Pick<ImportFacts, "finished_at">): Date | null =>
  finished_at && new Date(finished_at.getTime() + (UNDO_HOURS / 24) * DAY_MS);
