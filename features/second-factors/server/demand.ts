import type { Db } from "#kit/server/database/database.ts";
import { failure } from "#kit/server/failure.ts";
import { serve } from "#kit/server/http/serve.ts";
import { setDemand, showDemand } from "../contract/calls.ts";
import { findDemand, listAdministrators, updateDemand } from "./demand.sql.ts";
import { tellDemanded } from "./letters.ts";
import { may } from "./policy.ts";
import { hasSecondFactor } from "./second-factors.sql.ts";

async function demandView(db: Db, communityId: number) {
  const { demands_second_factor } = await findDemand(db, communityId);
  const administrators = (await listAdministrators(db, communityId)).map((one) => ({
    user_id: one.membership_id,
    name: one.display_name,
    has_second_factor: one.has_second_factor,
  }));
  return { data: { demands_second_factor, administrators } };
}

export const demandRoutes = [
  serve(showDemand, ({ db, member }) => demandView(db, member.communityId)),

  serve(setDemand, async (work, { body: { demands_second_factor: demands } }) => {
    const { communityId, accountId } = work.member;
    if (demands) {
      const allowed = may.demandSecondFactor(await hasSecondFactor(work.db, accountId));
      if (allowed !== true) throw failure(allowed);
    }
    const hasChanged = await updateDemand(work.db, communityId, demands);
    if (hasChanged && demands) {
      const { name } = await findDemand(work.db, communityId);
      for (const one of await listAdministrators(work.db, communityId))
        if (!one.has_second_factor) tellDemanded(work, one, name);
    }
    return demandView(work.db, communityId);
  }),
];
