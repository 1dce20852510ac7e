import type { Service } from "#features/accounts/contract/services.ts";
import { SECOND_STEP } from "#features/sessions/contract/paths.ts";
import type { ErrorCode } from "#kit/contract/errors.ts";
import { type BinaryAnswer, leadTo } from "#kit/server/http/serve.ts";
import type { Mode } from "../contract/modes.ts";
import { arrival, placeOf } from "../contract/paths.ts";
import type { LoginOutcome } from "./linking.ts";

const withQuery = (path: string, query: Readonly<Record<string, string>>): BinaryAnswer => {
  const given = Object.entries(query).filter(([, value]) => value !== "");
  return leadTo(`${path}?${new URLSearchParams(given)}`);
};

/** The screen decides whether it follows `redirect`: only within the site and the area. */
export const redirects = {
  refused: (mode: Mode, service: Service, error: ErrorCode, redirect: string) =>
    withQuery(placeOf[mode], {
      [arrival.code]: error.code,
      [arrival.service]: service,
      ...(mode === "login" && { [arrival.redirect]: redirect }),
    }),
  /** Leads to the login, which goes on from there. */
  signedIn: (signedIn: Exclude<LoginOutcome, "unknown">, path: string, redirect: string) =>
    withQuery(path, {
      [signedIn === "in" ? arrival.signedIn : SECOND_STEP]: "1",
      [arrival.redirect]: redirect,
    }),
  linked: (service: Service) => withQuery(placeOf.connect, { [arrival.linked]: service }),
  signUpClaim: (service: Service) => withQuery(placeOf.invite, { [arrival.claim]: service }),
};
