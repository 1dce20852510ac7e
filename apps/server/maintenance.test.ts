import { expect, test } from "vitest";
import { listCommunities } from "#features/communities/contract/calls.ts";
import { signIn } from "#features/sessions/contract/calls.ts";
import { cast, castPassword } from "#kit/testing/cast.ts";
import { startTestServer } from "#kit/testing/test-server.ts";

const server = await startTestServer({ maintenance: true });
const refused = { status: 503, body: { error_message_code: "ERROR_MAINTENANCE" } };

test("a server in maintenance says so to whoever reads or changes something", async () => {
  expect(await server.as("hanako").send(listCommunities)).toMatchObject(refused);
  const body = { email: cast.hanako.email, password: castPassword };
  expect(await server.as("guest").send(signIn.alumnus, { body })).toMatchObject(refused);
});

test("it counts as well, and tells open pages how long they have to wait", async () => {
  const answer = await server.app.inject("/api/health");
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual({ success: true, maintenance: true });
});
