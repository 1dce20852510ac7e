import type { BulkReason } from "#kit/contract/bulk-reasons.ts";
import {
  isAdministrator,
  isContractor,
  type Member,
  type MembershipState,
  type Role,
} from "#kit/server/access/actor.ts";
import type { Asker } from "#kit/server/bulk/bulk-act.ts";
import { type Verdict, when } from "#kit/server/verdict.ts";
import { whyNot } from "../contract/why-not.ts";

export type PersonStanding = {
  readonly id: number;
  readonly role: Role;
  readonly state: MembershipState;
  readonly posting_blocked: boolean;
  readonly is_unowned: boolean;
};
type Flaggable = PersonStanding & {
  readonly flags: number;
  readonly becomes: number | null;
  readonly isOvertaken: boolean;
};

/** Returns why a bulk act leaves somebody out, as the browser asks too; undefined for its targets. */
export const whyNotTo =
  (act: keyof typeof whyNot) =>
  ({ id, role, ...person }: PersonStanding, by: Asker): BulkReason | undefined =>
    whyNot[act]({
      ...person,
      office: role === "member" ? null : role,
      is_oneself: id === by.membershipId,
    });

/** Does the same for a change of flags, which depends on the flags that somebody has. */
export function whyNotFlag({ flags, becomes, isOvertaken, ...person }: Flaggable, by: Asker) {
  const left = whyNotTo("flagPeople")(person, by);
  if (left) return left;
  if (becomes === null) return "flagGone";
  if (isOvertaken) return "changed";
  return becomes === flags ? "already" : undefined;
}

/** A candidate is corrected where they are decided about; of somebody who has left nothing is stored to correct. */
const isHere = ({ state }: Pick<PersonStanding, "state">): boolean =>
  state !== "under_review" && state !== "withdrawn";

export const may = {
  /** Administrators' own details are corrected only by themselves and the contractor. */
  editPerson: (member: Pick<Member, "role">, person: Pick<PersonStanding, "role" | "state">): Verdict =>
    when(isHere(person) && (isContractor(member) || !isAdministrator(person))),
};
