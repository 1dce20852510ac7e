import { describe, expect, test } from "vitest";
import { castPassword } from "#kit/testing/cast.ts";
import { startTestServer } from "#kit/testing/test-server.ts";
import { signIn, signOut } from "../contract/calls.ts";

const server = await startTestServer();

const cookieOf = (headers: Record<string, unknown>): string => String(headers["set-cookie"] ?? "");

describe("signing in", () => {
  test("an alumnus with the right password gets a session cookie no script can read (R254)", async () => {
    const answer = await server
      .as("guest")
      .send(signIn.alumnus, { body: { email: " Hanako@example.jp ", password: castPassword } });
    expect(answer.status).toBe(200);
    expect(cookieOf(answer.headers)).toMatch(/^enishi_alumni=[\w-]{43};.*HttpOnly; SameSite=Lax/);
  });

  test.each([
    ["a wrong password", { email: "hanako@example.jp", password: "Wrong-2026" }],
    ["an unknown address", { email: "nobody@example.jp", password: castPassword }],
    ["an employee's address at the alumni login", { email: "ken@example.jp", password: castPassword }],
  ])("%s is refused in the same words (R315)", async (_, body) => {
    const answer = await server.as("guest").send(signIn.alumnus, { body });
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ success: false, error_message_code: "ERROR_LOGIN" });
    expect(cookieOf(answer.headers)).toBe("");
  });

  test("a request from another site is refused before anything is looked up", async () => {
    const headers = { origin: "https://elsewhere.example", "sec-fetch-site": "cross-site" };
    const answer = await server
      .as("guest")
      .send(signIn.employee, { body: { email: "ken@example.jp", password: castPassword }, headers });
    expect(answer.body).toMatchObject({ error_message_code: "ERROR_CROSS_SITE" });
  });

  test("a request that no script has sent, as a form of another site would be, is refused (R255)", async () => {
    const payload = { email: "ken@example.jp", password: castPassword };
    const headers = { host: "localhost" };
    const logIn = (more: Record<string, string>) =>
      server.app.inject({
        method: "POST",
        url: `/api${signIn.employee.path}`,
        headers: { ...headers, ...more },
        payload,
      });
    expect((await logIn({})).json()).toMatchObject({ error_message_code: "ERROR_CROSS_SITE" });
    expect((await logIn({ "x-requested-with": "XMLHttpRequest" })).statusCode).toBe(200);
  });
});

test("after logging out the cookie opens nothing (R171)", async () => {
  const signedIn = await server
    .as("guest")
    .send(signIn.alumnus, { body: { email: "ichiro@example.jp", password: castPassword } });
  const token = /enishi_alumni=([^;]+)/.exec(cookieOf(signedIn.headers))?.[1] ?? "";
  await server.as({ area: "alumni", token }).call(signOut.alumnus);
  expect(await server.services.access.resolveAccount(token)).toBeNull();
});
