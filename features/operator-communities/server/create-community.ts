import { insertCommunity } from "#features/communities/server/index.ts";
import { changeContract } from "#features/contracts/server/index.ts";
import { inviteAsContractor } from "#features/employees/server/index.ts";
import { publishTerms } from "#features/terms/server/index.ts";
import { failure } from "#kit/server/failure.ts";
import { serve } from "#kit/server/http/serve.ts";
import { recordOperatorAct } from "#kit/server/work/record-act.ts";
import { createCommunity } from "../contract/calls.ts";
import { operatorCommunityErrors } from "../contract/errors.ts";
import { isNameTaken } from "./communities.sql.ts";
import { firstTerms } from "./first-terms.ts";

/** The community is ready for its contractor at once: its form is the usual one, and its terms are a first version. */
export const createCommunityRoute = serve(createCommunity, async (work, { body }) => {
  const { db, now, account } = work;
  const { name, corporation_name, member_limit, plan, ...person } = body;
  if (await isNameTaken(db, name))
    throw failure(operatorCommunityErrors.ERROR_COMMUNITY_NAME_TAKEN, { field: "name" });
  const id = await insertCommunity(db, { name, corporation_name, member_limit }, now);
  await changeContract(work, {
    communityId: id,
    to: { plan: plan || null },
    operatorAccountId: account.accountId,
  });
  for (const document of ["alumni", "employee"] as const)
    await publishTerms(work, { communityId: id, document, content: firstTerms(document, corporation_name) });
  await inviteAsContractor(work, { communityId: id, language: account.language, person });
  await recordOperatorAct(work, {
    target: { kind: "community", id },
    changes: {
      name: [null, name],
      corporation_name: [null, corporation_name],
      member_limit: [null, member_limit],
    },
  });
  return { data: { id } };
});
