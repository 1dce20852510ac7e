import { signIn } from "#features/sessions/contract/calls.ts";
import type { Area } from "#kit/contract/area.ts";
import { deviceCookieName, sessionCookieName } from "#kit/server/http/session-cookie.ts";
import type { StoredMail } from "#kit/server/mail/mailbox.ts";
import { cast, castPassword, type PersonKey } from "#kit/testing/cast.ts";
import type { TestServer } from "#kit/testing/test-server.ts";

/** Runs all jobs and returns the newest mail with the subject to the address. */
export async function mailTo(
  server: TestServer,
  address: string,
  subject: RegExp,
): Promise<StoredMail | undefined> {
  await server.drainJobs();
  return (await server.mails()).find((one) => one.to.address === address && subject.test(one.subject));
}

/** Returns the token in the link of the newest mail to the address that has one. */
export async function tokenMailedTo(server: TestServer, address: string): Promise<string> {
  await server.drainJobs();
  for (const mail of await server.mails()) {
    const [, token] = (mail.to.address === address && /\?token=([\w-]+)/.exec(mail.text)) || [];
    if (token) return token;
  }
  throw new Error(`no link was mailed to ${address}`);
}

export const cookieIn = (headers: Record<string, unknown>, name: string): string | undefined =>
  new RegExp(`(?:^|[\\s,])${name}=([^;]+)`).exec(String(headers["set-cookie"] ?? ""))?.[1];

export type SignedIn = { readonly area: Area; readonly token: string; readonly device: string };

/** Opens a further session as the login screen does; the browser may state its user agent and address. */
export async function logIn(
  server: TestServer,
  who: PersonKey,
  { password = castPassword, email = cast[who].email, headers = {} as Record<string, string> } = {},
): Promise<SignedIn> {
  const area = cast[who].kind === "alumnus" ? "alumni" : "community";
  const call = area === "alumni" ? signIn.alumnus : signIn.employee;
  const answer = await server.as("guest").send(call, { body: { email, password }, headers });
  if (answer.status !== 200) throw new Error(`${who} could not sign in: ${JSON.stringify(answer.body)}`);
  return {
    area,
    token: cookieIn(answer.headers, sessionCookieName(area)) ?? "",
    device: cookieIn(answer.headers, deviceCookieName(area)) ?? "",
  };
}

export const mayUse = async (server: TestServer, { token }: SignedIn): Promise<boolean> =>
  (await server.services.access.resolveAccount(token)) !== null;
