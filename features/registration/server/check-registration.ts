import * as z from "zod/mini";
import type { Invitation } from "#features/invitations/server/index.ts";
import { findJobTypeFaults } from "#features/occupations/server/index.ts";
import { peopleErrors } from "#features/people/contract/errors.ts";
import { findTerms } from "#features/terms/server/index.ts";
import { commonErrors, type FieldFault } from "#kit/contract/errors.ts";
import type { MembershipState } from "#kit/server/access/actor.ts";
import type { Db } from "#kit/server/database/database.ts";
import { failure, fieldFailures } from "#kit/server/failure.ts";
import { describeIssue } from "#kit/server/http/parse-input.ts";
import type { RegistrationBody } from "../contract/body.ts";
import { answerField, namesUnknownChoice } from "../contract/details.ts";
import { registrationErrors } from "../contract/errors.ts";
import type { RegistrationForm } from "../contract/form.ts";
import {
  prepareRegistration,
  type Registration,
  registrationSchema,
} from "../contract/registration-schema.ts";
import { may } from "./policy.ts";
import { findAlumnusByEmail, findInvitingCommunity, isEmployeeEmail } from "./registration.sql.ts";

/**
 * The registration as it will be kept; every field error is answered at once.
 * @throws ERROR_ADDITIONAL_INFORMATIONS when the questions are no longer those that were answered.
 */
export async function checkRegistration(
  db: Db,
  { communityId }: Invitation,
  form: RegistrationForm,
  body: RegistrationBody,
): Promise<Registration> {
  const { invited_code: _, ...given } = body;
  const prepared = prepareRegistration(withoutAbsent(given), form);
  if (hasOtherQuestions(body, form) || namesUnknownChoice(prepared, form))
    throw failure(registrationErrors.ERROR_ADDITIONAL_INFORMATIONS);
  const parsed = z.safeParse(registrationSchema(form), prepared);
  const faults = [
    ...(parsed.error?.issues ?? []).map(describeIssue),
    ...(await findJobTypeFaults(db, prepared)),
    ...(await findConsentFaults(db, communityId, prepared)),
  ];
  if (!parsed.success || faults.length > 0) throw fieldFailures(commonErrors.ERROR_INVALID_PARAMS, faults);
  return prepareRegistration(parsed.data as Partial<Registration>, form);
}

const withoutAbsent = (given: object): Partial<Registration> =>
  Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));

const hasOtherQuestions = (body: RegistrationBody, form: RegistrationForm): boolean =>
  form.additional_information.some(({ number, question }) => {
    const seen = body[`${answerField(number)}_question`];
    return seen !== undefined && seen !== question;
  });

/** What has been agreed to must be what holds now; where terms are not written, the version sent is kept. R090, R091 */
async function findConsentFaults(db: Db, communityId: number, given: Registration): Promise<FieldFault[]> {
  const provider = await findTerms(db, null, "provider");
  const community = await findTerms(db, communityId, "alumni");
  const stale = (field: string, current: { version: number } | undefined, seen: number): FieldFault[] =>
    current && current.version !== seen ? [{ message_code: "AGREEMENT", field }] : [];
  return [
    ...(given.consent_enishi ? stale("consent_enishi", provider, given.consent_enishi_version) : []),
    ...(given.consent_community
      ? stale("consent_community", community, given.consent_community_version)
      : []),
  ];
}

/**
 * Whether the address may register in the community and a place is free. R322, R323
 * @throws ERROR_PARTICIPATED, VALIDATE_DUPLICATE, VALIDATE_COMUNITY_AND_ALUMUNAI_DUPLICATE, VALIDATE_NUMBER_OF_USERS
 */
export async function assertMayRegister(db: Db, communityId: number, email: string): Promise<void> {
  const alumnus = await findAlumnusByEmail(db, email, communityId);
  const allowed = may.registerAddress(alumnus && { state: alumnus.state as MembershipState | null });
  if (allowed !== true) throw failure(allowed, { field: "email" });
  await assertNoEmployee(db, communityId, email);
  const { is_full } = await findInvitingCommunity(db, communityId);
  if (is_full) throw failure(peopleErrors.VALIDATE_NUMBER_OF_USERS);
}

/** Within one community an address is never both an alumnus's and an employee's. */
export async function assertNoEmployee(db: Db, communityId: number, email: string): Promise<void> {
  if (await isEmployeeEmail(db, email, communityId))
    throw failure(registrationErrors.VALIDATE_COMUNITY_AND_ALUMUNAI_DUPLICATE, { field: "email" });
}
