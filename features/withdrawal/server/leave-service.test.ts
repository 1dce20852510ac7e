import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { logIn, mailTo } from "#features/accounts/server/accounts.test-helper.ts";
import { showChat } from "#features/chats/contract/calls.ts";
import { listCommunities, showCommunity } from "#features/communities/contract/calls.ts";
import { listPosts } from "#features/posts/contract/calls.ts";
import { registerAlumnus } from "#features/registration/contract/calls.ts";
import { invitedCodeOf, registrationOf } from "#features/registration/server/register.test-helper.ts";
import { signIn } from "#features/sessions/contract/calls.ts";
import { agreeToAllTerms } from "#features/terms/server/agree.test-helper.ts";
import { publishTerms } from "#features/terms/server/index.ts";
import { HOUR_MS } from "#kit/contract/durations.ts";
import { hashSecretToken } from "#kit/server/access/secret-token.ts";
import { cast, castPassword, type PersonKey } from "#kit/testing/cast.ts";
import { connectLive, type LiveSocket } from "#kit/testing/live-socket.ts";
import { startTestServer } from "#kit/testing/test-server.ts";
import { leaveService, showServiceWithdrawal } from "../contract/calls.ts";
import { findEverywhere } from "./find-everywhere.test-helper.ts";
import { hanakosOwn, liveALittle } from "./life.test-helper.ts";

const server = await startTestServer();
const address = await server.listen();
const { aoba, minato, account, membership } = server.ids;
const { kysely } = server.database;
const confirmed = { body: { current_password: castPassword } };
const leave = (who: PersonKey) => server.as(who).call(leaveService, confirmed);
const countsOf = async (id: number) =>
  kysely
    .selectFrom("communities")
    .select(["alumni_count", "employee_count", "candidate_count"])
    .where("id", "=", id)
    .executeTakeFirstOrThrow();

describe("leaving the service", () => {
  let life: Awaited<ReturnType<typeof liveALittle>>;
  let elsewhere: Awaited<ReturnType<typeof logIn>>;
  let live: LiveSocket;
  let fileKeys: string[];
  let setCookie: string;
  let before: Awaited<ReturnType<typeof countsOf>>[];

  beforeAll(async () => {
    life = await liveALittle(server);
    const now = server.clock.now();
    await publishTerms({ db: kysely, now }, { communityId: aoba, document: "alumni", content: "会員規約" });
    await agreeToAllTerms(kysely);
    await joinMinato("hanako");
    await registerAgain(cast.hanako.email);
    const { rows } = await sql<{ key: string }>`
      select storage_key || '/' || (v ->> 'name') as key from files, jsonb_array_elements(variants) v
      where id in (${life.icon}, ${life.ofDraft})`.execute(kysely);
    fileKeys = rows.map(({ key }) => key);
    before = await Promise.all([aoba, minato].map(countsOf));

    elsewhere = await logIn(server, "hanako");
    live = await connectLive(address, "hanako");
    const said = await server.as("hanako").call(showServiceWithdrawal);
    expect(said.data).toEqual({
      communities: [
        { id: aoba, name: "青葉製作所アルムナイ", is_contractor: false },
        { id: minato, name: "みなと校友会", is_contractor: false },
      ],
      may_leave: true,
      posts: 1,
      comments: 1,
      groups: 2,
      open_chats: 1,
    });
    for (const word of Object.values(hanakosOwn))
      expect(await findEverywhere(kysely, [word]), word).not.toEqual([]);
    const answer = await server.as("hanako").send(leaveService, confirmed);
    expect(answer.status).toBe(200);
    setCookie = String(answer.headers["set-cookie"]);
  });
  afterAll(() => live.close());

  /** Joins a second community, as a registration there would. */
  async function joinMinato(who: PersonKey) {
    await kysely
      .insertInto("memberships")
      .values({
        community_id: minato,
        account_id: account[who],
        kind: "alumnus",
        state: "participating",
        management_no: 900,
        display_name: cast[who].family,
        joined_at: server.clock.now(),
        created_at: server.clock.now(),
        updated_at: server.clock.now(),
      })
      .execute();
    await kysely
      .updateTable("communities")
      .set((eb) => ({ alumni_count: eb("alumni_count", "+", 1) }))
      .where("id", "=", minato)
      .execute();
  }
  /** Stores a registration with her address that nobody has opened. */
  async function registerAgain(email: string) {
    const now = server.clock.now();
    await kysely
      .insertInto("pending_registrations")
      .values({
        community_id: minato,
        invited_by_membership_id: membership.ren ?? 0,
        email,
        language: "ja",
        typed: JSON.stringify({ account: { family_name: cast.hanako.family } }),
        browser_hash: hashSecretToken("browser"),
        created_at: now,
        expires_at: new Date(now.getTime() + HOUR_MS),
      })
      .execute();
  }

  test("ends every session and every connection, and takes the cookies away", async () => {
    await live.until("disconnect");
    for (const who of ["hanako", elsewhere] as const)
      await expect(server.as(who).call(listCommunities)).rejects.toMatchObject({ status: 401 });
    for (const name of ["enishi_alumni", "enishi_device_alumni"])
      expect(setCookie).toMatch(new RegExp(`${name}=;`));
  });

  test("leaves her name, addresses, numbers, answers and pictures in no table, queue or store", async () => {
    const mail = await mailTo(server, cast.hanako.email, /退会の手続きが完了しました/);
    expect(mail?.subject).toBe("【Enishi】退会の手続きが完了しました");
    for (const words of [
      "佐藤 花子 様",
      "・青葉製作所アルムナイ\n・みなと校友会",
      `記録番号 ${account.hanako}`,
    ])
      expect(mail?.text).toContain(words);
    expect(await findEverywhere(kysely, Object.values(hanakosOwn))).toEqual([]);
    for (const key of fileKeys) expect(await server.services.storage.get(key)).toBeNull();
    const files = await kysely
      .selectFrom("files")
      .select("id")
      .where("uploader_account_id", "=", account.hanako)
      .execute();
    expect(files).toEqual([{ id: life.ofPost }]);
  });

  test("leaves the posts, their pictures and the chats to the others, without a name", async () => {
    const { data } = await server.as("ken").call(listPosts, { params: { id: aoba } });
    const post = data.records.find(({ id }) => id === life.post.id);
    expect(post).toMatchObject({ title: "秋の同窓会", user_post: { user_id: null, display_name: "" } });
    expect(post?.images).toHaveLength(1);
    const { chatroom, messages } = await server.as("ken").call(showChat, { params: { room: life.room } });
    expect(chatroom).toMatchObject({ closed: true, status: 2, display_name: "" });
    expect(messages).toHaveLength(1);
  });

  test("counts one member less in each community", async () => {
    const after = await Promise.all([aoba, minato].map(countsOf));
    expect(after).toEqual(before.map((one) => ({ ...one, alumni_count: one.alumni_count - 1 })));
  });

  test("keeps of the consents what was agreed to and when, by the number of the account alone", async () => {
    const rows = await kysely
      .selectFrom("consents")
      .selectAll()
      .where("account_id", "=", account.hanako)
      .execute();
    expect(rows.map(({ id: _, ...row }) => row)).toEqual([
      {
        account_id: account.hanako,
        community_id: aoba,
        document: "alumni",
        version: 1,
        agreed_at: server.clock.now(),
      },
    ]);
    await kysely.deleteFrom("terms_of_services").execute();
  });

  test("makes the old login useless, with the answer that nobody's address gets, and the address free (R324)", async () => {
    const body = { email: cast.hanako.email, password: castPassword };
    await expect(server.as("guest").call(signIn.alumnus, { body })).rejects.toMatchObject({
      code: "ERROR_LOGIN",
    });
    const code = await invitedCodeOf(server, "ichiro", aoba);
    await server.as("guest").call(registerAlumnus, { body: registrationOf(code, cast.hanako.email) });
    await server.drainJobs();
    const [mail] = await server.mails();
    expect(mail).toMatchObject({ to: { address: cast.hanako.email } });
    expect(mail?.subject).toMatch(/登録を完了してください/);
  });
});

describe("leaving the service is refused", () => {
  test("with a wrong password, and after many of them for a while even with the right one", async () => {
    const guarded = await startTestServer({ rateLimits: true });
    const attempt = (current_password: string) =>
      guarded.as("ichiro").send(leaveService, { body: { current_password } });
    const codes: string[] = [];
    for (let i = 0; i < 30 && !codes.includes("ERROR_TOO_MANY_PASSWORDS"); i += 1) {
      const { body } = await attempt(`Chigau-${i}-nano`);
      codes.push((body as { error_message_code: string }).error_message_code);
    }
    expect(codes[0]).toBe("ERROR_CURRENT_PASSWORD");
    expect(codes.at(-1)).toBe("ERROR_TOO_MANY_PASSWORDS");
    expect((await attempt(castPassword)).status).toBe(429);
    await guarded.as("ichiro").call(listCommunities);
  });

  test("to a contractor, with the names of the communities to hand over", async () => {
    const { data } = await server.as("yui").call(showServiceWithdrawal);
    expect(data).toMatchObject({
      may_leave: false,
      communities: [{ id: minato, name: "みなと校友会", is_contractor: true }],
    });
    await expect(leave("yui")).rejects.toMatchObject({
      status: 400,
      code: "ERROR_CONTRACTOR_STAYS",
      faults: [{ params: { communities: "みなと校友会" } }],
    });
    await server.as("yui").call(showCommunity, { params: { id: minato } });
  });

  test("to the operator and to guests", async () => {
    await expect(leave("unei")).rejects.toMatchObject({ status: 403 });
    await expect(server.as("guest").call(leaveService, confirmed)).rejects.toMatchObject({ status: 401 });
  });
});

test("two tabs leave once: the second is simply logged out", async () => {
  const before = await countsOf(aoba);
  const answers = await Promise.allSettled([leave("ken"), leave("ken")]);
  expect(answers.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  expect(answers.find(({ status }) => status === "rejected")).toMatchObject({ reason: { status: 401 } });
  expect(await countsOf(aoba)).toEqual({ ...before, employee_count: before.employee_count - 1 });
});

test("an employee's account says nothing about the alumnus with the same address", async () => {
  await kysely.updateTable("accounts").set({ email: cast.ren.email }).where("id", "=", account.emi).execute();
  await leave("emi");
  await server.drainJobs();
  const ren = await kysely
    .selectFrom("accounts")
    .select(["email", "deleted_at"])
    .where("id", "=", account.ren)
    .executeTakeFirst();
  expect(ren).toEqual({ email: cast.ren.email, deleted_at: null });
  await server.as("ren").call(showCommunity, { params: { id: minato } });
});

test("who is paused, waits or has left every community can leave the service too", async () => {
  for (const who of ["sho", "aoi", "nao"] as const) await leave(who);
  const left = await kysely
    .selectFrom("memberships")
    .select(["state", "display_name"])
    .where(
      "id",
      "in",
      [membership.sho, membership.aoi, membership.nao].map((id) => id ?? 0),
    )
    .execute();
  expect(left).toEqual(Array(3).fill({ state: "withdrawn", display_name: "" }));
});
