import { describe, expect, test } from "vitest";
import { startTestServer } from "#kit/testing/test-server.ts";
import { showEmployeeInvitation } from "../contract/calls.ts";
import {
  listOpenInvitations,
  revokeEmployeeInvitations,
  sendEmployeeInvitations,
} from "../contract/open-invitations.ts";
import { enter, keyMailedTo } from "./employees.test-helper.ts";

const server = await startTestServer();
const { aoba, minato, membership } = server.ids;
const email = "daichi@example.jp";

const list = async (query: { state?: "valid" | "ending" | "expired" | "revoked"; info?: string } = {}) =>
  (await server.as("misaki").call(listOpenInvitations, { params: { id: aoba }, query })).data.records;
const stop = (user_id: number, who: "misaki" | "yui" = "misaki", id = aoba) =>
  server.as(who).call(revokeEmployeeInvitations, { params: { id }, body: { ids: [user_id] } });
const nothingToStop = { code: "ERROR_STATUS_HAS_CHANGED" };
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
  await expect(stop(entered)).rejects.toMatchObject(nothingToStop);
  server.clock.advance({ minutes: 1 });
  await server.as("makoto").call(sendEmployeeInvitations, { params: { id: aoba }, body: { ids: [entered] } });
  await server.drainJobs();
  expect(await list()).toMatchObject([{ user_id: entered, state: "valid" }]);
});

test("while the provider suspends the community no invitation leaves and none opens; afterwards it does", async () => {
  const suspend = (suspended_at: Date | null) =>
    server.database.kysely.updateTable("communities").set({ suspended_at }).where("id", "=", aoba).execute();
  const key = await keyMailedTo(server, email);
  server.clock.advance({ minutes: 1 });
  await server.as("makoto").call(sendEmployeeInvitations, { params: { id: aoba }, body: { ids: [entered] } });
  const mails = (await server.mails()).length;
  await suspend(server.clock.now());
  await server.drainJobs();
  expect(await server.mails()).toHaveLength(mails);
  await expect(open(key)).rejects.toMatchObject({ code: "INVALID_URL_ERROR" });
  await suspend(null);
  expect(await open(key)).toMatchObject({ success: true });
});

test("it ends soon in its last seven days", async () => {
  expect(await list({ state: "ending" })).toEqual([]);
  server.clock.advance({ days: 24 });
  expect(await list({ state: "ending" })).toHaveLength(1);
  server.clock.advance({ days: 7 });
  expect(await list({ state: "ending" })).toEqual([]);
  expect(await list({ state: "expired" })).toHaveLength(1);
});

test("nobody stops an invitation of another community, or of somebody who has come", async () => {
  const elsewhere = await enter(server, "yui", minato, { email: "rin@example.jp" });
  await keyMailedTo(server, "rin@example.jp");
  await expect(stop(elsewhere)).rejects.toMatchObject(nothingToStop);
  await expect(stop(elsewhere, "yui")).rejects.toMatchObject({ status: 404 });
  await expect(stop(membership.ken ?? 0)).rejects.toMatchObject(nothingToStop);
  await stop(elsewhere, "yui", minato);
});

describe("many at once", () => {
  const params = { id: aoba };
  const office = server.as("misaki");
  const people = ["mio@example.jp", "nao@example.jp"];
  const ids: number[] = [];

  test("are stopped, all that a filter finds but one: the mails of the others open nothing", async () => {
    for (const [at, email] of people.entries())
      ids.push(await enter(server, "misaki", aoba, { email, employee_id: `B-${at}` }));
    const keys = [await keyMailedTo(server, people[0] ?? ""), await keyMailedTo(server, people[1] ?? "")];
    const filter = { info: "B-" };
    const { data } = await office.call(revokeEmployeeInvitations.preview, { params, body: { filter } });
    expect(data.targets.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
    const body = { filter, except: [ids[1] ?? 0], as_of: data.as_of, count: data.count };
    const stopped = await office.call(revokeEmployeeInvitations, { params, body });
    expect(stopped.data.done).toMatchObject([{ id: ids[0], name: "木村 大地" }]);
    await expect(open(keys[0] ?? "")).rejects.toMatchObject({ code: "ERROR_EMPLOYEE_INVITATION_REVOKED" });
    expect(await open(keys[1] ?? "")).toMatchObject({ success: true });
  });

  test("are sent again after a look at the mail, the stopped ones too, and nobody who has come", async () => {
    server.clock.advance({ minutes: 1 });
    const body = { ids: [...ids, membership.ken ?? 0] };
    const { data } = await office.call(sendEmployeeInvitations.preview, { params, body });
    expect(data.letter?.subject).toMatch(/ご招待/);
    expect(data.excluded).toMatchObject([{ id: membership.ken, reason: "registered" }]);
    const sent = await office.call(sendEmployeeInvitations, { params, body });
    expect(sent.data.done.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
    await server.drainJobs();
    expect(await list({ info: "B-", state: "valid" })).toHaveLength(2);
    for (const email of people)
      expect(await open(await keyMailedTo(server, email))).toMatchObject({ success: true });
  });

  test("are for administrators of the community alone", async () => {
    for (const call of [sendEmployeeInvitations, revokeEmployeeInvitations]) {
      await expect(server.as("ken").call(call, { params, body: { ids } })).rejects.toMatchObject({
        status: 403,
      });
      const elsewhere = server.as("yui").call(call, { params: { id: minato }, body: { ids } });
      await expect(elsewhere).rejects.toMatchObject(nothingToStop);
    }
  });
});
