import * as z from "zod/mini";
import { findJobTypeFaults } from "#features/occupations/server/index.ts";
import { peopleErrors } from "#features/people/contract/errors.ts";
import { bannedWordFault } from "#features/posts/server/index.ts";
import { findTerms } from "#features/terms/server/index.ts";
import { commonErrors, type FieldFault } from "#kit/contract/errors.ts";
import type { MembershipState } from "#kit/server/access/actor.ts";
import type { Db } from "#kit/server/database/database.ts";
import { failure, fieldFailures } from "#kit/server/failure.ts";
import { describeIssue } from "#kit/server/http/parse-input.ts";
import type { JoiningBody, RegistrationBody } from "../contract/body.ts";
import { answerField, type Details, namesUnknownChoice, wordedFields } from "../contract/details.ts";
import { registrationErrors } from "../contract/errors.ts";
import type { RegistrationForm } from "../contract/form.ts";
import { type Joining, joiningSchema, prepareJoining } from "../contract/joining-schema.ts";
import {
  prepareRegistration,
  type Registration,
  registrationSchema,
} from "../contract/registration-schema.ts";
import { may } from "./policy.ts";
import { findAlumnusByEmail, findInvitingCommunity, isEmployeeEmail } from "./registration.sql.ts";

type Checks<T> = {
  readonly schema: z.ZodMiniType;
  readonly prepare: (given: Partial<T>) => T;
  /** What only the server knows. */
  readonly findMore: (prepared: T) => Promise<FieldFault[]>;
};

/** What was sent as it will be kept; every field error is answered at once. */
async function check<T>(given: Partial<T>, { schema, prepare, findMore }: Checks<T>): Promise<T> {
  const prepared = prepare(given);
  const parsed = z.safeParse(schema, prepared);
  const faults = [...(parsed.error?.issues ?? []).map(describeIssue), ...(await findMore(prepared))];
  if (!parsed.success || faults.length > 0) throw fieldFailures(commonErrors.ERROR_INVALID_PARAMS, faults);
  return prepare(parsed.data as Partial<T>);
}

/** @throws ERROR_ADDITIONAL_INFORMATIONS when the questions are no longer those that were answered. */
export async function checkRegistration(
  db: Db,
  communityId: number,
  form: RegistrationForm,
  { invited_code: _, ...body }: RegistrationBody,
): Promise<Registration> {
  const given: Partial<Registration> = withoutAbsent(body);
  assertSameQuestions(body, given, form);
  return check(given, {
    schema: registrationSchema(form),
    prepare: (values) => prepareRegistration(values, form),
    findMore: async (prepared) => [
      ...(await findDetailFaults(db, prepared, form)),
      ...(await findConsentFaults(db, communityId, prepared)),
    ],
  });
}

/** The same for what somebody with an account says on joining; `form` asks only for what is not known of them. */
export async function checkJoining(
  db: Db,
  communityId: number,
  form: RegistrationForm,
  { invited_code: _, ...body }: JoiningBody,
): Promise<Joining> {
  const given: Partial<Joining> = withoutAbsent(body);
  assertSameQuestions(body, given, form);
  return check(given, {
    schema: joiningSchema(form),
    prepare: (values) => prepareJoining(values, form),
    findMore: async (prepared) => [
      ...(await findDetailFaults(db, prepared, form)),
      ...(await findCommunityConsentFault(db, communityId, prepared)),
    ],
  });
}

const withoutAbsent = (given: object) =>
  Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));

function assertSameQuestions(
  body: Omit<JoiningBody, "invited_code">,
  given: Partial<Details>,
  form: RegistrationForm,
): void {
  const rewritten = form.additional_information.some(({ number, question }) => {
    const seen = body[`${answerField(number)}_question`];
    return seen !== undefined && seen !== question;
  });
  if (rewritten || namesUnknownChoice(given, form))
    throw failure(registrationErrors.ERROR_ADDITIONAL_INFORMATIONS);
}

/** Job types that do not belong together, and banned words (R213). */
async function findDetailFaults(db: Db, given: Details, form: RegistrationForm): Promise<FieldFault[]> {
  const faults = await findJobTypeFaults(db, given);
  for (const field of wordedFields(form)) {
    const banned = await bannedWordFault(db, String(given[field]));
    if (banned) faults.push({ message_code: banned.code, field, params: banned.params });
  }
  return faults;
}

/** What has been agreed to must be what holds now; where terms are not written, the version sent is kept. R090, R091 */
async function findConsentFaults(db: Db, communityId: number, given: Registration): Promise<FieldFault[]> {
  const provider = await findTerms(db, null, "provider");
  const stale = given.consent_enishi && provider && provider.version !== given.consent_enishi_version;
  return [
    ...(stale ? [{ message_code: "AGREEMENT", field: "consent_enishi" }] : []),
    ...(await findCommunityConsentFault(db, communityId, given)),
  ];
}

async function findCommunityConsentFault(
  db: Db,
  communityId: number,
  given: Pick<Joining, "consent_community" | "consent_community_version">,
): Promise<FieldFault[]> {
  const terms = await findTerms(db, communityId, "alumni");
  const stale = given.consent_community && terms && terms.version !== given.consent_community_version;
  return stale ? [{ message_code: "AGREEMENT", field: "consent_community" }] : [];
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
  await assertRoom(db, communityId);
}

/** Within one community an address is never both an alumnus's and an employee's. */
export async function assertNoEmployee(db: Db, communityId: number, email: string): Promise<void> {
  if (await isEmployeeEmail(db, email, communityId))
    throw failure(registrationErrors.VALIDATE_COMUNITY_AND_ALUMUNAI_DUPLICATE, { field: "email" });
}

export async function assertRoom(db: Db, communityId: number): Promise<void> {
  const { is_full } = await findInvitingCommunity(db, communityId);
  if (is_full) throw failure(peopleErrors.VALIDATE_NUMBER_OF_USERS);
}
