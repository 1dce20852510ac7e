import type { BenchData } from "./data.ts";
import { benchEmail, benchPassword } from "./data.ts";
import { type Load, load } from "./load.ts";
import type { Running } from "./process.ts";

const json = {
  "content-type": "application/json",
  "x-requested-with": "XMLHttpRequest",
  "x-enishi-area": "alumni",
};

/** Comments on many posts by one member, each a transaction with its counters, notice and live event. */
export function measureComments(
  server: Pick<Running, "url">,
  data: BenchData,
  connections: number,
  seconds: number,
): Promise<Load> {
  let post = 0;
  return load(server.url, connections, seconds, {
    method: "POST",
    headers: { ...json, cookie: `enishi_alumni=${data.token}` },
    next: () => {
      post = (post % 5_000) + 1;
      return {
        path: `/api/posts/${post}/comments`,
        body: JSON.stringify({ client_id: crypto.randomUUID(), content: "おめでとうございます。" }),
      };
    },
  });
}

/** Signing in with the right password: argon2id decides. */
export function measureSignIns(server: Running, connections: number, seconds: number): Promise<Load> {
  let member = 0;
  return load(server.url, connections, seconds, {
    method: "POST",
    headers: json,
    next: () => {
      member = (member % 900) + 1;
      return {
        path: "/api/alumnus/sign_in",
        body: JSON.stringify({ email: benchEmail(member), password: benchPassword }),
      };
    },
  });
}
