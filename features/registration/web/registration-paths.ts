import { ALUMNI_INVITATION_PATH, ALUMNI_JOINING_PATH } from "#features/invitations/contract/paths.ts";
import { loginWithRedirect } from "#kit/web/router/safe-redirect.ts";

/** The steps of registering and joining have these paths: SA10, SA20 to SA27 and the page of what went wrong. */
export const registrationPaths = {
  invitation: ALUMNI_INVITATION_PATH,
  input: "/alumni/register_alumnus",
  confirm: "/alumni/register_alumnus_confirm",
  mailed: "/alumni/register_alumnus_mailed",
  error: "/alumni/register_alumnus_error",
  join: ALUMNI_JOINING_PATH,
  joinConfirm: "/alumni/register_alumnus_community_confirm",
  joinFinished: "/alumni/register_alumnus_community_finished",
} as const;

export const invitationPath = (code: string): string =>
  `${registrationPaths.invitation}/${encodeURIComponent(code)}`;

export const errorPath = (code: string): string => `${registrationPaths.error}?message_code=${code}`;

export const joiningPath = (code: string): string =>
  `${registrationPaths.join}?invited_code=${encodeURIComponent(code)}`;

export const registrationFlow = {
  input: registrationPaths.input,
  confirm: registrationPaths.confirm,
  finished: registrationPaths.mailed,
};

export const joiningFlow = (code: string) => ({
  input: joiningPath(code),
  confirm: registrationPaths.joinConfirm,
  finished: registrationPaths.joinFinished,
});

/** Leads to the login, and from there to joining by the invitation. */
export const joiningLoginPath = (code: string): string => loginWithRedirect("alumni", joiningPath(code));
