import { describe, expect, test } from "vitest";
import { withdrawPeople } from "#features/people/contract/acts.ts";
import { findPeople } from "#features/people/contract/find-people.ts";
import { listPeople } from "#features/people/contract/list-people.ts";
import { personParams, showPerson, showPersonProfile } from "#features/people/contract/person.ts";
import { personLife } from "#features/people/contract/person-life.ts";
import { joinCommunity } from "#features/registration/contract/calls.ts";
import { invitedCodeOf, joiningOf } from "#features/registration/server/register.test-helper.ts";
import type { PersonKey } from "#kit/testing/cast.ts";
import { startTestServer } from "#kit/testing/test-server.ts";
import { showCandidate } from "../contract/calls.ts";
import { approveCandidates, deleteCandidates, rejectCandidates } from "../contract/decisions.ts";
import { listRejections, REJECTION_DAYS } from "../contract/rejections.ts";
import { makeCandidate } from "./candidates.test-helper.ts";
import { forgetRejections } from "./rejections.ts";

const server = await startTestServer();
const { aoba } = server.ids;
const db = server.database.kysely;
const office = server.as("misaki");
const params = { id: aoba };
const names = {
  family_name: "富岡",
  given_name: "静",
  family_name_kana: "トミオカ",
  given_name_kana: "シズカ",
};
const reject = (ids: number[], reason?: string) =>
  office.call(rejectCandidates, { params, body: { ids, ...(reason === undefined ? {} : { reason }) } });
const rejections = async (query: object = {}) =>
  (await office.call(listRejections, { params, query })).data.records;
const listed = async (status?: "withdrawn") =>
  (
    await office.call(listPeople.alumnus, { params, body: status ? { status } : {} })
  ).data.listCommunityAlumnus.map(({ id }) => id);
const code = await invitedCodeOf(server, "hanako", aoba);
/** Somebody with an account applies, here from another community or after having left. */
async function apply(who: PersonKey): Promise<number> {
  await server.as(who).call(joinCommunity, { params, body: joiningOf(code) });
  const { id } = await db
    .selectFrom("memberships")
    .select("id")
    .where("account_id", "=", server.ids.account[who])
    .where("community_id", "=", aoba)
    .executeTakeFirstOrThrow();
  return id;
}
const membershipOf = (id: number) =>
  db.selectFrom("memberships").selectAll().where("id", "=", id).executeTakeFirst();

describe("somebody rejected (R365)", () => {
  test("stands in a list of their own, with the moment, who and why", async () => {
    const candidate = await makeCandidate(server, "rejected-one", names);
    await reject([candidate.id], "在籍を確認できない");
    const [first] = await rejections();
    expect(first).toEqual({
      id: candidate.id,
      management_no: candidate.managementNo,
      name: "富岡 静",
      rejected_at: server.clock.now().toISOString(),
      rejected_by: "田中 美咲",
      reason: "在籍を確認できない",
    });
    expect(await rejections({ info: "富岡静" })).toEqual([first]);
    expect(await rejections({ info: `${candidate.managementNo}` })).toEqual([first]);
    expect(await rejections({ info: "鈴木" })).toEqual([]);
  });

  test("is nowhere among those who have left: neither listed, counted, found nor shown", async () => {
    const before = await office.call(listPeople.alumnus.count, { params, query: { status: "withdrawn" } });
    const all = await office.call(listPeople.alumnus.count, { params });
    const candidate = await makeCandidate(server, "not-withdrawn", names);
    await reject([candidate.id]);
    expect(await listed("withdrawn")).not.toContain(candidate.id);
    expect(await listed()).not.toContain(candidate.id);
    expect(await office.call(listPeople.alumnus.count, { params, query: { status: "withdrawn" } })).toEqual(
      before,
    );
    expect(await office.call(listPeople.alumnus.count, { params })).toEqual(all);
    expect((await office.call(findPeople, { params, query: { q: "富岡" } })).data).toEqual([]);
    const gone = { status: 404 };
    const userId = candidate.id;
    await expect(
      office.call(showPerson.alumnus, { params: personParams(aoba, userId) }),
    ).rejects.toMatchObject(gone);
    await expect(office.call(showPersonProfile, { params: { ...params, userId } })).rejects.toMatchObject(
      gone,
    );
    for (const call of personLife)
      await expect(office.call(call, { params: { ...params, userId } })).rejects.toMatchObject(gone);
  });

  test("many at once have the same reason", async () => {
    const some = [await makeCandidate(server, "many-1"), await makeCandidate(server, "many-2")];
    await reject(
      some.map(({ id }) => id),
      "重複",
    );
    const found = (await rejections()).filter(({ id }) => some.some((one) => one.id === id));
    expect(found.map(({ reason }) => reason)).toEqual(["重複", "重複"]);
  });

  test("who is deleted stands in no list", async () => {
    const candidate = await makeCandidate(server, "only-deleted");
    await office.call(deleteCandidates, { params, body: { ids: [candidate.id] } });
    expect((await rejections()).map(({ id }) => id)).not.toContain(candidate.id);
  });

  test("may apply again, does not look like somebody who returns, and the office knows of the first time", async () => {
    const id = await apply("ren");
    await reject([id], "人違い");
    expect(await apply("ren")).toBe(id);
    const row = await membershipOf(id);
    expect(row).toMatchObject({ state: "under_review", joined_at: null, withdrawn_at: null });
    expect((await rejections()).map((one) => one.id)).not.toContain(id);
    const { data } = await office.call(showCandidate, {
      params: { ...params, management_no: row?.management_no ?? 0 },
    });
    expect(data.rejected_before).toEqual({ rejected_at: server.clock.now().toISOString(), reason: "人違い" });
    await office.call(approveCandidates, { params, body: { ids: [id] } });
    expect(await listed()).toContain(id);
    expect((await rejections()).map((one) => one.id)).not.toContain(id);
  });

  test("who had been a member before is both: rejected, and still one who has left then", async () => {
    const id = server.ids.membership.ichiro ?? 0;
    await db.updateTable("memberships").set({ joined_at: server.clock.now() }).where("id", "=", id).execute();
    await office.call(withdrawPeople.alumnus, { params, body: { ids: [id] } });
    const left = server.clock.now();
    server.clock.advance({ days: 1 });
    await apply("ichiro");
    await reject([id], "前回のこと");
    expect(await membershipOf(id)).toMatchObject({ state: "withdrawn", withdrawn_at: left });
    expect(await listed("withdrawn")).toContain(id);
    expect((await rejections()).map((one) => one.id)).toContain(id);
  });

  test("who leaves the service is named nowhere any more", async () => {
    const candidate = await makeCandidate(server, "leaves-the-service", names);
    await reject([candidate.id], "富岡さんの件");
    const { account_id = 0 } = (await membershipOf(candidate.id)) ?? {};
    await db
      .updateTable("accounts")
      .set({ deleted_at: server.clock.now(), email: null })
      .where("id", "=", account_id)
      .execute();
    expect(await membershipOf(candidate.id)).toMatchObject({ former_family_name: "", former_given_name: "" });
    expect((await rejections()).map(({ id }) => id)).not.toContain(candidate.id);
  });

  test("is forgotten after a year, with name and row", async () => {
    const candidate = await makeCandidate(server, "long-ago", names);
    await reject([candidate.id], "昔");
    server.clock.advance({ days: REJECTION_DAYS + 1 });
    expect(await rejections()).toEqual([]);
    await forgetRejections.run(server.services, {});
    expect(await membershipOf(candidate.id)).toBeUndefined();
    expect(await db.selectFrom("rejections").selectAll().execute()).toEqual([]);
  });
});
