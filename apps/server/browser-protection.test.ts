import { expect, test } from "vitest";
import { showSession, signIn, signOut } from "#features/sessions/contract/calls.ts";
import { cast, castPassword, castToken } from "#kit/testing/cast.ts";
import type { SentAnswer, TestInput } from "#kit/testing/test-client.ts";
import { startTestServer } from "#kit/testing/test-server.ts";

const overTls = await startTestServer({ publicUrl: "https://enishi.example.jp" });
const plain = await startTestServer();
const area = { "x-enishi-area": "alumni" };
const credentials = { email: cast.hanako.email, password: castPassword };

const cookiesOf = ({ headers }: SentAnswer): string[] => [headers["set-cookie"] ?? []].flat() as string[];
const withCookie = (cookie: string, input: TestInput = {}) => ({ ...input, headers: { ...area, cookie } });
const tls = overTls.as("guest");

test("over TLS session and device are kept in cookies that no other host can set", async () => {
  const cookies = cookiesOf(await tls.send(signIn.alumnus, { body: credentials }));
  const kept = cookies.filter((cookie) => !cookie.includes("Max-Age=0"));
  expect(kept).toEqual([
    expect.stringMatching(/^__Host-enishi_alumni=[\w-]+; .*Path=\/; HttpOnly; Secure; SameSite=Lax$/),
    expect.stringMatching(/^__Host-enishi_device_alumni=[^;]+; .*Path=\/; HttpOnly; Secure; SameSite=Lax$/),
  ]);
  expect((await tls.send(showSession, withCookie(kept[0]?.split(";")[0] ?? ""))).status).toBe(200);
  expect(cookiesOf(await plain.as("guest").send(signIn.alumnus, { body: credentials }))).toEqual([
    expect.stringMatching(/^enishi_alumni=(?!.*Secure)/),
    expect.stringMatching(/^enishi_device_alumni=(?!.*Secure)/),
  ]);
});

test("a session from before the prefix goes on, under the new name", async () => {
  const before = `enishi_alumni=${castToken("hanako")}`;
  const moved = await tls.send(showSession, withCookie(before));
  expect([moved.status, cookiesOf(moved)]).toEqual([
    200,
    [
      expect.stringMatching(/^enishi_alumni=; .*Expires=Thu, 01 Jan 1970/),
      expect.stringMatching(new RegExp(`^__Host-enishi_alumni=${castToken("hanako")}; `)),
    ],
  ]);
  const both = `__Host-enishi_alumni=${castToken("ichiro")}; ${before}`;
  const own = await tls.send(showSession, withCookie(both));
  expect([own.body, cookiesOf(own)]).toMatchObject([{ data: { uid: overTls.ids.account.ichiro } }, []]);
});

test("whoever logs out is out under both names", async () => {
  const gone = await tls.send(signOut.alumnus, withCookie(`enishi_alumni=${castToken("ichiro")}`));
  const left = cookiesOf(gone).filter((cookie) => !cookie.includes("Expires=Thu, 01 Jan 1970"));
  expect([gone.status, left]).toEqual([200, []]);
});

test("a plain name opens nothing once all from before the prefix have ended", async () => {
  overTls.clock.advance({ days: 150 });
  const late = await tls.send(showSession, withCookie(`enishi_alumni=${castToken("hanako")}`));
  expect(late.status).toBe(401);
});

test("browsers refuse every page what the product does not use, and TLS is demanded only where it is", async () => {
  const { headers } = await tls.send(showSession);
  const policy = String(headers["content-security-policy"]);
  expect(policy).toContain("connect-src 'self';");
  expect(policy).not.toMatch(/wss?:|https:|\*/);
  expect(headers["permissions-policy"]).toMatch(
    /publickey-credentials-get=\(self\).*camera=\(\).*microphone=\(\)/,
  );
  expect(headers).toMatchObject({
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "referrer-policy": "no-referrer",
    "x-frame-options": "DENY",
    "strict-transport-security": "max-age=31536000",
  });
  expect((await plain.as("guest").send(showSession)).headers).not.toHaveProperty("strict-transport-security");
});
