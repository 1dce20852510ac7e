/** Where the steps of registering stand: SA10, SA20 to SA22 and the page of what went wrong. */
export const registrationPaths = {
  invitation: "/alumni/invited_communities/alumni",
  input: "/alumni/register_alumnus",
  confirm: "/alumni/register_alumnus_confirm",
  mailed: "/alumni/register_alumnus_mailed",
  error: "/alumni/register_alumnus_error",
} as const;

export const invitationPath = (code: string): string =>
  `${registrationPaths.invitation}/${encodeURIComponent(code)}`;

export const errorPath = (code: string): string => `${registrationPaths.error}?message_code=${code}`;
