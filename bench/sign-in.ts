import { benchEmail, benchPassword, jsonHeadersOf } from "./data.ts";
import type { Running } from "./process.ts";

export async function signInMember(server: Running, member: number): Promise<string> {
  const answer = await fetch(`${server.url}/api/alumnus/sign_in`, {
    method: "POST",
    headers: jsonHeadersOf(),
    body: JSON.stringify({ email: benchEmail(member), password: benchPassword }),
  });
  const [, token] = /enishi_alumni=([^;]+)/.exec(answer.headers.getSetCookie().join("\n")) ?? [];
  if (!token) throw new Error(`member ${member} could not sign in: ${answer.status} ${await answer.text()}`);
  return token;
}
