import { loadForm } from "#features/member-details/server/index.ts";
import { isMemberEmail } from "#features/memberships/server/index.ts";
import { failure } from "#kit/server/failure.ts";
import { serveInSteps } from "#kit/server/http/serve.ts";
import { assertMay } from "#kit/server/verdict.ts";
import { checkAlumnusRegistered, checkAlumnusRegisteredInCommunity } from "../contract/calls.ts";
import { registrationErrors } from "../contract/errors.ts";
import { may } from "./policy.ts";
import { findAlumnusByEmail, isAlumnusEmail } from "./registration.sql.ts";

export const checkRegisteredRoutes = [
  serveInSteps(checkAlumnusRegistered, async (context, { body }) => {
    if (await isAlumnusEmail(context.db, body.email)) throw failure(registrationErrors.VALIDATE_DUPLICATE);
  }),

  /** R279, R280: any answer but a duplicate means that the person belongs to the community already. */
  serveInSteps(checkAlumnusRegisteredInCommunity, async (context, { params, body }) => {
    // This refuses where there is no such community.
    await loadForm(context.db, params.id);
    const alumnus = await findAlumnusByEmail(context.db, body.email, params.id);
    assertMay(may.registerAddress(alumnus));
    if (await isMemberEmail(context.db, { communityId: params.id, kind: "employee", email: body.email }))
      throw failure(registrationErrors.ERROR_PARTICIPATED);
  }),
];
