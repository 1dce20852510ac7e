import type { BulkReason } from "#kit/contract/bulk.ts";
import {
  isAdministrator,
  isContractor,
  type Member,
  type MembershipState,
  type Role,
} from "#kit/server/access/actor.ts";
import type { Asker } from "#kit/server/bulk/bulk-act.ts";
import { type Verdict, when } from "#kit/server/verdict.ts";

export type Standing = {
  readonly id: number;
  readonly role: Role;
  readonly state: MembershipState;
  readonly posting_blocked: boolean;
  readonly is_unowned: boolean;
};
type Flaggable = Pick<Standing, "state"> & {
  readonly flags: number;
  readonly becomes: number | null;
  readonly isOvertaken: boolean;
};
type Why = BulkReason | undefined;

/** Administrators are not acted upon from a list of people, but one by one on the page of administrators. */
function officeOf(person: Standing, by: Asker): Why {
  if (person.id === by.membershipId) return "oneself";
  if (isContractor(person)) return "contractor";
  return isAdministrator(person) ? "administrator" : undefined;
}

const stateReasons: Readonly<Partial<Record<MembershipState, BulkReason>>> = {
  under_review: "candidate",
  withdrawn: "departed",
  not_participating: "notJoined",
};
const outside = ({ state }: Standing): Why => stateReasons[state];

/** Returns why somebody is excluded from a bulk act; undefined for its targets. */
export const whyNot = {
  /** Everybody who has not left carries flags, administrators too. */
  flag: ({ state, flags, becomes, isOvertaken }: Flaggable): Why => {
    if (state === "withdrawn") return "departed";
    if (becomes === null) return "flagGone";
    if (isOvertaken) return "changed";
    return becomes === flags ? "already" : undefined;
  },
  pause: (person: Standing, by: Asker): Why =>
    officeOf(person, by) ?? outside(person) ?? (person.state === "paused" ? "already" : undefined),
  resume: (person: Standing): Why =>
    outside(person) ??
    (person.state === "participating" ? "already" : undefined) ??
    (person.is_unowned ? "notJoined" : undefined),
  blockPosting: (person: Standing, by: Asker): Why =>
    officeOf(person, by) ?? outside(person) ?? (person.posting_blocked ? "already" : undefined),
  unblockPosting: (person: Standing): Why =>
    outside(person) ?? (person.posting_blocked ? undefined : "already"),
  /** Somebody invited who never came can be withdrawn as well. */
  withdraw: (person: Standing, by: Asker): Why =>
    officeOf(person, by) ?? (person.state === "not_participating" ? undefined : outside(person)),
};

/** A candidate is corrected where they are decided about; of somebody who has left nothing is stored to correct. */
const isHere = ({ state }: Pick<Standing, "state">): boolean =>
  state !== "under_review" && state !== "withdrawn";

export const may = {
  /** Administrators' own details are corrected only by themselves and the contractor. */
  editPerson: (member: Member, person: Pick<Standing, "role" | "state">): Verdict =>
    when(isHere(person) && (isContractor(member) || !isAdministrator(person))),
};
