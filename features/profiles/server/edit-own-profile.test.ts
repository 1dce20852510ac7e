import { describe, expect, test } from "vitest";
import { generateToken } from "#features/accounts/contract/calls.ts";
import { startTestServer } from "#kit/testing/test-server.ts";
import { showOwnAccount, showOwnProfile } from "../contract/calls.ts";
import { editOwnAccount, editOwnAlumnusProfile, editOwnEmployeeProfile } from "../contract/edit-calls.ts";

const server = await startTestServer();
const { aoba, minato } = server.ids;
const here = { params: { id: aoba } };
const stay = { corporation_start_period: "2010-04", corporation_end_period: "2020-03" };
const ask = async (more: object, additional: unknown[] = []) => {
  const columns = { corporation_start_period: 1, corporation_end_period: 1, ...more };
  await server.database.kysely
    .insertInto("registration_forms")
    .values({
      community_id: aoba,
      columns: JSON.stringify(columns),
      additional: JSON.stringify(additional),
      updated_at: server.clock.now(),
    })
    .onConflict((conflict) =>
      conflict.column("community_id").doUpdateSet({
        columns: JSON.stringify(columns),
        additional: JSON.stringify(additional),
      }),
    )
    .execute();
};

describe("the account", () => {
  test("an alumnus changes what all communities share, mended and kept; what is left out stays (R263)", async () => {
    const profile = {
      family_name: "𠮷田",
      family_name_kana: "よしだ",
      institution: "縁の会 <b>",
      zipcode_1: "１５０",
      zipcode_2: "0001",
    };
    const { data } = await server.as("hanako").call(editOwnAccount.alumnus, { body: { profile } });
    expect(data.profile).toMatchObject({
      family_name: "𠮷田",
      family_name_kana: "ヨシダ",
      given_name: "花子",
      institution: "縁の会 <b>",
      zipcode_1: "150",
    });
    expect((await server.as("hanako").call(showOwnAccount.alumnus)).data).toEqual(data);
  });

  test("every fault is answered at once, and nothing is written", async () => {
    const profile = {
      family_name: "",
      given_name: "花😀",
      family_name_kana: "Sato",
      institution: "あ".repeat(10_000),
      birthday: "2099-01-01",
      job_type_parent_id: 999_999,
      phone_number_1: "1",
    };
    const refused = await server
      .as("ichiro")
      .call(editOwnAccount.alumnus, { body: { profile } })
      .catch((e) => e);
    const fields = refused.faults.map((fault: { field: string }) => fault.field);
    expect(fields).toEqual(
      expect.arrayContaining([
        "family_name",
        "given_name",
        "family_name_kana",
        "institution",
        "birthday",
        "job_type_child_id",
        "phone_number_1",
      ]),
    );
    expect((await server.as("ichiro").call(showOwnAccount.alumnus)).data.profile.given_name).toBe("一郎");
  });

  test.each(["enrollment_start_period", "secondary_password"])(
    "%s, which is said elsewhere, is refused",
    async (field) => {
      const body = { profile: { institution: "縁", [field]: "2015-04" } };
      await expect(server.as("ren").call(editOwnAccount.alumnus, { body })).rejects.toMatchObject({
        code: "ERROR_INVALID_PARAMS",
        faults: [{ field: `profile.${field}` }],
      });
    },
  );

  test("what any of one's communities needs may not be left blank, elsewhere it may (R502)", async () => {
    await ask({ institution: 1 });
    const blank = { body: { profile: { institution: "" } } };
    await expect(server.as("ichiro").call(editOwnAccount.alumnus, blank)).rejects.toMatchObject({
      faults: [{ message_code: "REQUIRED", field: "institution" }],
    });
    await expect(server.as("ren").call(editOwnAccount.alumnus, blank)).resolves.toBeDefined();
    await ask({});
  });

  test("an answer is shown with its own question, and not with another one in its place (R094)", async () => {
    const single = { type: 1, data: ["春", "秋"] };
    const at = { params: { id: aoba, type: "alumnus" as const } };
    const answer = async () =>
      (await server.as("ichiro").call(showOwnProfile, at)).data.profile.additional_information_1;
    await ask({}, [{ number: 1, question: "好きな季節は？", setting: single, requirement: 2 }]);
    await server
      .as("ichiro")
      .call(editOwnAlumnusProfile, { ...here, body: { ...stay, additional_information_1: "春" } });
    expect(await answer()).toBe("春");
    const several = { type: 2, data: ["春", "夏"] };
    await ask({}, [{ number: 1, question: "好きな季節は？", setting: several, requirement: 2 }]);
    expect(await answer()).toEqual(["春"]);
    await ask({}, [
      { number: 1, question: "好きな季節は？", setting: { type: 1, data: ["冬"] }, requirement: 2 },
    ]);
    expect(await answer()).toBe("");
    await ask({}, [{ number: 1, question: "ご出身は？", setting: several, requirement: 2 }]);
    expect(await answer()).toEqual([]);
    await server
      .as("ichiro")
      .call(editOwnAlumnusProfile, { ...here, body: { ...stay, introduction: "一郎" } });
    await ask({});
  });

  test("of two tabs the second learns that the first has changed it", async () => {
    const { updated_at } = (await server.as("ichiro").call(showOwnAccount.alumnus)).data.profile;
    server.clock.advance({ seconds: 1 });
    const save = (institution: string) =>
      server.as("ichiro").call(editOwnAccount.alumnus, { body: { profile: { institution, updated_at } } });
    await save("一つ目");
    await expect(save("二つ目")).rejects.toMatchObject({ status: 400, code: "ERROR_STATUS_HAS_CHANGED" });
    expect((await server.as("ichiro").call(showOwnAccount.alumnus)).data.profile.institution).toBe("一つ目");
  });

  test("an employee's is changed only with the token of their own session (R262)", async () => {
    const body = { profile: { given_name: "健一" } };
    const { token } = await server.as("ken").call(generateToken);
    const foreign = (await server.as("emi").call(generateToken)).token;
    const save = (headers: Record<string, string>) =>
      server.as("ken").send(editOwnAccount.employee, { body, headers });
    for (const headers of [{}, { "x-csrf-token": foreign }, { "x-csrf-token": `${token}x` }])
      expect(await save(headers as never)).toMatchObject({ status: 403 });
    expect((await server.as("ken").call(showOwnAccount.employee)).data.profile.given_name).toBe("健");
    expect(await save({ "x-csrf-token": token })).toMatchObject({ status: 200 });
    server.clock.advance({ hours: 2 });
    expect(await save({ "x-csrf-token": token })).toMatchObject({ status: 403 });
  });

  test.each([
    ["ken", 403],
    ["guest", 401],
  ] as const)("%s cannot change it at the alumni's address", async (who, status) => {
    const body = { profile: { given_name: "花" } };
    await expect(server.as(who).call(editOwnAccount.alumnus, { body })).rejects.toMatchObject({ status });
  });
});

describe("the profile in a community", () => {
  test("an alumnus says who they are there; nothing of the account changes by it", async () => {
    const body = {
      ...stay,
      display_name: "はなちゃん",
      introduction: "2010年入社です。\nよろしく <3",
      is_profile_public: false,
    };
    const named = { ...here, body: { ...body, family_name: "他人" } };
    await expect(server.as("hanako").call(editOwnAlumnusProfile, named)).rejects.toMatchObject({
      faults: [{ message_code: "UNKNOWN_FIELD", field: "family_name" }],
    });
    const { data } = await server.as("hanako").call(editOwnAlumnusProfile, { ...here, body });
    expect(data.profile).toMatchObject({
      display_name: "はなちゃん",
      introduction: "2010年入社です。\nよろしく <3",
      is_profile_public: false,
      ...stay,
    });
    const shown = await server.as("hanako").call(showOwnProfile, { params: { id: aoba, type: "alumnus" } });
    expect(shown.data).toEqual(data);
  });

  test("its own rules and words nobody may use are asked for", async () => {
    await server.database.kysely
      .insertInto("banned_words")
      .values({ word: "ばか" })
      .onConflict((c) => c.doNothing())
      .execute();
    const body = {
      display_name: "",
      introduction: "ばか",
      corporation_start_period: "2020-04",
      corporation_end_period: "2010-03",
    };
    const refused = await server
      .as("ichiro")
      .call(editOwnAlumnusProfile, { ...here, body })
      .catch((e) => e);
    expect(refused.faults.map((fault: { field: string }) => fault.field).sort()).toEqual(
      ["corporation_end_period", "display_name", "introduction"].sort(),
    );
    const long = { ...stay, introduction: "あ".repeat(10_000) };
    await expect(
      server.as("ichiro").call(editOwnAlumnusProfile, { ...here, body: long }),
    ).rejects.toMatchObject({
      faults: [{ message_code: "TOO_LONG", field: "introduction" }],
    });
  });

  test("answers to questions that have changed meanwhile are not taken (R094)", async () => {
    const setting = { type: 1, data: ["春", "秋"] };
    await ask({}, [{ number: 1, question: "好きな季節は？", setting, requirement: 2 }]);
    const save = (changes: object) =>
      server.as("ichiro").call(editOwnAlumnusProfile, { ...here, body: { ...stay, ...changes } });
    const answered = await save({
      additional_information_1: "春",
      additional_information_1_question: "好きな季節は？",
      additional_information_1_setting: { type: 1, data: ["春"] },
    });
    expect(answered.data.profile.additional_information_1).toBe("春");
    for (const stale of [
      { additional_information_1: "夏" },
      { additional_information_1: "秋", additional_information_1_question: "出身は？" },
      { additional_information_1: "秋", additional_information_1_setting: { type: 0, data: [] } },
    ])
      await expect(save(stale)).rejects.toMatchObject({ code: "ERROR_ADDITIONAL_INFORMATIONS" });
    await ask({});
  });

  test("of two tabs the second learns that the first has changed it", async () => {
    const at = { params: { id: aoba, type: "users" as const } };
    const { updated_at } = (await server.as("emi").call(showOwnProfile, at)).data.profile;
    server.clock.advance({ seconds: 1 });
    const save = (display_name: string) =>
      server.as("emi").call(editOwnEmployeeProfile, { ...here, body: { display_name, updated_at } });
    await save("えみ");
    await expect(save("エミ")).rejects.toMatchObject({ code: "ERROR_STATUS_HAS_CHANGED" });
  });

  test.each([
    ["ken", editOwnAlumnusProfile, 403],
    ["hanako", editOwnEmployeeProfile, 403],
    ["ren", editOwnAlumnusProfile, 404],
    ["sho", editOwnAlumnusProfile, 403],
    ["nao", editOwnAlumnusProfile, 404],
    ["guest", editOwnAlumnusProfile, 401],
  ] as const)("%s is refused by %o", async (who, call, status) => {
    const body = { display_name: "だれか" };
    await expect(server.as(who).call(call, { ...here, body })).rejects.toMatchObject({ status });
    await expect(
      server.as("hanako").call(editOwnAlumnusProfile, { params: { id: minato }, body }),
    ).rejects.toMatchObject({ status: 404 });
  });
});
