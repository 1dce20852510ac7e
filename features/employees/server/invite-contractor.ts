import { lockCommunity } from "#features/communities/server/index.ts";
import { changeMembershipState, changeRole, findReservedNames } from "#features/memberships/server/index.ts";
import { commonErrors } from "#kit/contract/errors.ts";
import type { Language } from "#kit/contract/language.ts";
import { hasEnded } from "#kit/contract/membership-state.ts";
import { failure, fieldFailures } from "#kit/server/failure.ts";
import type { Work } from "#kit/server/work/work.ts";
import type { EnteredEmployee } from "../contract/enrolment.ts";
import { employeeErrors } from "../contract/errors.ts";
import { lockEmployees } from "./enrolment.sql.ts";
import { enterPeople, findMatchingPeople, findTaken, invitePeople, isEntered } from "./enter-people.ts";
import { revokeOpenInvitation } from "./handing-over.sql.ts";

type Invitation = {
  readonly communityId: number;
  readonly language: Language;
  readonly person: Pick<EnteredEmployee, "email" | "family_name" | "given_name">;
};

/** They state the rest themselves when they register. */
const nothingElse = {
  family_name_kana: "",
  given_name_kana: "",
  department_name: "",
  employee_id: "",
  enrollment_start_period: "",
};

/**
 * Enters the first contractor of a community and mails them an invitation; somebody who is entered already gets another
 * one. An address that has an employee's account elsewhere joins with that. Call it while nobody else holds the role.
 * @throws VALIDATE_COMUNITY_AND_ALUMUNAI_DUPLICATE, ERROR_EMPLOYEE_ENTERED for somebody who takes part, NAME_RESERVED
 */
export async function inviteAsContractor(
  work: Work,
  { communityId, language, person }: Invitation,
): Promise<void> {
  const row = { ...nothingElse, ...person };
  await lockEmployees(work.db, [row.email]);
  await lockCommunity(work.db, communityId);
  const known = await findMatchingPeople(work.db, communityId, [row]);
  const [taken] = findTaken(row, known);
  if (taken) throw failure(...taken);
  const present = known.employees.get(row.email);
  const isInvited = present?.state === "not_participating";
  if (isEntered(present) && !isInvited)
    throw failure(employeeErrors.ERROR_EMPLOYEE_ENTERED, { field: "email" });
  const name = { family_name: `${row.family_name} ${row.given_name}` };
  const faults = await findReservedNames(work.db, communityId, name);
  if (faults.length > 0) throw fieldFailures(commonErrors.ERROR_INVALID_PARAMS, faults);
  const [entered] = isInvited ? [] : await enterPeople(work, { communityId, language, known }, [row]);
  const membershipId = entered ?? present?.membership_id ?? 0;
  await changeRole(work, { communityId, membershipId }, { from: "member", to: "contractor" });
  const state = present?.state && hasEnded(present.state) ? present.state : null;
  invitePeople(work, null, [{ membershipId, state }]);
}

/** Takes the invitation and the role back from a contractor who has never joined. */
export async function withdrawContractor(
  work: Work,
  key: { readonly communityId: number; readonly membershipId: number },
): Promise<void> {
  await changeRole(work, key, { from: "contractor", to: "member" });
  await revokeOpenInvitation(work.db, key.membershipId, work.now);
  await changeMembershipState(work, key, { from: "not_participating", to: "withdrawn" });
}
