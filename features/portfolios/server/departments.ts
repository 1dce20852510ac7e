import { assertNoBannedWords } from "#features/banned-words/server/index.ts";
import { tokyoDate, tokyoInstant } from "#kit/contract/fields/tokyo-time.ts";
import { failure, found } from "#kit/server/failure.ts";
import type { MemberContext } from "#kit/server/http/context.ts";
import { serve } from "#kit/server/http/serve.ts";
import { assertMay } from "#kit/server/verdict.ts";
import { createDepartment, listDepartments } from "../contract/department-calls.ts";
import { portfolioErrors } from "../contract/errors.ts";
import { foldName } from "../contract/fold-name.ts";
import { DEPARTMENTS_A_DAY, DEPARTMENTS_MAX } from "../contract/limits.ts";
import type { Department } from "../contract/views.ts";
import {
  countDepartments,
  findDepartmentNamed,
  insertDepartment,
  listDepartmentRows,
} from "./departments.sql.ts";
import { may } from "./policy.ts";

/** Two that are added at the same moment may exceed the limits by one, which does no harm. */
async function addDepartment(context: MemberContext<"member">, name: string): Promise<Department> {
  const { db, member, now } = context;
  const { communityId, membershipId } = member;
  const folded_name = foldName(name);
  const known = await findDepartmentNamed(db, communityId, folded_name);
  if (known) return known;
  const { all, own } = await countDepartments(db, member, tokyoInstant(tokyoDate(now)));
  if (all >= DEPARTMENTS_MAX) throw failure(portfolioErrors.ERROR_DEPARTMENTS_FULL, { field: "name" });
  if (own >= DEPARTMENTS_A_DAY && !may.addDepartmentsWithoutLimit(member))
    throw failure(portfolioErrors.ERROR_DEPARTMENTS_TODAY, { field: "name" });
  const row = { community_id: communityId, name, folded_name, added_by_membership_id: membershipId };
  return (
    (await insertDepartment(db, { ...row, created_at: now })) ??
    found(await findDepartmentNamed(db, communityId, folded_name))
  );
}

export const departmentRoutes = [
  serve(listDepartments, async ({ run, member }) => ({
    departments: await run(listDepartmentRows, { community: member.communityId }),
    abilities: { add: may.addDepartment(member) === true },
  })),
  serve(createDepartment, async (context, { body }) => {
    assertMay(may.addDepartment(context.member));
    await assertNoBannedWords(context.db, body, ["name"]);
    return { department: await addDepartment(context, body.name) };
  }),
];
