import { afterEach, describe, expect, test } from "vitest";
import { defaultForm } from "#features/member-details/contract/form.ts";
import { signIn } from "#features/sessions/contract/calls.ts";
import { publishTerms } from "#features/terms/server/index.ts";
import { startTestServer } from "#kit/testing/test-server.ts";
import type { RegistrationBody } from "../contract/body.ts";
import { activateAlumnus, registerAlumnus } from "../contract/calls.ts";
import { forgetExpired } from "./forget-expired.ts";
import type { Typed } from "./pending.sql.ts";
import {
  invitedCodeOf,
  registration,
  registrationOf,
  tokenMailedTo,
  typedPassword,
} from "./register.test-helper.ts";

const server = await startTestServer();
const { aoba } = server.ids;
const db = server.database.kysely;
const code = await invitedCodeOf(server, "hanako", aoba);
const register = (body: RegistrationBody) => server.as("guest").call(registerAlumnus, { body });
const accountOf = (email: string) =>
  db.selectFrom("accounts").selectAll().where("email", "=", email).executeTakeFirst();
const pendingOf = (email: string) =>
  db
    .selectFrom("pending_registrations")
    .select("id")
    .select((eb) => eb.ref("typed").$castTo<Typed>().as("typed"))
    .where("email", "=", email)
    .orderBy("id")
    .execute();
/** Returns what is stored once the link of the newest mail has been opened. */
const activated = async (email: string) => {
  const token = await tokenMailedTo(server, email);
  await server.as("guest").call(activateAlumnus, { body: { token, password: typedPassword } });
  return db
    .selectFrom("memberships as m")
    .innerJoin("accounts as a", "a.id", "m.account_id")
    .selectAll("m")
    .where("a.email", "=", email)
    .executeTakeFirstOrThrow();
};

describe("a complete registration", () => {
  test("makes nobody until its mail is opened, and mails a link", async () => {
    await register(registration(code, { email: " Sakura@Example.jp", phone_number_1: "" }));
    expect(await accountOf("sakura@example.jp")).toBeUndefined();
    expect(await tokenMailedTo(server, "sakura@example.jp")).toMatch(/^[\w-]{43}$/);
    const logIn = server
      .as("guest")
      .call(signIn.alumnus, { body: { email: "sakura@example.jp", password: typedPassword } });
    await expect(logIn).rejects.toMatchObject({ code: "ERROR_LOGIN" });
    expect(await activated("sakura@example.jp")).toMatchObject({
      community_id: aoba,
      state: "under_review",
      invited_by_membership_id: server.ids.membership.hanako,
      registration: { corporation_start_period: "2015-04", corporation_end_period: "2021-09" },
    });
    expect(await accountOf("sakura@example.jp")).toMatchObject({ family_name: "木村" });
  });

  test("need not say the address twice: a client of one's own has nobody who types (R206)", async () => {
    const { email_confirmation: _, ...once } = registrationOf(code, "once@example.jp");
    await register(once);
    expect(await tokenMailedTo(server, "once@example.jp")).toMatch(/^[\w-]{43}$/);
  });

  test("keeps what was agreed to, and when (R092)", async () => {
    const account = await accountOf("sakura@example.jp");
    const consents = await db
      .selectFrom("consents")
      .select(["document", "version", "community_id"])
      .where("account_id", "=", account?.id ?? 0)
      .orderBy("id")
      .execute();
    expect(consents).toEqual([
      { document: "provider", version: 1, community_id: null },
      { document: "alumni", version: 2, community_id: aoba },
    ]);
  });

  test("gives a management number only to those who open the mail", async () => {
    const lastNumber = () =>
      db.selectFrom("communities").select("last_management_no").where("id", "=", aoba).executeTakeFirst();
    const before = await lastNumber();
    await register(registrationOf(code, "unopened@example.jp"));
    expect(await lastNumber()).toEqual(before);
  });

  test("the mail says nothing that was typed", async () => {
    const typed = { family_name: "当選おめでとう", display_name: "景品は prize.example" };
    await register(registrationOf(code, "lure@example.jp", typed));
    await server.drainJobs();
    const mail = (await server.mails()).find((one) => one.to.address === "lure@example.jp");
    expect(mail?.text).toContain("青葉製作所アルムナイ");
    for (const said of Object.values(typed)) expect(mail?.text + (mail?.html ?? "")).not.toContain(said);
  });

  test("is written to in the language of the browser", async () => {
    const body = registrationOf(code, "english@example.jp");
    await server.as("guest").send(registerAlumnus, { body, headers: { "accept-language": "en-GB,en" } });
    await server.drainJobs();
    const mail = (await server.mails()).find((one) => one.to.address === "english@example.jp");
    expect(mail?.subject).toBe("[青葉製作所アルムナイ] Please complete your registration");
  });

  test("waits beside nine others of the same address at most, and then says when to come again", async () => {
    const crowd = () =>
      server.as("guest").send(registerAlumnus, { body: registrationOf(code, "crowd@example.jp") });
    for (let n = 0; n < 10; n += 1) expect((await crowd()).status).toBe(200);
    expect(await crowd()).toMatchObject({
      status: 429,
      body: { error_message_code: "ERROR_TOO_MANY_REQUESTS", data: [{ params: { seconds: 24 * 60 * 60 } }] },
    });
    expect(await pendingOf("crowd@example.jp")).toHaveLength(10);
    server.clock.advance({ hours: 24, seconds: 1 });
    expect((await crowd()).status).toBe(200);
  });

  test("that nobody opens is forgotten two days later", async () => {
    await register(registrationOf(code, "forgotten@example.jp"));
    await server.drainJobs();
    const forget = () => forgetExpired.run(server.services, {});
    server.clock.advance({ hours: 47 });
    await forget();
    expect(await pendingOf("forgotten@example.jp")).toHaveLength(1);
    server.clock.advance({ hours: 2 });
    await forget();
    expect(await pendingOf("forgotten@example.jp")).toEqual([]);
  });
});

describe("a consent that names no version", () => {
  const publish = (communityId: number | null, document: "provider" | "alumni") =>
    publishTerms({ db, now: server.clock.now() }, { communityId, document, content: "規約" });
  const {
    consent_enishi_version: _,
    consent_community_version: __,
    ...unsaid
  } = registrationOf(code, "unsaid@example.jp");
  const wrong = (field: string) => ({ faults: [{ message_code: "AGREEMENT", field }] });
  afterEach(() => db.deleteFrom("terms_of_services").execute());

  test("is to the provider's first (R090)", async () => {
    await publish(null, "provider");
    await register(unsaid);
    await publish(null, "provider");
    await expect(register(unsaid)).rejects.toMatchObject(wrong("consent_enishi"));
  });

  test("is to the community's second (R091)", async () => {
    await publish(aoba, "alumni");
    await expect(register(unsaid)).rejects.toMatchObject(wrong("consent_community"));
    await publish(aoba, "alumni");
    await register(unsaid);
  });
});

describe("an incomplete registration", () => {
  test("answers every fault at once, on its field", async () => {
    const body = registration(code, {
      family_name: " ",
      given_name_kana: "sakura",
      birthday: "2999-12-31",
      email: "sakura",
      password: "short",
      confirmPassword: "other",
      corporation_end_period: "2015-04",
      consent_community: false,
    });
    const refused = await register(body).catch((error: unknown) => error);
    expect(refused).toMatchObject({ status: 400 });
    const found = (refused as { faults: { field: string; message_code: string }[] }).faults.map(
      ({ field, message_code }) => `${field} ${message_code}`,
    );
    expect(found).toEqual(
      expect.arrayContaining([
        "family_name REQUIRED",
        "given_name_kana KATAKANA",
        "birthday DATE_IN_FUTURE",
        "email EMAIL",
        "password PASSWORD_TOO_SHORT",
        "password PASSWORD_DIGIT",
        "confirmPassword PASSWORD_MISMATCH",
        "corporation_end_period END_NOT_AFTER_START",
        "consent_community AGREEMENT",
      ]),
    );
  });

  test("half-width and hiragana kana are mended, not refused", async () => {
    await register(
      registrationOf(code, "kana@example.jp", { family_name_kana: "ｷﾑﾗ", given_name_kana: "さくら" }),
    );
    const [pending] = await pendingOf("kana@example.jp");
    expect(pending?.typed.account).toMatchObject({ family_name_kana: "キムラ", given_name_kana: "サクラ" });
  });

  test("what people word themselves holds no banned word; their names are theirs", async () => {
    await db.insertInto("banned_words").values({ word: "ダメ語" }).execute();
    const body = registrationOf(code, "banned@example.jp", {
      family_name: "ダメ語",
      display_name: "ﾀﾞﾒ語です",
    });
    await expect(register(body)).rejects.toMatchObject({
      faults: [{ message_code: "BANNED_WORD", field: "display_name", params: { words: "ﾀﾞﾒ語" } }],
    });
    await db.deleteFrom("banned_words").execute();
  });

  test("a job type must belong to its parent", async () => {
    const body = registrationOf(code, "job@example.jp", { job_type_parent_id: 100, job_type_child_id: 201 });
    await expect(register(body)).rejects.toMatchObject({
      faults: [{ message_code: "INVALID_CHOICE", field: "job_type_child_id" }],
    });
  });

  test("one who agreed to earlier terms is asked to agree again", async () => {
    const body = registrationOf(code, "terms@example.jp");
    const publish = () =>
      publishTerms(
        { db, now: server.clock.now() },
        { communityId: aoba, document: "alumni", content: "規約" },
      );
    for (const _ of [1, 2, 3]) await publish();
    await expect(register(body)).rejects.toMatchObject({
      faults: [{ message_code: "AGREEMENT", field: "consent_community" }],
    });
    await register({ ...body, consent_community_version: 3 });
    await db.deleteFrom("terms_of_services").execute();
  });

  test("one whom a new version overtakes while they fill in the form reads it first; one to come binds nobody yet", async () => {
    const publish = (effective_at: Date | null) =>
      publishTerms(
        { db, now: server.clock.now() },
        { communityId: aoba, document: "alumni", content: "規約", effective_at },
      );
    await publish(null);
    const read = { consent_community_version: 1 };
    await publish(new Date(server.clock.now().getTime() + 86_400_000));
    await register(registrationOf(code, "before@example.jp", read));
    await publish(null);
    await expect(register(registrationOf(code, "during@example.jp", read))).rejects.toMatchObject({
      faults: [{ message_code: "AGREEMENT", field: "consent_community" }],
    });
    await register(registrationOf(code, "during@example.jp", { consent_community_version: 3 }));
    await db.deleteFrom("terms_of_services").execute();
  });
});

describe("what the community asks", () => {
  const question = (number: number, type: number, need: number, data: string[] = []) => ({
    number,
    question: `質問${number}`,
    setting: { type, data },
    requirement: need,
  });
  const questions = [
    question(1, 0, 1),
    question(2, 1, 2, ["東京", "大阪"]),
    question(4, 2, 1, ["卓球", "将棋"]),
  ];
  const saveForm = (columns: object, additional: object[]) =>
    db
      .insertInto("registration_forms")
      .values({
        community_id: aoba,
        columns: JSON.stringify({ ...defaultForm.columns, ...columns }) as never,
        additional: JSON.stringify(additional) as never,
        updated_at: server.clock.now(),
      })
      .execute();

  test("decides what is needed and what is cleared (R095, R097, R098)", async () => {
    await saveForm(
      { phone_number: 1, school_organization_name: 1, corporation_department_name: 0 },
      questions,
    );
    const body = registrationOf(code, "asked@example.jp", { corporation_department_name: "経理部" });
    await expect(register(body)).rejects.toMatchObject({
      faults: expect.arrayContaining([
        expect.objectContaining({ field: "phone_number_1", message_code: "REQUIRED" }),
        expect.objectContaining({ field: "school_organization_name", message_code: "REQUIRED" }),
        expect.objectContaining({ field: "additional_information_1", message_code: "REQUIRED" }),
        expect.objectContaining({ field: "additional_information_4", message_code: "REQUIRED" }),
      ]),
    });
    await register({
      ...body,
      phone_number_1: "０３",
      phone_number_2: "1234",
      phone_number_3: "5678",
      school_organization_name: "青葉大学",
      additional_information_1: "同期に会いたいです。",
      additional_information_2: "大阪",
      additional_information_2_setting: { type: 1, data: ["大阪"] },
      additional_information_4: ["卓球", "将棋"],
    });
    const membership = await activated("asked@example.jp");
    expect(membership.registration).toEqual({
      corporation_start_period: "2015-04",
      corporation_end_period: "2021-09",
      school_organization_name: "青葉大学",
    });
    expect(membership.additional_information).toMatchObject({
      1: { question: "質問1", answer: "同期に会いたいです。" },
      2: { answer: "大阪" },
      4: { setting: { type: 2 }, answer: ["卓球", "将棋"] },
    });
    expect(await accountOf("asked@example.jp")).toMatchObject({ phone_number_1: "03" });
  });

  test.each([
    ["a choice that is not offered", { additional_information_2: "名古屋" }],
    ["a question that has been rewritten", { additional_information_1_question: "以前の質問" }],
    [
      "a question of another kind by now",
      { additional_information_2_setting: { type: 2 as const, data: ["東京", "大阪"] } },
    ],
  ])("refuses %s (R094)", async (_, answers) => {
    const body = registrationOf(code, "late@example.jp", {
      additional_information_1: "はい",
      additional_information_4: ["卓球"],
      ...answers,
    });
    await expect(register(body)).rejects.toMatchObject({ code: "ERROR_ADDITIONAL_INFORMATIONS" });
    expect(await pendingOf("late@example.jp")).toEqual([]);
  });

  test("an address abroad has its own postal code and no prefecture", async () => {
    await db.deleteFrom("registration_forms").execute();
    await saveForm({ zipcode: 1, address_1: 1 }, []);
    const abroad = {
      zipcode_judgment: true,
      zipcode_1: "150",
      zipcode_2: "0001",
      zipcode_foreign: "ec1a 1bb",
    };
    await register(registrationOf(code, "abroad@example.jp", abroad));
    const [pending] = await pendingOf("abroad@example.jp");
    expect(pending?.typed.account).toMatchObject({
      zipcode_1: "",
      zipcode_foreign: "EC1A 1BB",
      address_1: 48,
    });
    await db.deleteFrom("registration_forms").execute();
  });
});

describe("who may not register", () => {
  test.each([
    ["an unknown code", "", "sakura2@example.jp", "INVALID_URL_ERROR"],
    ["an alumnus of another community", code, "ren@example.jp", "VALIDATE_DUPLICATE"],
    ["a member of this community", code, "ichiro@example.jp", "ERROR_PARTICIPATED"],
    ["a candidate of this community", code, "aoi@example.jp", "ERROR_PARTICIPATED"],
    [
      "an enrolled user of this community",
      code,
      "ken@example.jp",
      "VALIDATE_COMUNITY_AND_ALUMUNAI_DUPLICATE",
    ],
  ])("%s", async (_, invited, email, expected) => {
    await expect(register(registrationOf(invited, email))).rejects.toMatchObject({
      status: 400,
      code: expected,
    });
    expect(await pendingOf("sakura2@example.jp")).toEqual([]);
  });

  test("an enrolled user of another community may", async () => {
    await register(registrationOf(code, "yui@example.jp"));
    expect(await tokenMailedTo(server, "yui@example.jp")).toBeTruthy();
  });

  test("nobody once the community is full", async () => {
    const limit = (member_limit: number) =>
      db.updateTable("communities").set({ member_limit }).where("id", "=", aoba).execute();
    const { members } = await db
      .selectFrom("communities")
      .select((eb) => eb("alumni_count", "+", eb.ref("employee_count")).as("members"))
      .where("id", "=", aoba)
      .executeTakeFirstOrThrow();
    await limit(Number(members));
    await expect(register(registrationOf(code, "full@example.jp"))).rejects.toMatchObject({
      code: "VALIDATE_NUMBER_OF_USERS",
    });
    await limit(500);
  });
});

describe("an event", () => {
  test("lets everybody register behind its one network address", async () => {
    const venue = await startTestServer({ rateLimits: true });
    const invited = await invitedCodeOf(venue, "hanako", venue.ids.aoba);
    const register = (invitedCode: string) =>
      venue.as("guest").send(registerAlumnus, { body: registrationOf(invitedCode, "last@example.jp") });
    for (let n = 0; n < 11; n += 1) expect((await register("mistyped")).status).toBe(400);
    expect((await register(invited)).status).toBe(200);
  });

  test("from where a hundred have tried within ten minutes nobody registers, invited or not", async () => {
    const crowd = await startTestServer({ rateLimits: true });
    const invited = await invitedCodeOf(crowd, "hanako", crowd.ids.aoba);
    const register = (invitedCode: string) =>
      crowd.as("guest").send(registerAlumnus, { body: registrationOf(invitedCode, "hundredth@example.jp") });
    for (let n = 0; n < 100; n += 1) expect((await register("mistyped")).status).toBe(400);
    expect((await register(invited)).status).toBe(429);
  });
});
