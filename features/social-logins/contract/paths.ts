import { accountPaths } from "#features/accounts/contract/paths.ts";
import { linkTo } from "#kit/contract/link-to.ts";
import type { Mode } from "./modes.ts";

/** These screens send people to a service and show the result. */
export const placeOf: Readonly<Record<Mode, string>> = {
  login: accountPaths.alumnus.login,
  connect: accountPaths.alumnus.settings,
  invite: linkTo("/alumni/register_alumnus"),
};

/** The URL tells those screens a code with its service, or what was done. */
export const arrival = {
  code: "message_code",
  service: "provider",
  linked: "linked",
  claim: "newcomer",
  signedIn: "signed_in",
  redirect: "redirect",
} as const;
