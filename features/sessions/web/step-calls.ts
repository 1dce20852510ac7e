import { secondFactorErrors } from "#features/second-factors/contract/errors.ts";
import { registerErrors } from "#kit/web/errors/error-texts.ts";
import {
  beginAlumnusPasskey,
  beginEmployeePasskey,
  finishAlumnusSignIn,
  finishEmployeeSignIn,
  showAlumnusSecondStep,
  showEmployeeSecondStep,
} from "../contract/calls.ts";
import type { LoginArea } from "./use-enter.ts";

registerErrors(secondFactorErrors);

const ofAlumni = {
  showStep: showAlumnusSecondStep,
  beginPasskey: beginAlumnusPasskey,
  finish: finishAlumnusSignIn,
};

/** The calls of the employees have the same shapes at other addresses. */
const ofEmployees = {
  showStep: showEmployeeSecondStep,
  beginPasskey: beginEmployeePasskey,
  finish: finishEmployeeSignIn,
} as unknown as typeof ofAlumni;

/** Those of a login beside address and password. */
export const stepCalls: Readonly<Record<LoginArea, typeof ofAlumni>> = {
  alumni: ofAlumni,
  community: ofEmployees,
};
