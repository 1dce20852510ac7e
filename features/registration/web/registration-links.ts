import { linkTo } from "#kit/contract/link-to.ts";
import { loginWithRedirect } from "#kit/web/router/safe-redirect.ts";

export const errorLink = (code: string): string =>
  linkTo("/alumni/register_alumnus_error", {}, { message_code: code });

export const joiningLink = (code: string): string =>
  linkTo("/alumni/register_alumnus_community", {}, { invited_code: code });

/** Leads to the login, and from there to joining by the invitation. */
export const joiningLoginLink = (code: string): string => loginWithRedirect("alumni", joiningLink(code));

/** Registering has the steps SA20 to SA22. */
export const registrationFlow = {
  input: linkTo("/alumni/register_alumnus"),
  confirm: linkTo("/alumni/register_alumnus_confirm"),
  finished: linkTo("/alumni/register_alumnus_mailed"),
};

/** Joining with an account has the steps SA25 to SA27. */
export const joiningFlow = (code: string) => ({
  input: joiningLink(code),
  confirm: linkTo("/alumni/register_alumnus_community_confirm"),
  finished: linkTo("/alumni/register_alumnus_community_finished"),
});
