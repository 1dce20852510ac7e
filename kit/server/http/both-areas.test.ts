import { expect, test } from "vitest";
import { listUserPosts } from "#features/posts/contract/admin-lists.ts";
import { showOwnAccount } from "#features/profiles/contract/calls.ts";
import { signOut } from "#features/sessions/contract/calls.ts";
import type { AnyCall } from "#kit/contract/call.ts";
import { identify } from "#kit/testing/test-client.ts";
import { startTestServer } from "#kit/testing/test-server.ts";

const server = await startTestServer();
const cookie = `${identify("ichiro").cookie}; ${identify("makoto").cookie}`;
/** This is a client written from the specification: it knows no header of ours and is signed in to both areas. */
const send = async (call: AnyCall) =>
  (await server.as("guest").send(call, { params: { id: server.ids.aoba }, headers: { cookie } })) as {
    status: number;
    body: { data: Record<string, unknown> };
  };

test("with a session in both areas, a call whose path or access names one is answered for that (R241)", async () => {
  expect((await send(showOwnAccount.alumnus)).body.data).toMatchObject({
    alumni_user_id: server.ids.account.ichiro,
  });
  expect((await send(showOwnAccount.employee)).body.data).toMatchObject({
    employee_user_id: server.ids.account.makoto,
  });
  expect((await send(listUserPosts)).status).toBe(200);
});

test("logging out of one area ends that session alone (R241)", async () => {
  await send(signOut.alumnus);
  expect((await send(showOwnAccount.alumnus)).status).toBe(401);
  expect((await send(showOwnAccount.employee)).status).toBe(200);
});
