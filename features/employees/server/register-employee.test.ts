import { describe, expect, test } from "vitest";
import { listCommunities, showCommunity } from "#features/communities/contract/calls.ts";
import { signIn } from "#features/sessions/contract/calls.ts";
import { startTestServer } from "#kit/testing/test-server.ts";
import { registerEmployee, showEmployeeInvitation } from "../contract/calls.ts";
import { invite, registrationBy, sessionOf, typedPassword } from "./employees.test-helper.ts";

const server = await startTestServer();
const { aoba, minato } = server.ids;
const db = server.database.kysely;
const guest = server.as("guest");
const register = (key: string, changes: Parameters<typeof registrationBy>[1] = {}) =>
  guest.call(registerEmployee, { body: registrationBy(key, changes) });
const look = (x: string) => guest.call(showEmployeeInvitation, { params: { x } });
const accountOf = (email: string) =>
  db
    .selectFrom("accounts")
    .selectAll()
    .where("email", "=", email)
    .where("kind", "=", "employee")
    .executeTakeFirstOrThrow();
const limit = (member_limit: number) =>
  db.updateTable("communities").set({ member_limit }).where("id", "=", aoba).execute();
const memberCounts = () =>
  db
    .selectFrom("communities")
    .select(["alumni_count", "employee_count"])
    .where("id", "=", aoba)
    .executeTakeFirstOrThrow();

describe("an invited enrolled user", () => {
  const email = "daichi@example.jp";

  test("sees who invites them, and whom", async () => {
    const key = await invite(server, "misaki", aoba, { email });
    expect(await look(key)).toMatchObject({
      employee_community_information: { id: aoba, name: "青葉製作所アルムナイ" },
      invitation: { email, family_name: "木村", given_name: "大地" },
      step: "register",
      account: null,
    });
  });

  test("sees the office's name, the community's colour and its mark, unless it is private", async () => {
    const change = (values: { is_private?: boolean; profile_file_id?: number | null }) =>
      db.updateTable("communities").set(values).where("id", "=", aoba).execute();
    const { id } = await db
      .insertInto("files")
      .values({
        community_id: aoba,
        purpose: "community_header",
        storage_key: "mark",
        content_type: "image/png",
        width: 1,
        height: 1,
        placeholder: "",
        variants: "[]",
        created_at: server.clock.now(),
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    await change({ profile_file_id: id });
    const key = await invite(server, "misaki", aoba, { email: "mark@example.jp" });
    const shown = async () => (await look(key)).employee_community_information;
    expect(await shown()).toMatchObject({
      operating_name: "青葉製作所 人事部",
      profile_image_url: expect.stringContaining(String(id)),
      theme: { on_accent: expect.any(String) },
    });
    await change({ is_private: true });
    expect((await shown()).profile_image_url).toBeNull();
    await change({ is_private: false, profile_file_id: null });
  });

  test("registers, participates at once and is signed in", async () => {
    const before = await memberCounts();
    const key = await invite(server, "misaki", aoba, { email: "mei@example.jp" });
    const changes = {
      family_name: "木　村",
      family_name_kana: "ｷﾑﾗ",
      given_name_kana: "めい",
      given_name: "芽衣",
    };
    const answer = await guest.send(registerEmployee, { body: registrationBy(key, changes) });
    expect(answer).toMatchObject({ status: 200, body: { data: { community: { id: aoba } } } });
    expect(await accountOf("mei@example.jp")).toMatchObject({
      family_name_kana: "キムラ",
      given_name: "芽衣",
      given_name_kana: "メイ",
      birthday: "1994-05-06",
    });
    const mei = server.as(sessionOf(answer.headers));
    const { data } = await mei.call(listCommunities);
    expect(data.records).toMatchObject([{ id: aoba, state: "participating" }]);
    expect(await mei.call(showCommunity, { params: { id: aoba } })).toMatchObject({
      data: { me: { display_name: "木　村 芽衣", user_type: "employee" } },
    });
    expect(await memberCounts()).toEqual({ ...before, employee_count: before.employee_count + 1 });
    const credentials = { email: "mei@example.jp", password: typedPassword };
    expect(await guest.call(signIn.employee, { body: credentials })).toMatchObject({ success: true });
  });

  test("never with another address than the mail's, whatever is sent", async () => {
    const key = await invite(server, "misaki", aoba, { email: "jun@example.jp" });
    const others = { email: "boss@example.jp", community_id: minato, role: "contractor", state: "paused" };
    const sneaky = await guest.send(registerEmployee, { body: { ...registrationBy(key), ...others } });
    expect(sneaky.status).toBe(400);
    await guest.send(registerEmployee, { body: registrationBy(key) });
    expect(
      await db.selectFrom("accounts").select("id").where("email", "=", "boss@example.jp").execute(),
    ).toEqual([]);
    const { id } = await accountOf("jun@example.jp");
    const memberships = await db
      .selectFrom("memberships")
      .select(["community_id", "state", "role"])
      .where("account_id", "=", id)
      .execute();
    expect(memberships).toEqual([{ community_id: aoba, state: "participating", role: "member" }]);
  });

  test("is told of every wrong field at once, and can mend them (R099, R465)", async () => {
    const key = await invite(server, "misaki", aoba, { email: "mend@example.jp" });
    const wrong = {
      family_name: " ",
      given_name: "大地😀",
      family_name_kana: "木村",
      birthday: "2999-12-31",
      password: "abcdefg1",
      confirmPassword: "abcdefg2",
      consent_enishi: false,
      consent_community: undefined,
    };
    const refused = await register(key, wrong).catch((error) => error);
    expect(refused).toMatchObject({ status: 400 });
    expect(
      refused.faults.map((one: Record<string, string>) => `${one.field} ${one.message_code}`).sort(),
    ).toEqual([
      "birthday DATE_IN_FUTURE",
      "confirmPassword PASSWORD_MISMATCH",
      "consent_community AGREEMENT",
      "consent_enishi AGREEMENT",
      "family_name REQUIRED",
      "family_name_kana KATAKANA",
      "given_name PICTOGRAM",
      "password PASSWORD_KINDS",
    ]);
    expect(await register(key)).toMatchObject({ success: true });
  });
});

describe("a key that leads nowhere", () => {
  const both = async (key: string, code: string) => {
    await expect(look(key)).rejects.toMatchObject({ status: 400, code });
    await expect(register(key)).rejects.toMatchObject({ status: 400, code });
  };

  test("because nobody was mailed it", () => both("not-a-key", "INVALID_URL_ERROR"));

  test("because it has been used", async () => {
    const key = await invite(server, "misaki", aoba, { email: "used@example.jp" });
    await register(key);
    await both(key, "ERROR_PARTICIPATED");
  });

  test("a day later is still good, after 30 days it has expired", async () => {
    const key = await invite(server, "misaki", aoba, { email: "late@example.jp" });
    server.clock.advance({ hours: 24 });
    expect(await look(key)).toMatchObject({ step: "register" });
    server.clock.advance({ days: 29, seconds: -1 });
    expect(await look(key)).toMatchObject({ step: "register" });
    server.clock.advance({ seconds: 1 });
    await both(key, "ERROR_EMPLOYEE_INVITATION_EXPIRED");
  });

  test("because the community is full", async () => {
    const key = await invite(server, "misaki", aoba, { email: "full@example.jp" });
    const { alumni_count, employee_count } = await memberCounts();
    await limit(alumni_count + employee_count);
    await both(key, "VALIDATE_NUMBER_OF_USERS");
    await limit(500);
    expect(await look(key)).toMatchObject({ step: "register" });
  });

  test("because an alumnus of the community has the address by now", async () => {
    const key = await invite(server, "misaki", aoba, { email: "both@example.jp" });
    const move = (email: string) =>
      db.updateTable("accounts").set({ email }).where("id", "=", server.ids.account.ichiro).execute();
    await move("both@example.jp");
    await both(key, "VALIDATE_COMUNITY_AND_ALUMUNAI_DUPLICATE");
    await move("ichiro@example.jp");
  });

  test("because the administrator has mended the address it went to", async () => {
    const key = await invite(server, "misaki", aoba, { email: "typo@example.jp" });
    const { id } = await accountOf("typo@example.jp");
    await db.updateTable("accounts").set({ email: "right@example.jp" }).where("id", "=", id).execute();
    await both(key, "ERROR_EMPLOYEE_INVITATION_REVOKED");
  });
});

test("an alumnus of another community may be an employee here with the same address", async () => {
  const key = await invite(server, "misaki", aoba, { email: "ren@example.jp" });
  expect(await register(key)).toMatchObject({ data: { community: { id: aoba } } });
});

test("an alumnus who is signed in is a stranger on the employees' side", async () => {
  const key = await invite(server, "misaki", aoba, { email: "side@example.jp" });
  expect(await server.as("hanako").call(showEmployeeInvitation, { params: { x: key } })).toMatchObject({
    step: "register",
    account: null,
  });
});

test("a whole office opens its mails from one address", async () => {
  const limited = await startTestServer({ rateLimits: true });
  const key = await invite(limited, "misaki", aoba, { email: "office@example.jp" });
  const looks = Array.from({ length: 200 }, () =>
    limited.as("guest").send(showEmployeeInvitation, { params: { x: key } }),
  );
  expect(new Set((await Promise.all(looks)).map(({ status }) => status))).toEqual(new Set([200]));
});
