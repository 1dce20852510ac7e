import { accountPaths } from "#features/accounts/contract/paths.ts";
import type { Mode } from "./modes.ts";

/** The screens that send people to a service, and that show what came of it. */
export const placeOf: Readonly<Record<Mode, string>> = {
  login: accountPaths.alumnus.login,
  connect: accountPaths.alumnus.settings,
  invite: "/alumni/register_alumnus",
};

/** What those screens are told by the address: a code with its service, or what has been done. */
export const arrival = {
  code: "message_code",
  service: "provider",
  linked: "linked",
  newcomer: "newcomer",
  signedIn: "signed_in",
  redirect: "redirect",
} as const;
