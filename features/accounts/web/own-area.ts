import { passwordKinds } from "#kit/contract/fields/password.ts";
import { accountKindOf, currentArea, kindOfArea } from "#kit/web/session/area.ts";
import { changePassword, checkResetLink, requestReset, resetPassword } from "../contract/calls.ts";
import { changeEmail, checkEmailLink, confirmEmail } from "../contract/email-calls.ts";
import { accountPaths } from "../contract/paths.ts";

/** Returns what every kind of account has of its own, an operator's included. */
export function ownAccount() {
  const kind = accountKindOf(currentArea());
  return {
    paths: accountPaths[kind],
    changePassword: changePassword[kind],
    kindsOfCharacters: passwordKinds[kind],
    /** Others set a new password by mail. */
    mayResetByMail: kind !== "operator",
  } as const;
}

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
      changeEmail: changeEmail[kind],
      checkEmailLink: checkEmailLink[kind],
      confirmEmail: confirmEmail[kind],
    },
    paths: accountPaths[kind],
    otherPaths: accountPaths[kind === "alumnus" ? "employee" : "alumnus"],
    kindsOfCharacters: passwordKinds[kind],
  } as const;
}
