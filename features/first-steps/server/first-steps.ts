import { commonErrors } from "#kit/contract/errors.ts";
import { failure } from "#kit/server/failure.ts";
import { serve } from "#kit/server/http/serve.ts";
import { dismissFirstSteps, showFirstSteps } from "../contract/calls.ts";
import { findFirstSteps, insertDismissal } from "./first-steps.sql.ts";

export const firstStepsRoutes = [
  serve(showFirstSteps, async ({ run, member }) => {
    const [row] = await run(findFirstSteps, { community: member.communityId, member: member.membershipId });
    if (!row) throw failure(commonErrors.RECORD_NOT_FOUND);
    return { data: row };
  }),

  serve(dismissFirstSteps, async ({ db, member, now }) => {
    await insertDismissal(db, member, now);
  }),
];
