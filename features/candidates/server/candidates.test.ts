import { describe, expect, test } from "vitest";
import type { ErrorParams } from "#kit/contract/errors.ts";
import type { PersonKey } from "#kit/testing/cast.ts";
import { startTestServer } from "#kit/testing/test-server.ts";
import { editCandidate, listCandidates, showCandidate } from "../contract/calls.ts";
import { candidateDecisions } from "../contract/decisions.ts";
import { candidateErrors } from "../contract/errors.ts";
import { makeCandidate } from "./candidates.test-helper.ts";

const server = await startTestServer();
const { aoba, minato } = server.ids;
const db = server.database.kysely;
const sakura = await makeCandidate(server, "sakura", { job_type_parent_id: 100, job_type_child_id: 101 });
const tsubasa = await makeCandidate(server, "tsubasa", {
  family_name: "清水",
  family_name_kana: "シミズ",
  given_name: "翼",
  given_name_kana: "ツバサ",
  display_name: "100%",
});

type Query = { info?: string; management_no?: "asc" | "desc"; page?: number; per_page?: number };
const list = (query: Query = {}, who: PersonKey = "misaki", id = aoba) =>
  server.as(who).call(listCandidates, { params: { id }, query });
const emailsOf = async (query: Query) => (await list(query)).data.records.map((row) => row.email);
const show = (managementNo: number, who: PersonKey = "misaki", id = aoba) =>
  server.as(who).call(showCandidate, { params: { id, management_no: managementNo } });

describe("the list of candidates (R377, R402)", () => {
  test("shows who waits, longest first, with who invited them", async () => {
    const { data, total_records, total_pages } = await list();
    expect(data.records.map((row) => row.email)).toEqual(["aoi@example.jp", sakura.email, tsubasa.email]);
    expect(data.records[1]).toMatchObject({ family_name: "木村", invited_by: "佐藤 花子" });
    expect({ total_records, total_pages }).toEqual({ total_records: 3, total_pages: 1 });
  });

  test("can be turned round", async () => {
    expect(await emailsOf({ management_no: "desc" })).toEqual([
      tsubasa.email,
      sakura.email,
      "aoi@example.jp",
    ]);
  });

  test.each([
    ["清水翼", [tsubasa.email]],
    ["シミズ", [tsubasa.email]],
    ["SAKURA@", [sakura.email]],
    ["100%", [tsubasa.email]],
    ["%", [tsubasa.email]],
    ["いない人", []],
  ])("finds %s", async (info, expected) => {
    expect(await emailsOf({ info })).toEqual(expected);
    const { data } = await server
      .as("misaki")
      .call(listCandidates.all, { params: { id: aoba }, query: { info } });
    expect(data.ids).toHaveLength(expected.length);
  });

  test("tells everybody found by number and name, in the order asked for (R498)", async () => {
    const { data } = await server
      .as("misaki")
      .call(listCandidates.all, { params: { id: aoba }, query: { info: "@example.jp" } });
    expect(data.records.slice(1)).toEqual([
      { id: sakura.id, number: sakura.managementNo, name: "木村 さくら" },
      { id: tsubasa.id, number: tsubasa.managementNo, name: "清水 翼" },
    ]);
    expect(data.ids).toEqual(data.records.map(({ id }) => id));
  });

  test("says on a page beyond the last how many wait", async () => {
    const beyond = await list({ page: 9 });
    expect(beyond).toMatchObject({ data: { records: [] }, total_records: 3, total_pages: 1 });
  });

  test("shows another community's administrator nothing of this one", async () => {
    expect((await list({}, "yui", minato)).data.records).toEqual([]);
    await expect(list({}, "yui")).rejects.toMatchObject({ status: 404 });
    await expect(show(sakura.managementNo, "yui", minato)).rejects.toMatchObject({ status: 404 });
  });

  test.each(["hanako", "ken"] as const)("is not for %s, who is no administrator", async (who) => {
    await expect(list({}, who)).rejects.toMatchObject({ status: 403, code: "ERROR_FORBIDDEN" });
    await expect(show(sakura.managementNo, who)).rejects.toMatchObject({ status: 403 });
  });
});

describe("who may be the same person", () => {
  const alikeOf = async (managementNo: number) =>
    (await show(managementNo)).data.alike.map(({ name, kind, state, shared }) => ({
      name,
      kind,
      state,
      shared,
    }));

  test("is said of a namesake, of the same birthday and of the same address, in this community alone", async () => {
    const again = await makeCandidate(server, "sakura-again", { birthday: "1980-01-01" });
    const { account_id } = await db
      .selectFrom("memberships")
      .select("account_id")
      .where("id", "=", again.id)
      .executeTakeFirstOrThrow();
    const accounts = db.updateTable("accounts");
    await accounts
      .set({ birthday: "1980-01-01" })
      .where("id", "=", server.ids.account.ken ?? 0)
      .execute();
    await accounts
      .set({ birthday: "1980-01-01" })
      .where("id", "=", server.ids.account.ren ?? 0)
      .execute();
    expect(await alikeOf(again.managementNo)).toEqual([
      { name: "高橋 健", kind: "employee", state: "participating", shared: ["birthday"] },
      { name: "木村 さくら", kind: "alumnus", state: "under_review", shared: ["name"] },
    ]);
    await accounts.set({ email: "ken@example.jp" }).where("id", "=", account_id).execute();
    expect((await alikeOf(again.managementNo))[0]).toMatchObject({ shared: ["birthday", "email"] });
    const nobodyLike = await makeCandidate(server, "nobody-like", {
      family_name: "清原",
      birthday: "1971-02-03",
    });
    expect(await alikeOf(nobodyLike.managementNo)).toEqual([]);
    const ids = [again.id, nobodyLike.id];
    await server.as("misaki").call(candidateDecisions.delete, { params: { id: aoba }, body: { ids } });
  });
});

describe("whom somebody else has decided upon", () => {
  test("is said to have been, by whom and when, and to nobody but this community's office", async () => {
    for (const [action, word] of [
      ["approve", "承認"],
      ["reject", "却下"],
      ["delete", "削除"],
    ] as const) {
      const { id, managementNo } = await makeCandidate(server, `decided-${action}`);
      await server
        .as("makoto")
        .call(candidateDecisions[action], { params: { id: aoba }, body: { ids: [id] } });
      const failed = await show(managementNo).catch((thrown: unknown) => thrown);
      expect(failed).toMatchObject({ status: 404, code: "CANDIDATE_DECIDED" });
      const { params = {} } = (failed as { faults: { params?: ErrorParams }[] }).faults[0] ?? {};
      expect(params).toMatchObject({ by: "伊藤 誠", name: "木村 さくら" });
      const said = candidateErrors.CANDIDATE_DECIDED.ja;
      expect(typeof said === "string" ? said : said(params)).toMatch(
        new RegExp(`^伊藤 誠さんが\\d{4}/\\d\\d/\\d\\d \\d\\d:\\d\\d:\\d\\dに${word}しました。$`),
      );
      await expect(
        server.as("misaki").call(editCandidate, {
          params: { id: aoba, management_no: managementNo },
          body: { display_name: "x" },
        }),
      ).rejects.toMatchObject({ code: "CANDIDATE_DECIDED" });
      await expect(show(managementNo, "yui", minato)).rejects.toMatchObject({ code: "RECORD_NOT_FOUND" });
      await expect(show(managementNo, "hanako")).rejects.toMatchObject({ status: 403 });
    }
  });

  test("and who has been a member since before is nobody of whom such a thing is said", async () => {
    const { management_no } = await db
      .selectFrom("memberships")
      .select("management_no")
      .where("id", "=", server.ids.membership.hanako ?? 0)
      .executeTakeFirstOrThrow();
    await expect(show(management_no)).rejects.toMatchObject({ code: "RECORD_NOT_FOUND" });
  });
});

describe("editing a candidate", () => {
  const edit = (body: object, who: PersonKey = "misaki", id = aoba) =>
    server.as(who).call(editCandidate, { params: { id, management_no: sakura.managementNo }, body });

  test("changes what is given and keeps the rest", async () => {
    const { data: before } = await show(sakura.managementNo);
    expect(before).toMatchObject({
      display_name: "さくら",
      job_type_child_id: 101,
      abilities: { edit_account: true },
    });
    const { data } = await edit({ family_name: "木邑", corporation_department_name: "経理部" });
    expect(data).toMatchObject({
      family_name: "木邑",
      given_name: "さくら",
      corporation_department_name: "経理部",
      corporation_start_period: "2015-04",
      job_type_child_id: 101,
    });
    expect((await show(sakura.managementNo)).data).toEqual(data);
  });

  test("answers every fault on its field", async () => {
    const wrong = { family_name: "", birthday: "1992-02-30", job_type_child_id: 201 };
    await expect(edit(wrong)).rejects.toMatchObject({
      status: 400,
      faults: expect.arrayContaining([
        expect.objectContaining({ field: "family_name", message_code: "REQUIRED" }),
        expect.objectContaining({ field: "birthday", message_code: "DATE" }),
        expect.objectContaining({ field: "job_type_child_id", message_code: "INVALID_CHOICE" }),
      ]),
    });
  });

  test("of two who saw the same, the second is told that it has changed", async () => {
    const { updated_at } = (await show(sakura.managementNo)).data;
    server.clock.advance({ seconds: 1 });
    await edit({ display_name: "さくらこ", updated_at });
    await expect(edit({ display_name: "サクラコ", updated_at })).rejects.toMatchObject({
      status: 400,
      code: "ERROR_STATUS_HAS_CHANGED",
    });
    expect((await show(sakura.managementNo)).data.display_name).toBe("さくらこ");
  });

  test("of three fields that another has changed, it is said who did and when, until the candidate changes one", async () => {
    const seen = (await show(sakura.managementNo)).data;
    server.clock.advance({ minutes: 1 });
    const fields = { family_name: "木村", given_name: "桜", display_name: "桜" };
    const at = server.clock.now().toISOString();
    await edit({ ...fields, updated_at: seen.updated_at }, "makoto");
    const mine = {
      family_name: "木邑",
      given_name: "咲良",
      display_name: "サクラ",
      updated_at: seen.updated_at,
    };
    await expect(edit(mine)).rejects.toMatchObject({ code: "ERROR_STATUS_HAS_CHANGED" });
    const latest = (await show(sakura.managementNo)).data;
    expect(latest).toMatchObject({ ...fields, last_change: { by: "伊藤 誠", at } });
    server.clock.advance({ minutes: 1 });
    await db
      .updateTable("accounts")
      .set({ institution: "別の会社", updated_at: server.clock.now() })
      .where("email", "=", sakura.email)
      .execute();
    const own = (await show(sakura.managementNo)).data;
    expect(own.last_change).toBeNull();
    await edit({ given_name: "さくら", institution: "", updated_at: own.updated_at });
  });

  test("is told so too when the candidate has changed their own account meanwhile, and loses nothing of it", async () => {
    const { updated_at } = (await show(sakura.managementNo)).data;
    server.clock.advance({ minutes: 1 });
    await server.database.kysely
      .updateTable("accounts")
      .set({ institution: "新しい会社", updated_at: server.clock.now() })
      .where("email", "=", sakura.email)
      .execute();
    await expect(edit({ institution: "", updated_at })).rejects.toMatchObject({
      code: "ERROR_STATUS_HAS_CHANGED",
    });
    const seen = (await show(sakura.managementNo)).data;
    expect(seen.institution).toBe("新しい会社");
    await edit({ institution: "", updated_at: seen.updated_at });
  });

  test("is for this community's administrators", async () => {
    await expect(edit({ display_name: "x" }, "hanako")).rejects.toMatchObject({ status: 403 });
    await expect(edit({ display_name: "x" }, "yui", minato)).rejects.toMatchObject({ status: 404 });
  });

  test("leaves alone what the person also shows in another community", async () => {
    const { account_id } = await db
      .selectFrom("memberships")
      .select("account_id")
      .where("id", "=", sakura.id)
      .executeTakeFirstOrThrow();
    await db
      .insertInto("memberships")
      .values({
        community_id: minato,
        account_id,
        kind: "alumnus",
        state: "participating",
        management_no: 900,
        display_name: "木村",
        created_at: server.clock.now(),
        updated_at: server.clock.now(),
      })
      .execute();
    expect((await show(sakura.managementNo)).data.abilities.edit_account).toBe(false);
    await expect(edit({ family_name: "別人" })).rejects.toMatchObject({ code: "FORBIDDEN_OPERATION" });
    expect((await edit({ display_name: "サクラ" })).data.display_name).toBe("サクラ");
  });
});
