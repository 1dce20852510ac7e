import type { memberReasons } from "#features/memberships/contract/bulk-reasons.ts";
import { hasEnded, type MembershipState } from "#kit/contract/membership-state.ts";
import type { peopleActs } from "./acts.ts";
import type { Person } from "./list-people.ts";

/** These decide who can be acted on from a list of people. */
export type Standing = {
  readonly state: MembershipState;
  readonly office: Person["office"];
  readonly posting_blocked: boolean;
  /** Nobody can sign in with the account: its employee has become an alumnus and has not accepted yet. */
  readonly is_unowned: boolean;
  readonly is_oneself?: boolean;
};
type Why = keyof typeof memberReasons | "already" | undefined;

/** Administrators are not acted on from a list of people, but one by one on the page of administrators. */
function officeOf({ office, is_oneself }: Standing): Why {
  if (is_oneself) return "oneself";
  if (office === "contractor") return office;
  return office ? "administrator" : undefined;
}

const stateReasons: Readonly<Partial<Record<MembershipState, keyof typeof memberReasons>>> = {
  under_review: "candidate",
  withdrawn: "departed",
  rejected: "rejected",
  not_participating: "notJoined",
};
const outside = ({ state }: Standing): Why => stateReasons[state];

/** Returns why an act leaves somebody out, undefined for its targets; the server asks, and the menu of a row. */
export const whyNot = {
  /** Everybody who has not left carries flags, administrators too. */
  flagPeople: (person) => (hasEnded(person.state) ? outside(person) : undefined),
  pausePeople: (person) =>
    officeOf(person) ?? outside(person) ?? (person.state === "paused" ? "already" : undefined),
  resumePeople: (person) =>
    outside(person) ??
    (person.state === "participating" ? "already" : undefined) ??
    (person.is_unowned ? "notJoined" : undefined),
  blockPosting: (person) =>
    officeOf(person) ?? outside(person) ?? (person.posting_blocked ? "already" : undefined),
  unblockPosting: (person) => outside(person) ?? (person.posting_blocked ? undefined : "already"),
  /** Somebody invited who never came can be withdrawn as well. */
  withdrawPeople: (person) =>
    officeOf(person) ?? (person.state === "not_participating" ? undefined : outside(person)),
} as const satisfies Readonly<Record<keyof typeof peopleActs, (person: Standing) => Why>>;
