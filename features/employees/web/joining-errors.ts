import { invitationErrors } from "#features/invitations/contract/errors.ts";
import { membershipErrors } from "#features/memberships/contract/errors.ts";
import { registrationErrors } from "#features/registration/contract/errors.ts";
import type { FieldFault } from "#kit/contract/errors.ts";
import type { ApiError } from "#kit/web/api/api-error.ts";
import { knowErrors } from "#kit/web/errors/error-texts.ts";
import { employeeErrors } from "../contract/errors.ts";

// Codes that stand here for others: no call has answered them.
knowErrors([invitationErrors.INVALID_URL_ERROR, registrationErrors.REGISTER_FAILED]);

const endings: readonly string[] = [
  invitationErrors.INVALID_URL_ERROR,
  employeeErrors.ERROR_EMPLOYEE_INVITATION_EXPIRED,
  employeeErrors.ERROR_EMPLOYEE_INVITATION_REVOKED,
  employeeErrors.ERROR_EMPLOYEE_INVITATION_FOR_OTHER,
  registrationErrors.ERROR_PARTICIPATED,
  membershipErrors.VALIDATE_NUMBER_OF_USERS,
].map(({ code }) => code);

/** What no change of the form can mend: the page of the invitation says what to do. */
export const endsJoining = ({ status, code }: ApiError): boolean => status === 400 && endings.includes(code);

/** What stands on fields, the address among them, and can be read there. */
export const fieldFaultsOf = (error: ApiError): FieldFault[] => error.faults.filter(({ field }) => field);

/** R278: a refusal that is not known is a failed registration. */
export const shownFault = (error: ApiError): FieldFault =>
  error.status === 400
    ? { message_code: registrationErrors.REGISTER_FAILED.code }
    : (error.faults[0] ?? { message_code: error.code });
