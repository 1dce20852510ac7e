/** How long the key of an invitation mail can be used. */
export const EMPLOYEE_INVITATION_DAYS = 30;
