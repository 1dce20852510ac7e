import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { mailTo } from "#features/accounts/server/accounts.test-helper.ts";
import { showBulkAct } from "#features/bulk-results/contract/calls.ts";
import { seedCandidates } from "#features/candidates/server/seed-candidates.test-helper.ts";
import { showCommunity } from "#features/communities/contract/calls.ts";
import { COMMUNITY_ROOM } from "#features/communities/contract/live.ts";
import { groupStatus } from "#features/groups/contract/views.ts";
import { groupsOf } from "#features/groups/server/groups.test-helper.ts";
import { officeReason } from "#features/memberships/contract/office-reason.ts";
import { createPost, listPosts } from "#features/posts/contract/calls.ts";
import type { BulkCall, Selection } from "#kit/contract/bulk.ts";
import * as limits from "#kit/contract/fields/limits.ts";
import { ROOM_CLOSED, roomName } from "#kit/contract/live.ts";
import { cast, type PersonKey } from "#kit/testing/cast.ts";
import { connectLive } from "#kit/testing/live-socket.ts";
import type { Who } from "#kit/testing/test-client.ts";
import { startTestServer } from "#kit/testing/test-server.ts";
import {
  blockPosting,
  pausePeople,
  peopleActs,
  resumePeople,
  unblockPosting,
  withdrawPeople,
} from "../contract/acts.ts";
import { listPeople } from "../contract/list-people.ts";
import { listPersonEvents } from "../contract/person-life.ts";

const server = await startTestServer();
const address = await server.listen();
const { aoba, membership } = server.ids;
const { kysely } = server.database;
const params = { id: aoba };

const idsOf = (...who: PersonKey[]) => who.map((one) => membership[one] ?? 0);
const act = async (call: BulkCall, body: Selection, who: Who = "misaki") =>
  (await server.as(who).call(call, { params, body })).data;
const stateOf = async (who: PersonKey) =>
  kysely
    .selectFrom("memberships")
    .select(["state", "posting_blocked", "display_name"])
    .where("id", "=", membership[who] ?? 0)
    .executeTakeFirstOrThrow();
const counters = () =>
  kysely
    .selectFrom("communities")
    .select(["alumni_count", "employee_count", "candidate_count"])
    .where("id", "=", aoba)
    .executeTakeFirstOrThrow();
const postAs = (who: PersonKey) =>
  server.as(who).call(createPost, {
    params,
    body: { content_type: 1, title: "近況", content: "<p>元気です</p>" } as never,
  });

async function seedMembers(count: number, name: string): Promise<number[]> {
  const ids = (await seedCandidates(server, aoba, count, name)).map(({ id }) => id);
  await kysely.updateTable("memberships").set({ state: "participating" }).where("id", "in", ids).execute();
  await kysely
    .updateTable("communities")
    .set((eb) => ({ alumni_count: eb("alumni_count", "+", count), candidate_count: 0 }))
    .where("id", "=", aoba)
    .execute();
  return ids;
}

describe("pausing", () => {
  test("shuts the community at once, on the open connection too, by mail and undone by resuming", async () => {
    const live = await connectLive(address, "hanako");
    const room = roomName(COMMUNITY_ROOM, aoba);
    expect(await live.join(room)).toBe(true);
    const before = await counters();
    const { done } = await act(pausePeople.alumnus, { ids: idsOf("hanako") });
    expect(done).toMatchObject([{ name: "佐藤 花子" }]);
    expect((await live.until(ROOM_CLOSED)).map(({ payload }) => payload)).toEqual([room]);
    live.close();
    await expect(server.as("hanako").call(listPosts, { params })).rejects.toMatchObject({ status: 403 });
    // A paused member keeps the place.
    expect(await counters()).toEqual(before);
    expect((await mailTo(server, cast.hanako.email, /一時停止/))?.text).toContain("佐藤 花子 様");
    await act(resumePeople.alumnus, { ids: idsOf("hanako") });
    await server.as("hanako").call(listPosts, { params });
    expect(await mailTo(server, cast.hanako.email, /再開/)).toBeDefined();
  });

  test("leaves out, and says why, oneself, the contractor, other administrators and whoever is paused already", async () => {
    await kysely
      .updateTable("memberships")
      .set({ role: "ordinary" })
      .where("id", "=", membership.emi ?? 0)
      .execute();
    const ids = idsOf("misaki", "makoto", "emi", "ken");
    const { data } = await server.as("misaki").call(pausePeople.employee.preview, { params, body: { ids } });
    expect(data.targets.map(({ id }) => id)).toEqual(idsOf("ken"));
    const why = Object.fromEntries(data.excluded.map(({ id, reason }) => [id, reason]));
    expect(ids.map((id) => why[id])).toEqual(["oneself", "contractor", "administrator", undefined]);
    const alumni = await server.as("misaki").call(pausePeople.alumnus.preview, {
      params,
      body: { ids: idsOf("sho", "aoi", "nao") },
    });
    expect(alumni.data.excluded.map(({ reason }) => reason).toSorted()).toEqual([
      "already",
      "candidate",
      "departed",
    ]);
    await kysely
      .updateTable("memberships")
      .set({ role: "member" })
      .where("id", "=", membership.emi ?? 0)
      .execute();
  });

  test("reaches nobody of the other list or of another community", async () => {
    const { data } = await server.as("misaki").call(pausePeople.alumnus.preview, {
      params,
      body: { ids: idsOf("ken", "ren") },
    });
    expect(data.excluded.map(({ reason, name }) => [reason, name])).toEqual([
      ["gone", ""],
      ["gone", ""],
    ]);
  });
});

test("whoever is blocked cannot post and goes on reading, until that is taken back", async () => {
  await act(blockPosting.alumnus, { ids: idsOf("hanako") });
  await expect(postAs("hanako")).rejects.toMatchObject({ code: "FORBIDDEN_OPERATION" });
  await server.as("hanako").call(listPosts, { params });
  await act(unblockPosting.alumnus, { ids: idsOf("hanako") });
  await postAs("hanako");
});

test("of two administrators upon one selection, the second is told who is done already", async () => {
  const selection = { ids: idsOf("hanako", "ichiro") };
  const seen = async (who: PersonKey) =>
    (await server.as(who).call(blockPosting.alumnus.preview, { params, body: selection })).data.as_of;
  const [misaki, makoto] = [await seen("misaki"), await seen("makoto")];
  server.clock.advance({ minutes: 1 });
  await act(blockPosting.alumnus, { ...selection, as_of: misaki });
  const second = await act(blockPosting.alumnus, { ...selection, as_of: makoto }, "makoto");
  expect(second.done).toEqual([]);
  expect(second.skipped.map(({ reason }) => reason)).toEqual(["already", "already"]);
  await act(unblockPosting.alumnus, selection);
});

test("a filter that finds others than the preview has shown hits nobody (409)", async () => {
  const filter = { status: "participating" };
  const { as_of, count } = (
    await server.as("misaki").call(pausePeople.alumnus.preview, { params, body: { filter } })
  ).data;
  expect(count).toBe(2);
  await act(pausePeople.alumnus, { ids: idsOf("ichiro") });
  await expect(act(pausePeople.alumnus, { filter, as_of, count })).rejects.toMatchObject({
    status: 409,
    faults: [{ params: { before: 2, after: 1 } }],
  });
  expect((await stateOf("hanako")).state).toBe("participating");
  await act(resumePeople.alumnus, { ids: idsOf("ichiro") });
});

describe("withdrawing", () => {
  test("ends the membership: posts stay without a name, the profile goes, a mail says so", async () => {
    await postAs("ichiro");
    const before = await counters();
    const { done, skipped } = await act(withdrawPeople.alumnus, { ids: idsOf("ichiro", "aoi", "nao") });
    expect(done.map(({ id }) => id)).toEqual(idsOf("ichiro"));
    expect(skipped.map(({ reason }) => reason).toSorted()).toEqual(["candidate", "departed"]);
    await expect(server.as("ichiro").call(showCommunity, { params })).rejects.toMatchObject({ status: 404 });
    await expect(postAs("ichiro")).rejects.toMatchObject({ status: 404 });
    expect(await stateOf("ichiro")).toMatchObject({ state: "withdrawn", display_name: "" });
    expect(await counters()).toEqual({ ...before, alumni_count: before.alumni_count - 1 });
    const { data } = await server.as("hanako").call(listPosts, { params });
    expect(data.records[0]).toMatchObject({ title: "近況", user_post: { user_id: null, display_name: "" } });
    expect(await mailTo(server, cast.ichiro.email, /退会のお知らせ/)).toBeDefined();
  });

  test("spares oneself, the contractor and administrators, and takes the others", async () => {
    const ken = (role: "member" | "ordinary") =>
      kysely
        .updateTable("memberships")
        .set({ role })
        .where("id", "=", membership.ken ?? 0)
        .execute();
    await ken("ordinary");
    const ids = idsOf("misaki", "makoto", "emi", "ken");
    const { done, skipped } = await act(withdrawPeople.employee, { ids });
    expect(done.map(({ id }) => id)).toEqual(idsOf("emi"));
    expect(skipped.map(({ reason }) => reason).toSorted()).toEqual([
      "administrator",
      "contractor",
      "oneself",
    ]);
    for (const who of ["makoto", "ken"] as const) expect((await stateOf(who)).state).toBe("participating");
    await ken("member");
  });

  test("shows beforehand the mail that is written, though the first of them is written nothing", async () => {
    const ids = await seedMembers(2, "never-came");
    await kysely
      .updateTable("memberships")
      .set({ state: "not_participating" })
      .where("id", "=", ids[0] ?? 0)
      .execute();
    const { data } = await server
      .as("misaki")
      .call(withdrawPeople.alumnus.preview, { params, body: { ids } });
    expect(data.targets.map(({ id }) => id)).toEqual(ids);
    expect(data.letter?.subject).toContain("退会のお知らせ");
  });
});

describe("the reason of a withdrawal", () => {
  const withdraw = async (ids: number[], reason?: string) =>
    (await server.as("misaki").call(withdrawPeople.alumnus, { params, body: { ids, reason } })).data;
  const historyOf = async (userId: number) =>
    (await server.as("misaki").call(listPersonEvents, { params: { ...params, userId } })).data.records;

  test.each([1, 31])("stands in the history of each of %i, typed freely", async (count) => {
    const ids = await seedMembers(count, `reason-${count}`);
    await withdraw(ids, "  ご家族から連絡\n退会のご希望  ");
    await server.drainJobs();
    for (const id of [ids[0] ?? 0, ids.at(-1) ?? 0])
      expect((await historyOf(id))[0]).toMatchObject({
        act: "withdrawAlumni",
        reason: "ご家族から連絡\n退会のご希望",
        changes: { state: ["participating", "withdrawn"] },
      });
  });

  test("is none for whoever sends the documents' body, and too long a one is refused", async () => {
    const [one = 0, other = 0] = await seedMembers(2, "no-reason");
    await withdraw([one]);
    expect((await historyOf(one))[0]).toMatchObject({ act: "withdrawAlumni", reason: null });
    await expect(withdraw([other], "長".repeat(officeReason.max + 1))).rejects.toMatchObject({
      status: 400,
    });
  });
});

describe("what undoes an act gives people what they had", () => {
  const restore = (who: PersonKey) =>
    kysely
      .updateTable("memberships")
      .set({ state: "participating", posting_blocked: false })
      .where("id", "=", membership[who] ?? 0)
      .execute();
  test.each([
    ["pausing", pausePeople, resumePeople, {}],
    ["resuming", resumePeople, pausePeople, { state: "paused" }],
    ["blocking", blockPosting, unblockPosting, {}],
    ["unblocking", unblockPosting, blockPosting, { posting_blocked: true }],
  ] as const)("after %s", async (_, done, undoing, standing) => {
    await restore("hanako");
    await kysely
      .updateTable("memberships")
      .set({ updated_at: server.clock.now(), ...standing })
      .where("id", "=", membership.hanako ?? 0)
      .execute();
    const before = await stateOf("hanako");
    const { bulk_act } = await act(done.alumnus, { ids: idsOf("hanako") });
    expect(await stateOf("hanako")).not.toEqual(before);
    await act(undoing.alumnus, { ids: idsOf("hanako"), undoes: bulk_act });
    expect(await stateOf("hanako")).toEqual(before);
    await restore("hanako");
  });

  test.each([
    ["pausing", pausePeople, resumePeople, { state: "paused" }, { state: "participating" }],
    ["resuming", resumePeople, pausePeople, { state: "participating" }, { state: "paused" }],
    ["blocking", blockPosting, unblockPosting, { posting_blocked: true }, { posting_blocked: false }],
    ["unblocking", unblockPosting, blockPosting, { posting_blocked: false }, { posting_blocked: true }],
  ] as const)(
    "after %s several, apart from whoever was changed in between",
    async (_, done, undoing, reached, stood) => {
      const three = ["hanako", "ichiro", "sho"] as const;
      const at = server.clock.now();
      await kysely
        .updateTable("memberships")
        .set({ state: "participating", posting_blocked: false, updated_at: at, ...stood })
        .where("id", "in", idsOf(...three))
        .execute();
      const { bulk_act, done: met } = await act(done.alumnus, { ids: idsOf(...three) });
      expect(met).toHaveLength(3);
      // An administrator restores one person by hand, and another person leaves.
      await act(undoing.alumnus, { ids: idsOf("ichiro") }, "makoto");
      await kysely
        .updateTable("memberships")
        .set({ state: "withdrawn" })
        .where("id", "in", idsOf("sho"))
        .execute();
      const undone = await act(undoing.alumnus, { ids: idsOf(...three), undoes: bulk_act });
      expect(undone.done.map(({ id }) => id)).toEqual(idsOf("hanako"));
      expect(undone.skipped.map(({ id, reason }) => [id, reason])).toEqual(
        expect.arrayContaining([
          [membership.ichiro, expect.stringMatching(/already|handled/)],
          [membership.sho, expect.stringMatching(/departed|handled/)],
        ]),
      );
      expect(await stateOf("hanako")).toMatchObject(stood);
      expect(await stateOf("hanako")).not.toMatchObject(reached);
      expect(await stateOf("sho")).toMatchObject({ state: "withdrawn" });
      for (const who of three) await restore(who);
    },
  );
});

test("more than 30 are a job, with a result for each and an entry in the audit log with each", async () => {
  const ids = await seedMembers(40, "many");
  const { bulk_act, finished } = await act(withdrawPeople.alumnus, { ids: [...ids, ...idsOf("aoi")] });
  expect(finished).toBe(false);
  await server.drainJobs();
  const { data } = await server
    .as("misaki")
    .call(showBulkAct, { params: { ...params, bulk_act_id: bulk_act } });
  expect(data).toMatchObject({ state: "finished", done: 40, skipped: 1 });
  const events = await kysely
    .selectFrom("audit_events")
    .select("target_count")
    .where("community_id", "=", aoba)
    .where("act", "=", withdrawPeople.alumnus.kind)
    .where("activity_id", "=", bulk_act)
    .execute();
  expect(events).toEqual([{ target_count: 40 }]);
});

test("many who leave at once leave the groups they share, and their invitations go", async () => {
  const group = await groupsOf(server).create("hanako", "引き継ぐ会");
  const other = await groupsOf(server).create("hanako", "招かれた会");
  const ids = await seedMembers(2, "shared");
  const shared = { community_id: aoba, updated_at: server.clock.now() };
  await kysely
    .insertInto("group_members")
    .values(
      ids.flatMap((membership_id) => [
        { ...shared, group_id: group.id, membership_id, status: groupStatus.joined },
        { ...shared, group_id: other.id, membership_id, status: groupStatus.invited },
      ]),
    )
    .execute();
  await kysely.updateTable("groups").set({ members_count: 3 }).where("id", "=", group.id).execute();
  await act(withdrawPeople.alumnus, { ids });
  const groups = await kysely
    .selectFrom("groups")
    .select(["id", "members_count"])
    .where("id", "in", [group.id, other.id])
    .orderBy("id")
    .execute();
  expect(groups).toEqual([
    { id: group.id, members_count: 1 },
    { id: other.id, members_count: 1 },
  ]);
  const statuses = await kysely
    .selectFrom("group_members")
    .select("status")
    .where("membership_id", "in", ids)
    .execute();
  expect(statuses.map(({ status }) => status)).toEqual([groupStatus.left, groupStatus.left]);
});

test("a thousand ids are refused, and so is a filter that finds a thousand (R455, R456)", async () => {
  const ids = Array.from({ length: limits.bulkSelection + 1 }, (_, at) => at + 1);
  await expect(act(pausePeople.alumnus, { ids })).rejects.toMatchObject({ status: 400 });
  await seedCandidates(server, aoba, limits.bulkSelection + 1, "thousand");
  const filter = { status: "under_review" } as const;
  const preview = server.as("misaki").call(pausePeople.alumnus.preview, { params, body: { filter } });
  await expect(preview).rejects.toMatchObject({
    faults: [{ message_code: "TOO_MANY", params: { max: 999 } }],
  });
  const { data } = await server.as("misaki").call(listPeople.alumnus.all, { params, body: filter });
  expect(data.ids).toHaveLength(limits.bulkSelection + 1);
});

test("how many there are in each state is kept, whatever was done to them", async () => {
  const counted = sql`select community_id, kind, state, count(*)::int as people from memberships
    group by 1, 2, 3 order by 1, 2, 3`;
  const kept = sql`select community_id, kind, state, people from people_counts where people <> 0 order by 1, 2, 3`;
  expect((await kept.execute(kysely)).rows).toEqual((await counted.execute(kysely)).rows);
});

test.each([
  ["guest", 401],
  ["hanako", 403],
  ["ken", 403],
  ["yui", 404],
] as const)("%s does nothing to anybody: %i", async (who, status) => {
  for (const call of Object.values(peopleActs).map(({ alumnus }) => alumnus)) {
    await expect(act(call, { ids: idsOf("hanako") }, who)).rejects.toMatchObject({ status });
    const preview = server.as(who).call(call.preview, { params, body: { ids: idsOf("hanako") } });
    await expect(preview).rejects.toMatchObject({ status });
  }
  expect(await stateOf("hanako")).toMatchObject({ state: "participating", posting_blocked: false });
});
