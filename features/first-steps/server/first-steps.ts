import { found } from "#kit/server/failure.ts";
import { serve } from "#kit/server/http/serve.ts";
import { dismissFirstSteps, showFirstSteps } from "../contract/calls.ts";
import { findFirstSteps, insertDismissal } from "./first-steps.sql.ts";

export const firstStepsRoutes = [
  serve(showFirstSteps, async ({ run, member }) => {
    const row = found(
      (await run(findFirstSteps, { community: member.communityId, member: member.membershipId }))[0],
    );
    return { data: row };
  }),

  serve(dismissFirstSteps, async ({ db, member, now }) => {
    await insertDismissal(db, member, now);
  }),
];
