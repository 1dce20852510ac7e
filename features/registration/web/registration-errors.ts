import { invitationErrors } from "#features/invitations/contract/errors.ts";
import { memberDetailsErrors } from "#features/member-details/contract/errors.ts";
import { membershipErrors } from "#features/memberships/contract/errors.ts";
import { turnoverKeyErrors } from "#features/turnovers/contract/errors.ts";
import { commonErrors } from "#kit/contract/errors.ts";
import type { ApiError } from "#kit/web/api/api-error.ts";
import { knowErrors } from "#kit/web/errors/error-texts.ts";
import { registrationErrors } from "../contract/errors.ts";

// The URL brings these codes, or they are shown in place of others, so no call has brought them.
knowErrors(
  Object.values({ ...registrationErrors, ...invitationErrors, ...membershipErrors, ...turnoverKeyErrors }),
);

const turnoverCodes: readonly string[] = Object.keys(turnoverKeyErrors);

const known: readonly string[] = [
  ...turnoverCodes,
  membershipErrors.VALIDATE_DUPLICATE.code,
  membershipErrors.VALIDATE_COMUNITY_AND_ALUMUNAI_DUPLICATE.code,
  membershipErrors.ERROR_PARTICIPATED.code,
  memberDetailsErrors.ERROR_ADDITIONAL_INFORMATIONS.code,
  membershipErrors.VALIDATE_NUMBER_OF_USERS.code,
  invitationErrors.INVALID_URL_ERROR.code,
  commonErrors.ERROR_INVALID_PARAMS.code,
];

/** R277, R278: known codes stay, and any other refusal of a registration is REGISTER_FAILED. */
export const registrationCode = (error: ApiError): string =>
  error.status !== 400 || known.includes(error.code) ? error.code : registrationErrors.REGISTER_FAILED.code;

/** R279, R280: says whether the address can be used, in the words of the community's check. */
export const checkCode = (error: ApiError): string =>
  error.status !== 400 || error.code === membershipErrors.VALIDATE_DUPLICATE.code
    ? error.code
    : membershipErrors.ERROR_PARTICIPATED.code;

/** No change of the form can correct these; the person is led to the page that says so. */
export const endsRegistration = (code: string): boolean =>
  code === invitationErrors.INVALID_URL_ERROR.code ||
  code === membershipErrors.ERROR_PARTICIPATED.code ||
  turnoverCodes.includes(code) ||
  code === membershipErrors.VALIDATE_NUMBER_OF_USERS.code;

/** Returns a code that a page may show: a known one, or that the registration failed. */
export const shownCode = (given: string): string =>
  known.includes(given) ? given : registrationErrors.REGISTER_FAILED.code;
