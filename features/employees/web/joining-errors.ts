import { invitationErrors } from "#features/invitations/contract/errors.ts";
import { membershipErrors } from "#features/memberships/contract/errors.ts";
import { registrationErrors } from "#features/registration/contract/errors.ts";
import type { FieldFault } from "#kit/contract/errors.ts";
import type { ApiError } from "#kit/web/api/api-error.ts";
import { knowErrors } from "#kit/web/errors/error-texts.ts";
import { employeeErrors } from "../contract/errors.ts";

// These codes are shown here in place of others, so no call has brought them.
knowErrors([invitationErrors.INVALID_URL_ERROR, registrationErrors.REGISTER_FAILED]);

const endings: readonly string[] = [
  invitationErrors.INVALID_URL_ERROR,
  employeeErrors.ERROR_EMPLOYEE_INVITATION_EXPIRED,
  employeeErrors.ERROR_EMPLOYEE_INVITATION_REVOKED,
  employeeErrors.ERROR_EMPLOYEE_INVITATION_FOR_OTHER,
  membershipErrors.ERROR_PARTICIPATED,
  membershipErrors.VALIDATE_NUMBER_OF_USERS,
].map(({ code }) => code);

/** No change of the form can correct these; the page of the invitation says what to do. */
export const endsJoining = ({ status, code }: ApiError): boolean => status === 400 && endings.includes(code);

/** Returns the faults of fields, the address included, which are shown there. */
export const fieldFaultsOf = (error: ApiError): FieldFault[] => error.faults.filter(({ field }) => field);

/** R278: an unknown refusal is shown as a failed registration. */
export const shownFault = (error: ApiError): FieldFault =>
  error.status === 400
    ? { message_code: registrationErrors.REGISTER_FAILED.code }
    : (error.faults[0] ?? { message_code: error.code });
