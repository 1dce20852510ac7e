import { passwordKinds } from "#kit/contract/fields/password.ts";
import { registerErrors } from "#kit/web/errors/error-texts.ts";
import { currentArea } from "#kit/web/session/area.ts";
import {
  changeAlumnusEmail,
  changeAlumnusPassword,
  changeEmployeeEmail,
  changeEmployeePassword,
  checkAlumnusEmailLink,
  checkAlumnusResetLink,
  checkEmployeeEmailLink,
  checkEmployeeResetLink,
  confirmAlumnusEmail,
  confirmEmployeeEmail,
  requestAlumnusReset,
  requestEmployeeReset,
  resetAlumnusPassword,
  resetEmployeePassword,
} from "../contract/calls.ts";
import { accountErrors } from "../contract/errors.ts";
import { accountPaths } from "../contract/paths.ts";
import type { OwnKind } from "../contract/schemas.ts";

registerErrors(accountErrors);

const alumnusCalls = {
  requestReset: requestAlumnusReset,
  checkResetLink: checkAlumnusResetLink,
  resetPassword: resetAlumnusPassword,
  changePassword: changeAlumnusPassword,
  changeEmail: changeAlumnusEmail,
  checkEmailLink: checkAlumnusEmailLink,
  confirmEmail: confirmAlumnusEmail,
};

/** The calls of the employees have the same shapes at other addresses. */
const employeeCalls = {
  requestReset: requestEmployeeReset,
  checkResetLink: checkEmployeeResetLink,
  resetPassword: resetEmployeePassword,
  changePassword: changeEmployeePassword,
  changeEmail: changeEmployeeEmail,
  checkEmailLink: checkEmployeeEmailLink,
  confirmEmail: confirmEmployeeEmail,
} as unknown as typeof alumnusCalls;

/** Whose screens these are: the same for alumni and for employees, with calls, paths and rules of their own. */
export function ownArea() {
  const area = currentArea() === "community" ? "community" : "alumni";
  const kind: OwnKind = area === "alumni" ? "alumnus" : "employee";
  return {
    area,
    kind,
    calls: kind === "alumnus" ? alumnusCalls : employeeCalls,
    paths: accountPaths[kind],
    otherPaths: accountPaths[kind === "alumnus" ? "employee" : "alumnus"],
    kindsOfCharacters: passwordKinds[kind],
  } as const;
}
