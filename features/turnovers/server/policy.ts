import { DAY_MS } from "#kit/contract/durations.ts";
import {
  isAdministrator,
  isContractor,
  type Member,
  type MembershipState,
  type Role,
} from "#kit/server/access/actor.ts";
import type { Verdict } from "#kit/server/verdict.ts";
import { turnoverErrors, turnoverKeyErrors, turnoverRequestErrors } from "../contract/errors.ts";
import { TURNOVER_UNDO_DAYS } from "../contract/limits.ts";
import type { RequestOutcome } from "./requests.sql.ts";

type Person = { readonly kind: string; readonly role: Role; readonly state: MembershipState };
type Waiting = { readonly revoked_at: Date | null; readonly accepted_at: Date | null };
type Key = Waiting & { readonly expires_at: Date };
type Asking = { readonly isRequested: boolean; readonly hasObjected: boolean };
type Request = {
  readonly outcome: string | null;
  readonly due_at: Date | null;
  readonly confirmed_at: Date | null;
  readonly suspended_at: Date | null;
  readonly turnover_id: number | null;
};

const endings: Readonly<Record<Exclude<RequestOutcome, "carried_out">, Verdict>> = {
  objected: turnoverRequestErrors.ERROR_TURNOVER_REQUEST_OBJECTED,
  cancelled: turnoverRequestErrors.ERROR_TURNOVER_REQUEST_CANCELLED,
  lapsed: turnoverRequestErrors.ERROR_TURNOVER_REQUEST_LAPSED,
  undone: turnoverRequestErrors.ERROR_TURNOVER_REQUEST_LAPSED,
};
const isCarriedOut = ({ outcome }: Pick<Request, "outcome">): boolean => outcome === "carried_out";
const isOpen = ({ outcome }: Pick<Request, "outcome">): Verdict =>
  outcome === null || endings[outcome as keyof typeof endings];

export const undoUntil = (acceptedAt: Date): Date =>
  new Date(acceptedAt.getTime() + TURNOVER_UNDO_DAYS * DAY_MS);

export const may = {
  /** An administrator becomes an ordinary member first, so that the community loses none unnoticed. */
  turnOver: ({ kind, role, state }: Person): Verdict => {
    if (state === "withdrawn") return turnoverErrors.ERROR_TURNOVER_WITHDRAWN;
    if (kind !== "employee") return turnoverErrors.ERROR_TURNED_OVER;
    if (isContractor({ role })) return turnoverErrors.ERROR_TURNOVER_CONTRACTOR;
    if (isAdministrator({ role })) return turnoverErrors.ERROR_TURNOVER_ADMINISTRATOR;
    // Somebody who comes back as an alumnus takes part, which would silently end a pause.
    if (state === "paused") return turnoverErrors.ERROR_TURNOVER_PAUSED;
    return state === "participating" || turnoverErrors.ERROR_TURNOVER_NOT_JOINED;
  },

  /** Whoever objected is asked again only by the contractor. */
  ask: (member: Pick<Member, "role">, { isRequested, hasObjected }: Asking): Verdict => {
    if (isRequested) return turnoverErrors.ERROR_TURNOVER_REQUESTED;
    return !hasObjected || isContractor(member) || turnoverErrors.ERROR_TURNOVER_OBJECTED_BEFORE;
  },

  /** The employee stops a request while nothing has changed yet. */
  object: (request: Request): Verdict =>
    isCarriedOut(request) ? turnoverRequestErrors.ERROR_TURNOVER_REQUEST_CARRIED_OUT : isOpen(request),

  /** What is carried out is confirmed as long as it stands. */
  confirm: (request: Request): Verdict => {
    if (request.confirmed_at) return turnoverRequestErrors.ERROR_TURNOVER_REQUEST_CONFIRMED;
    if (!isCarriedOut(request)) return isOpen(request);
    return request.turnover_id !== null || turnoverRequestErrors.ERROR_TURNOVER_REQUEST_LAPSED;
  },

  /** A suspension puts it off. */
  carryOut: ({ outcome, due_at, suspended_at }: Request, now: Date): boolean =>
    outcome === null && due_at !== null && due_at <= now && suspended_at === null,

  /** Lets the holder of a mailed key begin while it is valid. */
  open: (key: Key, now: Date): Verdict => {
    const verdict = may.accept(key);
    if (verdict !== true) return verdict;
    return key.expires_at > now || turnoverKeyErrors.ERROR_TURNOVER_INVITATION_EXPIRED;
  },

  /** This works once; somebody who has begun in time has a day to open the mail that completes it. */
  accept: ({ accepted_at, revoked_at }: Waiting): Verdict => {
    if (accepted_at) return turnoverKeyErrors.ERROR_TURNOVER_INVITATION_USED;
    return !revoked_at || turnoverKeyErrors.ERROR_TURNOVER_INVITATION_REVOKED;
  },

  /** The membership goes back only to an account that still exists and has not joined again by itself. */
  giveBack: (employee: { readonly isOpen: boolean; readonly isHere: boolean }): Verdict => {
    if (!employee.isOpen) return turnoverErrors.ERROR_TURNOVER_ACCOUNT_CLOSED;
    return !employee.isHere || turnoverErrors.ERROR_TURNOVER_ENTERED_AGAIN;
  },

  /** Somebody else owns the membership by now, so that only the contractor decides. */
  undoAccepted: (member: Pick<Member, "role">): Verdict =>
    isContractor(member) || turnoverErrors.ERROR_TURNOVER_UNDO_CONTRACTOR,
};
