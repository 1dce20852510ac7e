import { serve } from "#kit/server/http/serve.ts";
import {
  checkAlumnusEmailLink,
  checkAlumnusResetLink,
  checkEmployeeEmailLink,
  checkEmployeeResetLink,
} from "../contract/calls.ts";
import type { OwnKind } from "../contract/schemas.ts";
import { type Link, lookAtLink } from "./links.ts";
import type { LookedAt } from "./policy.ts";

type CheckCall =
  | typeof checkAlumnusEmailLink
  | typeof checkAlumnusResetLink
  | typeof checkEmployeeEmailLink
  | typeof checkEmployeeResetLink;

/** The address that a link of each purpose is about. */
const addressOf = { password: (link: Link) => link.email, email: (link: Link) => link.new_email };

/** For the page that the link opens: what follows links without reading, such as a mail scanner, changes nothing. */
const checkLink = (call: CheckCall, kind: OwnKind, purpose: LookedAt) =>
  serve(
    call as typeof checkAlumnusResetLink,
    async (context, { body }) => {
      const link = await lookAtLink(context.db, { kind, purpose, token: body.token }, context.now);
      return { data: { email: addressOf[purpose](link) ?? "" } };
    },
    { transaction: false },
  );

export const checkLinkRoutes = [
  checkLink(checkAlumnusResetLink, "alumnus", "password"),
  checkLink(checkEmployeeResetLink, "employee", "password"),
  checkLink(checkAlumnusEmailLink, "alumnus", "email"),
  checkLink(checkEmployeeEmailLink, "employee", "email"),
];
