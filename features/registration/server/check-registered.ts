import { loadForm } from "#features/member-details/server/index.ts";
import { membershipErrors } from "#features/memberships/contract/errors.ts";
import { isMemberEmail } from "#features/memberships/server/index.ts";
import { commonErrors } from "#kit/contract/errors.ts";
import { failure } from "#kit/server/failure.ts";
import { serve, serveInSteps } from "#kit/server/http/serve.ts";
import { assertMay } from "#kit/server/verdict.ts";
import { recordView } from "#kit/server/work/record-act.ts";
import { registrationActs } from "../contract/audit-names.ts";
import {
  checkAlumnusRegistered,
  checkAlumnusRegisteredInCommunity,
  checkRegisteredHere,
} from "../contract/calls.ts";
import { findEmail, isRegistered } from "./joining.sql.ts";
import { may } from "./policy.ts";
import { findAlumnusByEmail, isAlumnusEmail } from "./registration.sql.ts";

export const checkRegisteredRoutes = [
  serveInSteps(checkAlumnusRegistered, async (context, { body }) => {
    if (await isAlumnusEmail(context.db, body.email)) throw failure(membershipErrors.VALIDATE_DUPLICATE);
  }),

  /** R279, R280: any answer but a duplicate means that the person belongs to the community already. */
  serveInSteps(checkAlumnusRegisteredInCommunity, async (context, { params, body }) => {
    // This refuses where there is no such community.
    await loadForm(context.db, params.id);
    const alumnus = await findAlumnusByEmail(context.db, body.email, params.id);
    assertMay(may.registerAddress(alumnus));
    if (await isMemberEmail(context.db, { communityId: params.id, kind: "employee", email: body.email }))
      throw failure(membershipErrors.ERROR_PARTICIPATED);
  }),
];

/** Only administrators, who see members' addresses anyway, learn whether another address is registered. */
export const checkRegisteredHereRoute = serve(checkRegisteredHere, async (context, { params }) => {
  const own = await findEmail(context.db, context.account.accountId);
  if (own !== params.x) {
    if (!may.askOfOthers(await context.enter(params.id))) throw failure(commonErrors.RECORD_NOT_FOUND);
    await context.inTransaction((work) =>
      recordView(work, registrationActs.checkAddress, { kind: "community", id: params.id }),
    );
  }
  return { data: { registered: await isRegistered(context.db, params.id, params.x) } };
});
