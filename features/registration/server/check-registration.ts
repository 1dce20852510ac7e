import { findBannedWordFaults } from "#features/banned-words/server/index.ts";
import { type Details, wordedFields } from "#features/member-details/contract/details.ts";
import type { RegistrationForm } from "#features/member-details/contract/form.ts";
import { assertSameQuestions } from "#features/member-details/server/index.ts";
import { membershipErrors } from "#features/memberships/contract/errors.ts";
import { assertRoom, findReservedNames, isMemberEmail } from "#features/memberships/server/index.ts";
import { findJobTypeFaults } from "#features/occupations/server/index.ts";
import { findStaleConsent } from "#features/terms/server/index.ts";
import type { FieldFault } from "#kit/contract/errors.ts";
import type { MembershipState } from "#kit/server/access/actor.ts";
import type { Db } from "#kit/server/database/database.ts";
import { failure } from "#kit/server/failure.ts";
import { assertFields, withoutAbsent } from "#kit/server/http/assert-fields.ts";
import { assertMay } from "#kit/server/verdict.ts";
import type { JoiningBody, RegistrationBody } from "../contract/body.ts";
import { type Joining, joiningSchema, prepareJoining } from "../contract/joining-schema.ts";
import {
  prepareRegistration,
  type Registration,
  registrationSchema,
} from "../contract/registration-schema.ts";
import { may } from "./policy.ts";
import { findAlumnusByEmail } from "./registration.sql.ts";

/** @throws ERROR_PARTICIPATED with the community and the state, so that the browser can lead there */
export const assertMayJoin = (communityId: number, state: MembershipState | undefined): void =>
  assertMay(may.joinByInvitation(state), { params: { community_id: communityId, state: state ?? "" } });

type CommunityConsent = Pick<Joining, "consent_community" | "consent_community_version">;
/** @throws ERROR_ADDITIONAL_INFORMATIONS when the questions are no longer those that were answered */
export async function checkRegistration(
  db: Db,
  communityId: number,
  form: RegistrationForm,
  { invited_code: _, ...body }: RegistrationBody,
): Promise<Registration> {
  // R206: the form itself demands the repetition; a client that sends both must send the same.
  const given: Partial<Registration> = { email_confirmation: body.email ?? "", ...withoutAbsent(body) };
  assertSameQuestions(body, form);
  const prepared = prepareRegistration(given, form);
  const checked = await assertFields(registrationSchema(form), prepared, async () => [
    ...(await findDetailFaults(db, communityId, prepared, form)),
    ...(await findProviderConsentFault(db, prepared)),
    ...(await findCommunityConsentFault(db, communityId, prepared)),
  ]);
  return prepareRegistration(checked, form);
}

/** Checks what somebody with an account states when joining; `form` asks only for what is not known of them. */
export async function checkJoining(
  db: Db,
  communityId: number,
  form: RegistrationForm,
  { invited_code: _, ...body }: JoiningBody,
): Promise<Joining> {
  assertSameQuestions(body, form);
  const prepared = prepareJoining(withoutAbsent(body), form);
  const checked = await assertFields(joiningSchema(form), prepared, async () => [
    ...(await findDetailFaults(db, communityId, prepared, form)),
    ...(await findCommunityConsentFault(db, communityId, prepared)),
  ]);
  return prepareJoining(checked, form);
}

/** Finds unrelated job types, the office's own name, and banned words (R213). */
async function findDetailFaults(
  db: Db,
  communityId: number,
  given: Details,
  form: RegistrationForm,
): Promise<FieldFault[]> {
  const { display_name } = given;
  return [
    ...(await findJobTypeFaults(db, given)),
    ...(await findReservedNames(db, communityId, { display_name })),
    ...(await findBannedWordFaults(db, given, wordedFields(form))),
  ];
}

/** The versions agreed to must be the newest when the body arrives. R090, R091 */
const findCommunityConsentFault = (db: Db, communityId: number, given: CommunityConsent) =>
  findStaleConsent(
    db,
    { communityId, document: "alumni" },
    {
      field: "consent_community",
      agreed: given.consent_community,
      version: given.consent_community_version,
    },
  );

const findProviderConsentFault = (db: Db, given: Registration) =>
  findStaleConsent(
    db,
    { communityId: null, document: "provider" },
    { field: "consent_enishi", agreed: given.consent_enishi, version: given.consent_enishi_version },
  );

/**
 * Checks that the address may register in the community and that a place is free, or is reserved for the person. R322,
 * R323
 * @throws ERROR_PARTICIPATED, VALIDATE_DUPLICATE, VALIDATE_COMUNITY_AND_ALUMUNAI_DUPLICATE, VALIDATE_NUMBER_OF_USERS
 */
export async function assertMayRegister(
  db: Db,
  communityId: number,
  email: string,
  { hasPlace }: { readonly hasPlace: boolean },
): Promise<void> {
  const alumnus = await findAlumnusByEmail(db, email, communityId);
  assertMay(may.registerAddress(alumnus), {
    field: "email",
  });
  await assertNoEmployee(db, communityId, email);
  if (!hasPlace) await assertRoom(db, communityId);
}

/** Within one community an address is never both an alumnus's and an employee's. */
export async function assertNoEmployee(db: Db, communityId: number, email: string): Promise<void> {
  if (await isMemberEmail(db, { communityId, kind: "employee", email }))
    throw failure(membershipErrors.VALIDATE_COMUNITY_AND_ALUMUNAI_DUPLICATE, { field: "email" });
}
