import { passwordKinds } from "#kit/contract/fields/password.ts";
import { currentArea, kindOfArea } from "#kit/web/session/area.ts";
import { changePassword, checkResetLink, requestReset, resetPassword } from "../contract/calls.ts";
import { changeEmail, checkEmailLink, confirmEmail } from "../contract/email-calls.ts";
import { accountPaths } from "../contract/paths.ts";

/** Returns the calls, paths and rules of the current area; the screens of alumni and employees are the same. */
export function ownArea() {
  const area = currentArea() === "community" ? "community" : "alumni";
  const kind = kindOfArea(area);
  return {
    area,
    kind,
    calls: {
      requestReset: requestReset[kind],
      checkResetLink: checkResetLink[kind],
      resetPassword: resetPassword[kind],
      changePassword: changePassword[kind],
      changeEmail: changeEmail[kind],
      checkEmailLink: checkEmailLink[kind],
      confirmEmail: confirmEmail[kind],
    },
    paths: accountPaths[kind],
    otherPaths: accountPaths[kind === "alumnus" ? "employee" : "alumnus"],
    kindsOfCharacters: passwordKinds[kind],
  } as const;
}
