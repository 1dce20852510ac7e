import { commonErrors } from "#kit/contract/errors.ts";
import { failure } from "#kit/server/failure.ts";
import { serve } from "#kit/server/http/serve.ts";
import { checkRegisteredHere } from "../contract/calls.ts";
import { findEmail, isRegistered } from "./joining.sql.ts";
import { may } from "./policy.ts";

/** Only administrators, who see members' addresses anyway, learn whether another address is registered. */
export const checkRegisteredHereRoute = serve(checkRegisteredHere, async (context, { params }) => {
  const own = await findEmail(context.db, context.account.accountId);
  if (own !== params.x && !may.askOfOthers(await context.enter(params.id)))
    throw failure(commonErrors.RECORD_NOT_FOUND);
  return { data: { registered: await isRegistered(context.db, params.id, params.x) } };
});
