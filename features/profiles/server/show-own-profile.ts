import type { RegistrationForm } from "#features/member-details/contract/form.ts";
import { loadForm } from "#features/member-details/server/index.ts";
import { commonErrors } from "#kit/contract/errors.ts";
import type { Db } from "#kit/server/database/database.ts";
import { runIn } from "#kit/server/database/run-in.ts";
import { failure, found } from "#kit/server/failure.ts";
import type { Context } from "#kit/server/http/context.ts";
import { serve, serveBoth } from "#kit/server/http/serve.ts";
import { assertMay } from "#kit/server/verdict.ts";
import { accountForm, employeeForm } from "../contract/account-profile.ts";
import { showOwnAccount, showOwnEmployeeProfile, showOwnProfile } from "../contract/calls.ts";
import type { Me, OwnAccountView } from "../contract/views.ts";
import {
  findOwnAccount,
  findOwnCommunities,
  findOwnProfile,
  type OwnAccountRow,
  type OwnProfileRow,
} from "./own-profile.sql.ts";
import { ownAccountOf, ownProfileOf } from "./own-profile-views.ts";
import { may } from "./policy.ts";

/** R502: returns what the communities require of an alumnus; an employee's account is asked only for the name. */
export async function ownForm(db: Db, { account_id, kind }: OwnAccountRow): Promise<RegistrationForm> {
  if (kind !== "alumnus") return employeeForm;
  const forms = [];
  for (const id of await findOwnCommunities(db, account_id)) forms.push(await loadForm(db, id));
  return accountForm(forms);
}

export async function loadOwnAccount(db: Db, accountId: number): Promise<OwnAccountRow> {
  return found((await runIn(db, findOwnAccount, { account: accountId }))[0]);
}

export async function loadOwnProfile(db: Db, membershipId: number): Promise<OwnProfileRow> {
  return found((await runIn(db, findOwnProfile, { member: membershipId }))[0]);
}

async function showAccount({ db, account }: Context<"account">): Promise<{ data: OwnAccountView }> {
  const row = await loadOwnAccount(db, account.accountId);
  return { data: ownAccountOf(row, await ownForm(db, row)) };
}

const profileOf = ([row]: readonly OwnProfileRow[]): { data: Me } => {
  if (!row) throw failure(commonErrors.RECORD_NOT_FOUND);
  return { data: ownProfileOf(row) };
};

export const showOwnProfileRoutes = [
  ...serveBoth(showOwnAccount, showAccount),
  serve(showOwnProfile, async ({ run, member }, { params }) => {
    assertMay(may.readOwnProfileAs(member, params.type));
    return profileOf(await run(findOwnProfile, { member: member.membershipId }));
  }),
  serve(showOwnEmployeeProfile, async ({ run, member }) =>
    profileOf(await run(findOwnProfile, { member: member.membershipId })),
  ),
];
