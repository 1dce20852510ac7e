import { linkTo } from "#kit/contract/link-to.ts";
import { loginWithRedirect } from "#kit/web/router/safe-redirect.ts";

/** Joining has the steps SB20 to SB22. */
export const joiningFlow = {
  input: linkTo("/community/join_users"),
  confirm: linkTo("/community/join_users_confirm"),
  finished: linkTo("/community/join_users_finished"),
};

export const invitationLink = (key: string): string =>
  linkTo("/community/invited_communities/employee/:key", { key });

/** Leads to the login, and from there back to the invitation. */
export const joiningLoginLink = (key: string): string => loginWithRedirect("community", invitationLink(key));
