import type { BulkReason } from "#kit/contract/bulk-reasons.ts";
import type { MembershipState, Role } from "#kit/server/access/actor.ts";
import type { Asker } from "#kit/server/bulk/bulk-act.ts";
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
