import { mayEditPerson } from "#features/memberships/server/index.ts";
import type { BulkReason } from "#kit/contract/bulk-reasons.ts";
import { DAY_MS } from "#kit/contract/durations.ts";
import { isInside } from "#kit/contract/membership-state.ts";
import { isAdministrator, type Member, type MembershipState, type Role } from "#kit/server/access/actor.ts";
import type { Verdict } from "#kit/server/verdict.ts";
import { importErrors } from "../contract/errors.ts";
import { UNDO_HOURS } from "../contract/limits.ts";

type ImportFacts = {
  readonly state: string;
  readonly bulk_act_state: string | null;
  readonly undo_state: string | null;
  readonly finished_at: Date | null;
};
type RowFacts = {
  readonly kind: string;
  readonly applied_at: Date | null;
  readonly invited_at: Date | null;
  readonly undone_at: Date | null;
  /** It is null where there was nobody before the import. */
  readonly before: { readonly state: MembershipState } | null;
  /** The current membership is null where there is none (any more). */
  readonly present: {
    readonly state: MembershipState;
    readonly updated_at: Date;
    readonly role: Role;
  } | null;
  readonly by: Pick<Member, "role">;
  /** For alumni, this is the latest invitation to the address; it is null where none is stored (any more). */
  readonly invitation: { readonly asked_at: Date; readonly answered_at: Date | null } | null;
};

const isRunning = ({ bulk_act_state, undo_state }: ImportFacts) =>
  bulk_act_state === "running" || undo_state === "running";

/** Returns why somebody's details are not this administrator's to change. */
export const whoseAlone = ({ role }: { readonly role: Role }): BulkReason =>
  role === "contractor" ? "contractor" : "administrator";

/** Every administrator of the community may do everything with its imports. */
export const may = {
  /** An import that was started stays as it was confirmed. */
  change: ({ state }: Pick<ImportFacts, "state">): Verdict =>
    state === "read" || state === "checked" || importErrors.ERROR_IMPORT_STARTED,

  /** Only what was seen is started: columns, choices and rows. */
  start: (one: ImportFacts & { readonly version: number }, seen: number): Verdict => {
    if (isRunning(one)) return importErrors.ERROR_IMPORT_RUNNING;
    if (one.version !== seen) return importErrors.ERROR_IMPORT_CHANGED;
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

  /** Returns why a row stays when its import is undone: the person has come, or has been changed since. */
  beUndone: ({
    kind,
    applied_at,
    invited_at,
    undone_at,
    before,
    present,
    by,
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
    if (isAdministrator(present) && mayEditPerson(by, present) !== true) return whoseAlone(present);
    return present.updated_at.getTime() === applied_at.getTime() ? undefined : "changed";
  },

  /** Returns why nobody is mailed for a row: it was mailed or undone already, or the person is inside by now. */
  beInvited: ({ applied_at, invited_at, undone_at, present, kind }: RowFacts): BulkReason | undefined => {
    if (applied_at === null || undone_at !== null || invited_at !== null) return "handled";
    if (kind === "employees" && !present) return "gone";
    return present && isInside(present.state) ? "registered" : undefined;
  },
};

/** Returns until when an ended import can be undone. */
export const undoUntil = ({ finished_at }: Pick<ImportFacts, "finished_at">): Date | null =>
  finished_at && new Date(finished_at.getTime() + (UNDO_HOURS / 24) * DAY_MS);
