import type * as z from "zod/mini";
import type { AccountFacts } from "#features/accounts/contract/account-facts.ts";
import { describeAccount } from "#features/accounts/server/index.ts";
import { findBannedWordFaults } from "#features/banned-words/server/index.ts";
import { type Details, wordedFields } from "#features/member-details/contract/details.ts";
import type { RegistrationForm } from "#features/member-details/contract/form.ts";
import { keptAnswers, keptRegistration } from "#features/member-details/contract/kept.ts";
import { assertSameQuestions, loadForm } from "#features/member-details/server/index.ts";
import { describeMembership, findReservedNames } from "#features/memberships/server/index.ts";
import { findJobTypeFaults } from "#features/occupations/server/index.ts";
import { commonErrors } from "#kit/contract/errors.ts";
import { assertCsrfToken } from "#kit/server/access/csrf-token.ts";
import { failure } from "#kit/server/failure.ts";
import { assertFields, withoutAbsent } from "#kit/server/http/assert-fields.ts";
import type { Context, MemberContext } from "#kit/server/http/context.ts";
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
import type { CommunityProfileChanges } from "./own-profile.sql.ts";
import { accountOf, communityProfileOf, ownAccountOf, ownProfileOf } from "./own-profile-views.ts";
import { loadOwnAccount, loadOwnProfile, ownForm } from "./show-own-profile.ts";

const seenOf = (updated_at: string | undefined) =>
  updated_at === undefined ? undefined : new Date(updated_at);

type AccountBody = Partial<AccountFacts> & { readonly updated_at?: string | undefined };

/** Fields left out keep their values. */
async function editAccount(
  context: Context<"account">,
  { updated_at, ...body }: AccountBody,
): Promise<{ data: OwnAccountView }> {
  const { db, account, now } = context;
  const before = await loadOwnAccount(db, account.accountId);
  const form = await ownForm(db, before);
  const prepared = prepareAccount({ ...accountOf(before), ...withoutAbsent(body) }, form);
  const checked = await assertFields(accountSchema(form), prepared, () =>
    findJobTypeFaults(db, prepared as Details),
  );
  const profile = { ...prepared, ...checked };
  if (!(await describeAccount(db, account.accountId, profile, { seen: seenOf(updated_at), now })))
    throw failure(commonErrors.ERROR_STATUS_HAS_CHANGED);
  context.publish(accountRoom(account.accountId), ownProfileChanged, {});
  return { data: ownAccountOf(await loadOwnAccount(db, account.accountId), form) };
}

type Rules = {
  readonly form: RegistrationForm;
  readonly schema: (form: RegistrationForm) => z.ZodMiniType;
  readonly kept: (profile: CommunityProfile) => Partial<CommunityProfileChanges>;
};

async function editProfile(
  context: MemberContext<"alumnusMember" | "employeeMember">,
  { updated_at, ...body }: CommunityProfileBody,
  { form, schema, kept }: Rules,
): Promise<{ data: Me }> {
  const { db, member, now } = context;
  const before = communityProfileOf(await loadOwnProfile(db, member.membershipId));
  const prepared = prepareCommunityProfile(
    { ...before, ...(withoutAbsent(body) as Partial<CommunityProfile>) },
    form,
  );
  const checked = await assertFields(schema(form), prepared, async () => [
    ...(await findReservedNames(db, member.communityId, { display_name: prepared.display_name })),
    ...(await findBannedWordFaults(db, prepared, ["introduction", ...wordedFields(form)])),
  ]);
  const profile = { ...prepared, ...checked };
  const { display_name, introduction, is_profile_public } = profile;
  const row = { display_name, introduction, is_profile_public, ...kept(profile) };
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
      kept: (profile) => {
        const details = profile as unknown as Details;
        return {
          enrollment_start_period: profile.enrollment_start_period || null,
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
