import { expect, test } from "vitest";
import { listPosts } from "#features/posts/contract/calls.ts";
import { signIn } from "#features/sessions/contract/calls.ts";
import { SESSION_EXPIRY_HEADER } from "#kit/contract/area.ts";
import { castPassword } from "#kit/testing/cast.ts";
import { startTestServer } from "#kit/testing/test-server.ts";

const server = await startTestServer();
const { aoba } = server.ids;

/** Like a browser, this client keeps a cookie only as long as the server has said last. */
async function openBrowser() {
  const body = { email: "ichiro@example.jp", password: castPassword };
  const { headers } = await server.as("guest").send(signIn.alumnus, { body });
  let cookie = readCookie(headers);
  if (!cookie) throw new Error("no session");
  const { token } = cookie;
  return async () => {
    if (!cookie || server.clock.now().getTime() >= cookie.until) return undefined;
    const answer = await server
      .as({ area: "alumni", token })
      .send(listPosts, { params: { id: aoba }, query: {} });
    cookie = readCookie(answer.headers) ?? cookie;
    return answer;
  };
}

function readCookie(headers: Record<string, unknown>) {
  const [, token, seconds] =
    /enishi_alumni=([\w-]+); Max-Age=(\d+)/.exec(String(headers["set-cookie"])) ?? [];
  return token ? { token, until: server.clock.now().getTime() + Number(seconds) * 1000 } : undefined;
}

test("whoever comes now and then stays logged in, but for no longer than 90 days", async () => {
  const visit = await openBrowser();
  const statuses: unknown[] = [];
  for (let day = 0; day < 100; day += 10) {
    statuses.push((await visit())?.status);
    server.clock.advance({ days: 10 });
  }
  expect(statuses).toEqual([...Array<number>(9).fill(200), undefined]);
});

test("an answer that lengthens the session says until when, so that the browser can keep it", async () => {
  const visit = await openBrowser();
  server.clock.advance({ days: 1 });
  const until = new Date(server.clock.now().getTime() + 14 * 86_400_000).toISOString();
  expect((await visit())?.headers[SESSION_EXPIRY_HEADER]).toBe(until);
  expect((await visit())?.headers[SESSION_EXPIRY_HEADER]).toBeUndefined();
});
