import { type BenchData, benchEmail, benchPassword, jsonHeadersOf } from "./data.ts";
import { type Load, load } from "./load.ts";
import type { Running } from "./process.ts";

/** Measures comments on many posts by one member, each a transaction with its counters, notice and live event. */
export function measureComments(
  server: Pick<Running, "url">,
  data: BenchData,
  connections: number,
  seconds: number,
): Promise<Load> {
  let post = 0;
  return load(server.url, connections, seconds, {
    method: "POST",
    headers: jsonHeadersOf(data.token),
    next: () => {
      post = (post % 5_000) + 1;
      return {
        path: `/api/posts/${post}/comments`,
        body: JSON.stringify({ client_id: crypto.randomUUID(), content: "おめでとうございます。" }),
      };
    },
  });
}

/** Measures signing in with the right password, where argon2id decides. */
export function measureSignIns(server: Running, connections: number, seconds: number): Promise<Load> {
  let member = 0;
  return load(server.url, connections, seconds, {
    method: "POST",
    headers: jsonHeadersOf(),
    next: () => {
      member = (member % 900) + 1;
      return {
        path: "/api/alumnus/sign_in",
        body: JSON.stringify({ email: benchEmail(member), password: benchPassword }),
      };
    },
  });
}
