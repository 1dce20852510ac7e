/** Tells a password manager which account the new password is for; nobody sees it. */
export const UserName = ({ email }: { email: string }) => (
  <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
);
