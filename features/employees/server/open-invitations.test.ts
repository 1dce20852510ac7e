import { expect, test } from "vitest";
import { startTestServer } from "#kit/testing/test-server.ts";
import { showEmployeeInvitation } from "../contract/calls.ts";
import { inviteEmployees } from "../contract/enrolment.ts";
import { listOpenInvitations, revokeEmployeeInvitation } from "../contract/open-invitations.ts";
import { enter, keyMailedTo } from "./employees.test-helper.ts";

const server = await startTestServer();
const { aoba, minato, membership } = server.ids;
const email = "daichi@example.jp";

const list = async (query: { state?: "valid" | "ending" | "expired" | "revoked"; info?: string } = {}) =>
  (await server.as("misaki").call(listOpenInvitations, { params: { id: aoba }, query })).data.records;
const stop = (user_id: number, who: "misaki" | "yui" = "misaki", id = aoba) =>
  server.as(who).call(revokeEmployeeInvitation, { params: { id, user_id } });
const open = (x: string) => server.as("guest").call(showEmployeeInvitation, { params: { x } });

let entered = 0;

test("who was mailed an invitation stands there until they come: by name, address, number and who sent it", async () => {
  expect(await list()).toEqual([]);
  entered = await enter(server, "misaki", aoba, { email, employee_id: "A-7" });
  await keyMailedTo(server, email);
  expect(await list()).toMatchObject([
    {
      user_id: entered,
      name: "木村 大地",
      email,
      employee_id: "A-7",
      state: "valid",
      may_renew: true,
    },
  ]);
  expect((await list())[0]?.invited_by).toBe(
    (
      await server.database.kysely
        .selectFrom("memberships")
        .select("display_name")
        .where("id", "=", membership.misaki ?? 0)
        .executeTakeFirstOrThrow()
    ).display_name,
  );
  for (const info of ["木村 大地", "daichi@", "A-7"]) expect(await list({ info })).toHaveLength(1);
  expect(await list({ info: "誰でもない" })).toEqual([]);
});

test("stopped, its mail opens nothing; another mail stands in its place", async () => {
  const key = await keyMailedTo(server, email);
  await stop(entered);
  await expect(open(key)).rejects.toMatchObject({ code: "ERROR_EMPLOYEE_INVITATION_REVOKED" });
  expect(await list()).toMatchObject([{ user_id: entered, state: "revoked" }]);
  await expect(stop(entered)).rejects.toMatchObject({ status: 404 });
  server.clock.advance({ minutes: 1 });
  await server.as("makoto").call(inviteEmployees, { params: { id: aoba }, body: { ids: [entered] } });
  await server.drainJobs();
  expect(await list()).toMatchObject([{ user_id: entered, state: "valid" }]);
});

test("while the provider suspends the community no invitation leaves and none opens; afterwards it does", async () => {
  const suspend = (suspended_at: Date | null) =>
    server.database.kysely.updateTable("communities").set({ suspended_at }).where("id", "=", aoba).execute();
  const key = await keyMailedTo(server, email);
  server.clock.advance({ minutes: 1 });
  await server.as("makoto").call(inviteEmployees, { params: { id: aoba }, body: { ids: [entered] } });
  const mails = (await server.mails()).length;
  await suspend(server.clock.now());
  await server.drainJobs();
  expect(await server.mails()).toHaveLength(mails);
  await expect(open(key)).rejects.toMatchObject({ code: "INVALID_URL_ERROR" });
  await suspend(null);
  expect(await open(key)).toMatchObject({ success: true });
});

test("it ends soon in its last seven days; an expired one is not there to be stopped", async () => {
  expect(await list({ state: "ending" })).toEqual([]);
  server.clock.advance({ days: 24 });
  expect(await list({ state: "ending" })).toHaveLength(1);
  server.clock.advance({ days: 7 });
  expect(await list({ state: "ending" })).toEqual([]);
  expect(await list({ state: "expired" })).toHaveLength(1);
  await expect(stop(entered)).rejects.toMatchObject({ status: 404 });
});

test("nobody stops an invitation of another community, or of somebody who has come", async () => {
  const elsewhere = await enter(server, "yui", minato, { email: "rin@example.jp" });
  await keyMailedTo(server, "rin@example.jp");
  await expect(stop(elsewhere)).rejects.toMatchObject({ status: 404 });
  await expect(stop(elsewhere, "yui")).rejects.toMatchObject({ status: 404 });
  await expect(stop(membership.ken ?? 0)).rejects.toMatchObject({ status: 404 });
  await stop(elsewhere, "yui", minato);
});
