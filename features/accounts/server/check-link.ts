import { serve } from "#kit/server/http/serve.ts";
import {
  checkAlumnusEmailLink,
  checkAlumnusResetLink,
  checkEmployeeEmailLink,
  checkEmployeeResetLink,
} from "../contract/calls.ts";
import type { OwnKind } from "../contract/schemas.ts";
import { linkedServices } from "./linked-services.ts";
import { lookAtLink } from "./links.ts";

const outsideTransaction = { transaction: false } as const;

/** For the page that the link opens: what follows links without reading, such as a mail scanner, changes nothing. */
const checkResetLink = (call: typeof checkAlumnusResetLink | typeof checkEmployeeResetLink, kind: OwnKind) =>
  serve(
    call as typeof checkAlumnusResetLink,
    async (context, { body: { token } }) => {
      const link = await lookAtLink(context.db, { kind, purpose: "password", token }, context.now);
      return {
        data: { email: link.email ?? "", linked: await linkedServices(context, link.account_id) },
      };
    },
    outsideTransaction,
  );

const checkEmailLink = (call: typeof checkAlumnusEmailLink | typeof checkEmployeeEmailLink, kind: OwnKind) =>
  serve(
    call as typeof checkAlumnusEmailLink,
    async (context, { body: { token } }) => {
      const link = await lookAtLink(context.db, { kind, purpose: "email", token }, context.now);
      return { data: { email: link.new_email ?? "" } };
    },
    outsideTransaction,
  );

export const checkLinkRoutes = [
  checkResetLink(checkAlumnusResetLink, "alumnus"),
  checkResetLink(checkEmployeeResetLink, "employee"),
  checkEmailLink(checkAlumnusEmailLink, "alumnus"),
  checkEmailLink(checkEmployeeEmailLink, "employee"),
];
