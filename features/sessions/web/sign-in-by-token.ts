import { send } from "#kit/web/api/send.ts";
import { storeSession } from "#kit/web/session/stored-session.ts";
import { signInByToken } from "../contract/calls.ts";

/**
 * R059–R062: signs an alumnus in by the token of a mail and stores the session. Returns false where the login has to go
 * on with a second factor.
 */
export async function signInByMailToken(token: string): Promise<boolean> {
  const { data } = await send(signInByToken, { body: { otp_token: token } });
  if (!("uid" in data)) return false;
  storeSession({ area: "alumni", ...data });
  return true;
}
