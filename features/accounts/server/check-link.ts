import { serveBothInSteps } from "#kit/server/http/serve.ts";
import { checkResetLink } from "../contract/calls.ts";
import { checkEmailLink } from "../contract/email-calls.ts";
import { linkedServices } from "./linked-services.ts";
import { lookAtLink } from "./links.ts";

/** This serves the page that the link opens: a mail scanner that follows links changes nothing. */
const resetLinkRoutes = serveBothInSteps(checkResetLink, async (context, { body: { token } }, kind) => {
  const link = await lookAtLink(context.db, { kind, purpose: "password", token }, context.now);
  return {
    data: {
      email: link.email ?? "",
      language: link.language,
      linked: await linkedServices(context, link.account_id),
    },
  };
});

const emailLinkRoutes = serveBothInSteps(checkEmailLink, async (context, { body: { token } }, kind) => {
  const link = await lookAtLink(context.db, { kind, purpose: "email", token }, context.now);
  return { data: { email: link.new_email ?? "", language: link.language } };
});

export const checkLinkRoutes = [...resetLinkRoutes, ...emailLinkRoutes];
