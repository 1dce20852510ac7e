/** An alumnus with an account joins a community here. SA25 */
export const ALUMNI_JOINING_PATH = "/alumni/register_alumnus_community";

/** Below it each invitation of an employee has its page. */
export const EMPLOYEE_INVITATION_PATH = "/community/invited_communities/employee";

/** Says whether somebody who is asked to log in is on the way from an invitation into its community. */
export const leadsToJoining = (path: string | null): boolean =>
  [ALUMNI_JOINING_PATH, EMPLOYEE_INVITATION_PATH].some((begun) => path?.startsWith(begun));

/** An alumnus enters a code here, and below it each code has its page. SA10 */
export const ALUMNI_INVITATION_PATH = "/alumni/invited_communities/alumni";
