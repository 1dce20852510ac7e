import * as z from "zod/mini";
import { describeAccount } from "#features/accounts/server/index.ts";
import { bannedWordFault } from "#features/banned-words/server/index.ts";
import {
  answerField,
  type Details,
  namesUnknownChoice,
  wordedFields,
} from "#features/member-details/contract/details.ts";
import { memberDetailsErrors } from "#features/member-details/contract/errors.ts";
import type { RegistrationForm } from "#features/member-details/contract/form.ts";
import { type KeptAccount, keptAnswers, keptRegistration } from "#features/member-details/contract/kept.ts";
import { loadForm } from "#features/member-details/server/index.ts";
import { describeMembership, findReservedNames } from "#features/memberships/server/index.ts";
import { findJobTypeFaults } from "#features/occupations/server/index.ts";
import { commonErrors, type FieldFault } from "#kit/contract/errors.ts";
import { assertCsrfToken } from "#kit/server/access/csrf-token.ts";
import type { Db } from "#kit/server/database/database.ts";
import { failure, fieldFailures } from "#kit/server/failure.ts";
import type { Context, MemberContext } from "#kit/server/http/context.ts";
import { describeIssue } from "#kit/server/http/parse-input.ts";
import { serve } from "#kit/server/http/serve.ts";
import { accountRoom } from "#kit/server/live/hub.ts";
import { accountSchema, employeeForm, prepareAccount } from "../contract/account-profile.ts";
import {
  alumnusProfileSchema,
  type CommunityProfile,
  communityForm,
  employeeProfileSchema,
  prepareCommunityProfile,
} from "../contract/community-profile.ts";
import {
  type CommunityProfileBody,
  editOwnAccount,
  editOwnAlumnusProfile,
  editOwnEmployeeProfile,
} from "../contract/edit-calls.ts";
import { ownProfileChanged } from "../contract/live.ts";
import type { Me, OwnAccountView } from "../contract/views.ts";
import type { SaidHere } from "./own-profile.sql.ts";
import { accountOf, ownAccountOf, ownProfileOf, saidHere } from "./own-profile-views.ts";
import { loadOwnAccount, loadOwnProfile, ownForm } from "./show-own-profile.ts";

const given = <T extends object>(body: T): T =>
  Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined)) as T;
const seenOf = (updated_at: string | undefined) =>
  updated_at === undefined ? undefined : new Date(updated_at);

/** What was sent as it will be kept; every field error is answered at once. */
async function checked<T>(
  schema: z.ZodMiniType,
  prepared: T,
  findMore: () => Promise<readonly FieldFault[]>,
): Promise<T> {
  const parsed = z.safeParse(schema, prepared);
  const faults = [...(parsed.error?.issues ?? []).map(describeIssue), ...(await findMore())];
  if (!parsed.success || faults.length > 0) throw fieldFailures(commonErrors.ERROR_INVALID_PARAMS, faults);
  return { ...prepared, ...(parsed.data as Partial<T>) };
}

type AccountBody = Partial<KeptAccount> & { readonly updated_at?: string | undefined };

/** What is left out stays. */
async function editAccount(
  context: Context<"account">,
  { updated_at, ...body }: AccountBody,
): Promise<{ data: OwnAccountView }> {
  const { db, account, now } = context;
  const before = await loadOwnAccount(db, account.accountId);
  const form = await ownForm(db, before);
  const prepared = prepareAccount({ ...accountOf(before), ...given(body) }, form);
  const said = await checked(accountSchema(form), prepared, () => findJobTypeFaults(db, prepared as Details));
  if (!(await describeAccount(db, account.accountId, said, { seen: seenOf(updated_at), now })))
    throw failure(commonErrors.ERROR_STATUS_HAS_CHANGED);
  context.publish(accountRoom(account.accountId), ownProfileChanged, {});
  return { data: ownAccountOf(await loadOwnAccount(db, account.accountId), form) };
}

/** R213: what people word themselves. */
async function findBannedWords(
  db: Db,
  said: Readonly<Record<string, unknown>>,
  fields: readonly string[],
): Promise<FieldFault[]> {
  const faults: FieldFault[] = [];
  for (const field of fields) {
    const banned = await bannedWordFault(db, String(said[field] ?? ""));
    if (banned) faults.push({ message_code: banned.code, field, params: banned.params });
  }
  return faults;
}

/** R094: answers belong to the questions as they were seen. */
function assertSameQuestions(body: CommunityProfileBody, form: RegistrationForm): void {
  const rewritten = form.additional_information.some(({ number, question }) => {
    const seen = body[`${answerField(number)}_question` as keyof CommunityProfileBody];
    return seen !== undefined && seen !== question;
  });
  if (rewritten || namesUnknownChoice(given(body) as Partial<Details>, form))
    throw failure(memberDetailsErrors.ERROR_ADDITIONAL_INFORMATIONS);
}

type Rules = {
  readonly form: RegistrationForm;
  readonly schema: (form: RegistrationForm) => z.ZodMiniType;
  readonly kept: (said: CommunityProfile) => Partial<SaidHere>;
};

async function editProfile(
  context: MemberContext<"alumnusMember" | "employeeMember">,
  { updated_at, ...body }: CommunityProfileBody,
  { form, schema, kept }: Rules,
): Promise<{ data: Me }> {
  const { db, member, now } = context;
  const before = saidHere(await loadOwnProfile(db, member.membershipId));
  const prepared = prepareCommunityProfile(
    { ...before, ...(given(body) as Partial<CommunityProfile>) },
    form,
  );
  const said = await checked(schema(form), prepared, async () => [
    ...(await findReservedNames(db, member.communityId, { display_name: prepared.display_name })),
    ...(await findBannedWords(db, prepared, ["introduction", ...wordedFields(form)])),
  ]);
  const { display_name, introduction, is_profile_public } = said;
  const row = { display_name, introduction, is_profile_public, ...kept(said) };
  if (!(await describeMembership(db, member.membershipId, row, { seen: seenOf(updated_at), now })))
    throw failure(commonErrors.ERROR_STATUS_HAS_CHANGED);
  context.publish(accountRoom(member.accountId), ownProfileChanged, {});
  return { data: ownProfileOf(await loadOwnProfile(db, member.membershipId)) };
}

export const editOwnProfileRoutes = [
  serve(editOwnAccount.alumnus, (context, { body }) => editAccount(context, body.profile as AccountBody)),
  serve(editOwnAccount.employee, (context, { body }) => {
    assertCsrfToken(context);
    return editAccount(context, body.profile as AccountBody);
  }),
  serve(editOwnAlumnusProfile, async (context, { body }) => {
    const form = communityForm(await loadForm(context.db, context.member.communityId));
    assertSameQuestions(body, form);
    return editProfile(context, body, {
      form,
      schema: alumnusProfileSchema,
      kept: (said) => {
        const details = said as unknown as Details;
        return {
          enrollment_start_period: said.enrollment_start_period || null,
          registration: keptRegistration(details),
          additional_information: keptAnswers(details, form.additional_information),
        };
      },
    });
  }),
  serve(editOwnEmployeeProfile, (context, { body }) =>
    editProfile(context, body, { form: employeeForm, schema: employeeProfileSchema, kept: () => ({}) }),
  ),
];
