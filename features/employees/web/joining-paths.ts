import { EMPLOYEE_INVITATION_PATH } from "#features/invitations/contract/paths.ts";
import { loginWithRedirect } from "#kit/web/router/safe-redirect.ts";

/** The steps of joining as an employee have these paths: the mail's link, and SB20 to SB22. */
export const joiningPaths = {
  invitation: EMPLOYEE_INVITATION_PATH,
  input: "/community/join_users",
  confirm: "/community/join_users_confirm",
  finished: "/community/join_users_finished",
} as const;

export const invitationPath = (key: string): string =>
  `${joiningPaths.invitation}/${encodeURIComponent(key)}`;

/** Leads to the login, and from there back to the invitation. */
export const loginPathOf = (key: string): string => loginWithRedirect("community", invitationPath(key));
