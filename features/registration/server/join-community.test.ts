import { describe, expect, test } from "vitest";
import { listCandidates } from "#features/candidates/contract/calls.ts";
import { rejectCandidates } from "#features/candidates/contract/decisions.ts";
import { makeCandidate } from "#features/candidates/server/candidates.test-helper.ts";
import { listCommunities } from "#features/communities/contract/calls.ts";
import { defaultForm } from "#features/member-details/contract/form.ts";
import { signInByToken } from "#features/sessions/contract/calls.ts";
import { publishTerms } from "#features/terms/server/index.ts";
import { MINUTE_MS } from "#kit/contract/durations.ts";
import { hashSecretToken } from "#kit/server/access/secret-token.ts";
import type { PersonKey } from "#kit/testing/cast.ts";
import { startTestServer } from "#kit/testing/test-server.ts";
import type { JoiningBody } from "../contract/body.ts";
import {
  checkRegisteredHere,
  joinCommunity,
  mailJoiningLink,
  showInvitedCommunity,
} from "../contract/calls.ts";
import { JOINING_MAILS_PER_HOUR } from "../contract/limits.ts";
import { invitedCodeOf, joiningOf } from "./register.test-helper.ts";

const server = await startTestServer();
const { aoba, minato, membership } = server.ids;
const db = server.database.kysely;
const [code, minatoCode] = [
  await invitedCodeOf(server, "hanako", aoba),
  await invitedCodeOf(server, "ren", minato),
];

const join = (who: PersonKey | "guest", changes: Partial<JoiningBody> = {}, id = aoba) =>
  server.as(who).call(joinCommunity, {
    params: { id },
    body: joiningOf(id === aoba ? code : minatoCode, changes),
  });
const look = (who: PersonKey) => server.as(who).call(showInvitedCommunity, { params: { x: code } });
const membershipOf = (who: PersonKey, communityId: number) =>
  db
    .selectFrom("memberships")
    .selectAll()
    .where("account_id", "=", server.ids.account[who])
    .where("community_id", "=", communityId)
    .executeTakeFirst();
const setCommunity = (id: number, values: { approve_alumni_by_hand?: boolean; member_limit?: number }) =>
  db.updateTable("communities").set(values).where("id", "=", id).execute();
const counters = (id: number) =>
  db
    .selectFrom("communities")
    .select(["alumni_count", "employee_count", "candidate_count"])
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
const subjectsTo = async (address: string): Promise<string[]> => {
  await server.drainJobs();
  return (await server.mails()).filter((mail) => mail.to.address === address).map((mail) => mail.subject);
};

describe("an alumnus of another community", () => {
  test("is recognised at the invitation and asked for the community's part alone", async () => {
    const { alumnus, registration_columns } = await look("ren");
    expect(alumnus).toMatchObject({ family_name: "中村", email: "ren@example.jp", display_name: "中村 蓮" });
    expect(registration_columns.columns).toMatchObject({
      corporation_start_period: 1,
      corporation_department_name: 2,
      // These are optional, and the person states them in the account.
      job_type: 0,
      phone_number: 0,
    });
  });

  test("joins as a candidate, keeps the account, and gets a mail", async () => {
    const before = await counters(aoba);
    expect(await join("ren", { display_name: "れん", family_name: "別人" })).toMatchObject({
      data: { community: { id: aoba }, under_review: true },
    });
    expect(await membershipOf("ren", aoba)).toMatchObject({
      state: "under_review",
      display_name: "れん",
      registration: { corporation_start_period: "2010-04", corporation_end_period: "2018-03" },
      invited_by_membership_id: membership.hanako,
    });
    expect(await counters(aoba)).toEqual({ ...before, candidate_count: before.candidate_count + 1 });
    const account = await db
      .selectFrom("accounts")
      .select("family_name")
      .where("id", "=", server.ids.account.ren)
      .executeTakeFirst();
    expect(account?.family_name).toBe("中村");
    expect(await subjectsTo("ren@example.jp")).toEqual([
      "【青葉製作所アルムナイ】参加のお申し込みを受け付けました",
    ]);
    const { data } = await server.as("ren").call(listCommunities);
    expect(data.records.map(({ id, state }) => [id, state])).toEqual([
      [minato, "participating"],
      [aoba, "under_review"],
    ]);
  });

  test("is told on a second try, or in a second tab, that it is done", async () => {
    const refused = { status: 400, code: "ERROR_PARTICIPATED" };
    await expect(join("ren")).rejects.toMatchObject(refused);
    await expect(look("ren")).rejects.toMatchObject(refused);
  });

  test("after a rejection may apply again", async () => {
    const id = (await membershipOf("ren", aoba))?.id ?? 0;
    await server.as("misaki").call(rejectCandidates, { params: { id: aoba }, body: { ids: [id] } });
    server.clock.advance({ minutes: 30 });
    expect(await join("ren")).toMatchObject({ data: { under_review: true } });
    expect(await membershipOf("ren", aoba)).toMatchObject({ id, state: "under_review" });
    const { data } = await server.as("misaki").call(listCandidates, { params: { id: aoba } });
    const applied_at = server.clock.now().toISOString();
    expect(data.records.find((row) => row.id === id)).toMatchObject({ applied_at });
  });

  test("takes part at once where nobody looks at it first", async () => {
    await setCommunity(minato, { approve_alumni_by_hand: false });
    const before = await counters(minato);
    expect(await join("hanako", {}, minato)).toMatchObject({ data: { under_review: false } });
    expect(await counters(minato)).toEqual({ ...before, alumni_count: before.alumni_count + 1 });
    expect(await membershipOf("hanako", minato)).toMatchObject({ state: "participating" });
    expect(await subjectsTo("hanako@example.jp")).toContain("【みなと校友会】参加の手続きが完了しました");
  });

  test("from two tabs at once joins once", async () => {
    const before = await counters(minato);
    const results = await Promise.allSettled([1, 2, 3].map(() => join("ichiro", {}, minato)));
    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    for (const result of results)
      if (result.status === "rejected") expect(result.reason).toMatchObject({ code: "ERROR_PARTICIPATED" });
    expect(await counters(minato)).toEqual({ ...before, alumni_count: before.alumni_count + 1 });
    await setCommunity(minato, { approve_alumni_by_hand: true });
  });
});

describe("somebody who has left", () => {
  test("returns as the same member with a new registration", async () => {
    const before = await membershipOf("nao", aoba);
    expect(before?.state).toBe("withdrawn");
    expect((await look("nao")).alumnus?.display_name).toBe(before?.display_name);
    await setCommunity(aoba, { approve_alumni_by_hand: false });
    await join("nao", { display_name: "なお" });
    expect(await membershipOf("nao", aoba)).toMatchObject({
      id: before?.id,
      management_no: before?.management_no,
      state: "participating",
      display_name: "なお",
      withdrawn_at: null,
    });
    await setCommunity(aoba, { approve_alumni_by_hand: true });
  });
});

describe("who may not join", () => {
  test.each([
    ["a member", "hanako"],
    ["somebody paused", "sho"],
    ["a candidate", "aoi"],
  ] as const)("%s", async (_, who) => {
    const before = await membershipOf(who, aoba);
    await expect(join(who)).rejects.toMatchObject({ status: 400, code: "ERROR_PARTICIPATED" });
    expect(await membershipOf(who, aoba)).toEqual(before);
  });

  test.each([
    ["a guest", "guest", 401],
    ["an employee", "ken", 403],
    ["an administrator", "misaki", 403],
    ["the operator", "unei", 403],
  ] as const)("%s", async (_, who, status) => {
    await expect(join(who)).rejects.toMatchObject({ status });
  });

  test("an alumnus whose address is an employee's here", async () => {
    const { email } = await makeCandidate(server, "yui-alumna");
    const setEmail = (email: string) =>
      db.updateTable("accounts").set({ email }).where("id", "=", server.ids.account.yui).execute();
    await setEmail(email);
    const account = await db
      .selectFrom("accounts")
      .select("id")
      .where("kind", "=", "alumnus")
      .where("email", "=", email)
      .executeTakeFirstOrThrow();
    const token = "session-of-the-alumna";
    const now = server.clock.now();
    await db
      .insertInto("sessions")
      .values({
        account_id: account.id,
        token_hash: hashSecretToken(token),
        created_at: now,
        last_used_at: now,
        expires_at: new Date(now.getTime() + MINUTE_MS),
      })
      .execute();
    const alumna = server.as({ area: "alumni", token });
    const refused = { status: 400, code: "VALIDATE_COMUNITY_AND_ALUMUNAI_DUPLICATE" };
    const asked = alumna.call(showInvitedCommunity, { params: { x: minatoCode } });
    await expect(asked).rejects.toMatchObject(refused);
    const body = joiningOf(minatoCode);
    await expect(alumna.call(joinCommunity, { params: { id: minato }, body })).rejects.toMatchObject(refused);
    await setEmail("yui@example.jp");
  });

  test("anybody by the code of another community, or by none", async () => {
    for (const invited_code of [minatoCode, "", "unknown"])
      await expect(join("ren", { invited_code })).rejects.toMatchObject({ code: "INVALID_URL_ERROR" });
  });

  test("anybody once the community is full, unless there is room again", async () => {
    await setCommunity(minato, { approve_alumni_by_hand: false });
    const { alumni_count, employee_count } = await counters(minato);
    await setCommunity(minato, { member_limit: alumni_count + employee_count });
    await expect(join("nao", {}, minato)).rejects.toMatchObject({ code: "VALIDATE_NUMBER_OF_USERS" });
    expect(await membershipOf("nao", minato)).toBeUndefined();
    await setCommunity(minato, { member_limit: 500 });
    expect(await join("nao", {}, minato)).toMatchObject({ data: { under_review: false } });
  });
});

describe("what the community asks", () => {
  const saveForm = (columns: object, additional: object[] = []) =>
    db
      .insertInto("registration_forms")
      .values({
        community_id: aoba,
        columns: JSON.stringify({ ...defaultForm.columns, ...columns }) as never,
        additional: JSON.stringify(additional) as never,
        updated_at: server.clock.now(),
      })
      .execute();

  test("is answered in full, and what the account lacks is asked once and kept there", async () => {
    const ask = { number: 2, question: "近況", setting: { type: 0, data: [] }, requirement: 1 };
    await saveForm({ phone_number: 1, address_1: 1, school_organization_name: 1 }, [ask]);
    await db
      .deleteFrom("memberships")
      .where("id", "=", (await membershipOf("ren", aoba))?.id ?? 0)
      .execute();
    const { alumnus, registration_columns } = await look("ren");
    expect(registration_columns.columns).toMatchObject({ phone_number: 1, address_1: 1 });
    expect(alumnus).toMatchObject({ phone_number_1: "", address_1: null });
    await expect(join("ren")).rejects.toMatchObject({
      faults: expect.arrayContaining(
        ["phone_number_1", "address_1", "school_organization_name", "additional_information_2"].map((field) =>
          expect.objectContaining({ field, message_code: "REQUIRED" }),
        ),
      ),
    });
    const said = {
      phone_number_1: "０３",
      phone_number_2: "1234",
      phone_number_3: "5678",
      address_1: 13,
      school_organization_name: "青葉大学",
      additional_information_2: "元気です",
      additional_information_2_question: "近況",
    };
    await expect(
      join("ren", { ...said, additional_information_2_question: "以前の質問" }),
    ).rejects.toMatchObject({ code: "ERROR_ADDITIONAL_INFORMATIONS" });
    await join("ren", said);
    expect(await membershipOf("ren", aoba)).toMatchObject({
      registration: { school_organization_name: "青葉大学" },
      additional_information: { 2: { question: "近況", answer: "元気です" } },
    });
    const account = await db
      .selectFrom("accounts")
      .select(["phone_number_1", "address_1"])
      .where("id", "=", server.ids.account.ren)
      .executeTakeFirst();
    expect(account).toEqual({ phone_number_1: "03", address_1: 13 });
    await db.deleteFrom("registration_forms").execute();
  });

  test("the community's terms in their present version are agreed to", async () => {
    await db
      .deleteFrom("memberships")
      .where("id", "=", (await membershipOf("ren", aoba))?.id ?? 0)
      .execute();
    await publishTerms(
      { db, now: server.clock.now() },
      { communityId: aoba, document: "alumni", content: "規約" },
    );
    for (const consent of [{ consent_community: false }, { consent_community_version: 2 }])
      await expect(join("ren", consent)).rejects.toMatchObject({
        faults: [{ message_code: "AGREEMENT", field: "consent_community" }],
      });
    await join("ren", { consent_community_version: 1 });
    await db.deleteFrom("terms_of_services").execute();
  });
});

describe("a link by mail instead of a password", () => {
  const ask = (email: string, x = code) =>
    server.as("guest").call(mailJoiningLink, { params: { x }, body: { email } });
  const linkTo = async (address: string): Promise<URL> => {
    await server.drainJobs();
    const mail = (await server.mails()).find((one) => one.to.address === address);
    return new URL(/https?:\S+register_alumnus_community\S+/.exec(mail?.text ?? "")?.[0] ?? "http://none");
  };

  test("leads to joining by the same invitation and signs in once, within 30 minutes (R060)", async () => {
    await ask("ichiro@example.jp", minatoCode);
    const link = await linkTo("ichiro@example.jp");
    expect(link.pathname).toBe("/alumni/register_alumnus_community");
    expect(link.searchParams.get("invited_code")).toBe(minatoCode);
    const otp_token = link.searchParams.get("otp_token") ?? "";
    const logIn = () => server.as("guest").call(signInByToken, { body: { otp_token } });
    expect(await logIn()).toMatchObject({ data: { uid: server.ids.account.ichiro } });
    await expect(logIn()).rejects.toMatchObject({ code: "ERROR_OTP_INVALID" });

    await ask("ichiro@example.jp", minatoCode);
    const late = (await linkTo("ichiro@example.jp")).searchParams.get("otp_token") ?? "";
    server.clock.advance({ minutes: 30 });
    const tooLate = server.as("guest").call(signInByToken, { body: { otp_token: late } });
    await expect(tooLate).rejects.toMatchObject({ code: "ERROR_OTP_INVALID" });
  });

  test("answers alike for an address without an account, and mails nobody", async () => {
    const before = (await server.mails()).length;
    expect(await ask("nobody@example.jp")).toEqual(await ask("ichiro@example.jp"));
    await server.drainJobs();
    expect((await server.mails()).slice(0, (await server.mails()).length - before)).toMatchObject([
      { to: { address: "ichiro@example.jp" } },
    ]);
  });

  test(`is mailed no more than ${JOINING_MAILS_PER_HOUR} times an hour, and the last goes on working`, async () => {
    const mailsAfterAsking = async () => {
      const before = (await server.mails()).length;
      await ask("ichiro@example.jp", minatoCode);
      await server.drainJobs();
      return (await server.mails()).length - before;
    };
    server.clock.advance({ hours: 1 });
    for (let mail = 0; mail < JOINING_MAILS_PER_HOUR; mail += 1) expect(await mailsAfterAsking()).toBe(1);
    const last = (await linkTo("ichiro@example.jp")).searchParams.get("otp_token") ?? "";
    expect(await mailsAfterAsking()).toBe(0);
    expect(await server.as("guest").call(signInByToken, { body: { otp_token: last } })).toMatchObject({
      success: true,
    });
    server.clock.advance({ hours: 1 });
    expect(await mailsAfterAsking()).toBe(1);
  });

  test("is not sent for a code that leads nowhere", async () => {
    await expect(ask("ichiro@example.jp", "unknown")).rejects.toMatchObject({ code: "INVALID_URL_ERROR" });
  });
});

describe("whether an address is registered in the community", () => {
  const ask = (who: PersonKey | "guest", x: string, id = aoba) =>
    server.as(who).call(checkRegisteredHere, { params: { id, x } });

  test.each([
    ["hanako", "hanako@example.jp", aoba, true],
    ["sho", "SHO@example.jp", aoba, true],
    ["yui", "yui@example.jp", aoba, false],
    ["hanako", "hanako@example.jp", 999, false],
  ] as const)("%s learns it of their own (%s in %i: %s)", async (who, address, id, registered) => {
    expect(await ask(who, address, id)).toMatchObject({ data: { registered } });
  });

  test("an administrator learns it of any, employees' too", async () => {
    expect(await ask("misaki", "aoi@example.jp")).toMatchObject({ data: { registered: true } });
    expect(await ask("misaki", "emi@example.jp")).toMatchObject({ data: { registered: true } });
    expect(await ask("misaki", "nobody@example.jp")).toMatchObject({ data: { registered: false } });
  });

  test("nobody else learns it of others", async () => {
    for (const who of ["ken", "ichiro", "yui"] as const)
      await expect(ask(who, "hanako@example.jp")).rejects.toMatchObject({ status: 404 });
    await expect(ask("guest", "hanako@example.jp")).rejects.toMatchObject({ status: 401 });
  });
});
