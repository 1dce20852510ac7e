import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { showCommunity } from "#features/communities/contract/calls.ts";
import { showOwnAccount } from "#features/profiles/contract/calls.ts";
import { signIn } from "#features/sessions/contract/calls.ts";
import { startTestServer } from "#kit/testing/test-server.ts";
import type { RegistrationBody } from "../contract/body.ts";
import {
  activateAlumnus,
  registerAlumnus,
  resendActivationMail,
  showPendingRegistration,
} from "../contract/calls.ts";
import { ACTIVATION_MAILS, ACTIVATION_TRIES } from "../contract/limits.ts";
import { invitedCodeOf, registrationOf, tokenMailedTo, typedPassword } from "./register.test-helper.ts";

const server = await startTestServer();
const { aoba, minato } = server.ids;
const db = server.database.kysely;
const code = await invitedCodeOf(server, "hanako", aoba);
const guest = server.as("guest");

/** Registers in a browser; returns the link of the mail and the browser's cookie. */
async function registerIn(
  email: string,
  changes: Partial<RegistrationBody> = {},
  meanwhile = async () => {},
) {
  const { headers } = await guest.send(registerAlumnus, { body: registrationOf(code, email, changes) });
  await meanwhile();
  const setCookie = String(headers["set-cookie"]);
  const [cookie = ""] = setCookie.split(";");
  return { token: await tokenMailedTo(server, email), cookie, setCookie };
}
const register = async (email: string): Promise<string> => (await registerIn(email)).token;

const activate = (token: string, password: string | null = typedPassword, cookie?: string) =>
  guest
    .send(activateAlumnus, {
      body: { token, ...(password && { password }) },
      headers: cookie ? { cookie } : {},
    })
    .then(({ status, body, headers }) => {
      const answer = body as {
        data: { already_activated: boolean };
        error_message_code?: string;
      };
      return {
        status,
        code: answer.error_message_code,
        data: answer.data,
        cookies: String(headers["set-cookie"]),
      };
    });
const show = (token: string, cookie?: string) =>
  guest.send(showPendingRegistration, { body: { token }, headers: cookie ? { cookie } : {} });
const logIn = (email: string, password: string) =>
  guest.send(signIn.alumnus, { body: { email, password } }).then(({ status }) => status === 200);
const setCommunity = (values: { approve_alumni_by_hand?: boolean; member_limit?: number }) =>
  db.updateTable("communities").set(values).where("id", "=", aoba).execute();
const counters = () =>
  db
    .selectFrom("communities")
    .select(["alumni_count", "employee_count", "candidate_count"])
    .where("id", "=", aoba)
    .executeTakeFirstOrThrow();

describe("somebody else registers with my address", () => {
  const strangers = { password: "Nottori-2026", confirmPassword: "Nottori-2026", display_name: "別人" };

  test("and changes nothing of what I have typed: my own link activates my own registration", async () => {
    const mine = await registerIn("victim@example.jp");
    await registerIn("victim@example.jp", strangers);
    expect(await activate(mine.token, typedPassword)).toMatchObject({ status: 200 });
    expect(await logIn("victim@example.jp", typedPassword)).toBe(true);
    expect(await logIn("victim@example.jp", strangers.password)).toBe(false);
    const row = await db
      .selectFrom("memberships as m")
      .innerJoin("accounts as a", "a.id", "m.account_id")
      .select("m.display_name")
      .where("a.email", "=", "victim@example.jp")
      .execute();
    expect(row).toEqual([{ display_name: "さくら" }]);
  });

  test("and the link of their mail, though it reaches me, activates nothing of theirs", async () => {
    const mine = await registerIn("victim-2@example.jp");
    const theirs = await registerIn("victim-2@example.jp", strangers);
    expect(await show(theirs.token, mine.cookie)).toMatchObject({
      body: { data: { registration: { display_name: "別人" }, needs_password: true } },
    });
    expect(await activate(theirs.token, null, mine.cookie)).toMatchObject({
      status: 400,
      data: [{ message_code: "ERROR_INVALID_PARAMS" }, { message_code: "REQUIRED", field: "password" }],
    });
    expect(await activate(theirs.token, typedPassword, mine.cookie)).toMatchObject({
      status: 400,
      code: "ERROR_ACTIVATION_PASSWORD",
      data: [{ field: "password", params: { left: ACTIVATION_TRIES - 1 } }],
    });
    expect(await logIn("victim-2@example.jp", strangers.password)).toBe(false);
    expect(await activate(mine.token, null, mine.cookie)).toMatchObject({ status: 200 });
    // Nor does it say anything once I am in.
    expect(await activate(theirs.token, strangers.password)).toMatchObject({ code: "VALIDATE_DUPLICATE" });
    expect(await logIn("victim-2@example.jp", strangers.password)).toBe(false);
  });

  test("and cannot open my link by guessing, however many guesses arrive at once", async () => {
    const { token } = await registerIn("guessed@example.jp");
    const guesses = await Promise.all(
      Array.from({ length: ACTIVATION_TRIES + 5 }, (_, i) => activate(token, `Guess-${i}-2026`)),
    );
    expect(new Set(guesses.map((one) => one.code))).toEqual(
      new Set(["ERROR_ACTIVATION_PASSWORD", "ERROR_ACTIVATION_LOCKED"]),
    );
    expect(await activate(token)).toMatchObject({
      code: "ERROR_ACTIVATION_LOCKED",
      data: [{ params: { invited_code: code } }],
    });
    const again = await register("guessed@example.jp");
    expect(await activate(again)).toMatchObject({ status: 200 });
  });
});

describe("the browser that registered", () => {
  test("opens the link without the password and is signed in", async () => {
    const { token, cookie, setCookie } = await registerIn("same@example.jp");
    expect(setCookie).toMatch(
      /^enishi_registration=[\w-]{43};.*Path=\/api\/alumnus\/activation; HttpOnly; SameSite=Lax/,
    );
    expect(await show(token, cookie)).toMatchObject({ body: { data: { needs_password: false } } });
    const { status, cookies } = await activate(token, null, cookie);
    expect(status).toBe(200);
    const [, session = ""] = /enishi_alumni=([^;]+)/.exec(cookies) ?? [];
    const { data } = await server.as({ area: "alumni", token: session }).call(showOwnAccount.alumnus);
    expect(data.profile.family_name).toBe("木村");
  });

  test("opens the link of what it sent last; for what it sent before it gives the password", async () => {
    const first = await registerIn("both@example.jp", { display_name: "一度目" });
    const second = await registerIn("both@example.jp", { display_name: "二度目" });
    expect(await show(first.token, second.cookie)).toMatchObject({
      body: { data: { registration: { display_name: "一度目" }, needs_password: true } },
    });
    expect(await activate(first.token, typedPassword, second.cookie)).toMatchObject({ status: 200 });
    expect(await show(second.token, second.cookie)).toMatchObject({
      status: 400,
      body: { error_message_code: "VALIDATE_DUPLICATE", data: [{ params: { invited_code: code } }] },
    });
  });
});

describe("opening the link of the mail", () => {
  test("shows what it will activate, and does nothing yet", async () => {
    const token = await register("look@example.jp");
    expect(await show(token)).toMatchObject({
      status: 200,
      body: {
        data: {
          community: { id: aoba },
          already_activated: false,
          registration: {
            family_name: "木村",
            display_name: "さくら",
            email: "look@example.jp",
            invited_by: "佐藤 花子",
          },
          needs_password: true,
        },
      },
    });
    expect(await logIn("look@example.jp", typedPassword)).toBe(false);
  });

  test("makes a candidate where administrators approve", async () => {
    const before = await counters();
    const token = await register("candidate@example.jp");
    expect((await activate(token)).data).toMatchObject({
      community: { id: aoba },
      under_review: true,
      already_activated: false,
    });
    expect(await counters()).toEqual({ ...before, candidate_count: before.candidate_count + 1 });
    expect(await logIn("candidate@example.jp", typedPassword)).toBe(true);
  });

  test("makes a member at once where they do not, who is in the community with it", async () => {
    await setCommunity({ approve_alumni_by_hand: false });
    const before = await counters();
    const { data, cookies } = await activate(await register("member@example.jp"));
    expect(data).toMatchObject({ under_review: false });
    const [, session = ""] = /enishi_alumni=([^;]+)/.exec(cookies) ?? [];
    const member = server.as({ area: "alumni", token: session });
    expect(await member.call(showCommunity, { params: { id: aoba } })).toMatchObject({ data: { id: aoba } });
    expect(await counters()).toEqual({ ...before, alumni_count: before.alumni_count + 1 });
    await setCommunity({ approve_alumni_by_hand: true });
  });

  test("twice, or twice at once, says that all is done, counts once and signs in once", async () => {
    const before = await counters();
    const token = await register("twice@example.jp");
    const answers = await Promise.all([activate(token), activate(token), activate(token)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(answers.filter(({ data }) => !data.already_activated)).toHaveLength(1);
    expect(await activate(token, null)).toMatchObject({
      data: { already_activated: true, under_review: true, session: null },
    });
    expect(await show(token)).toMatchObject({
      body: { data: { already_activated: true, registration: null, needs_password: false } },
    });
    expect(await counters()).toEqual({ ...before, candidate_count: before.candidate_count + 1 });
  });

  test("after 24 hours tells the way to start again", async () => {
    const token = await register("late@example.jp");
    server.clock.advance({ hours: 24 });
    for (const refused of [await activate(token), (await show(token)).body])
      expect(refused).toMatchObject({ data: [{ params: { invited_code: code } }] });
    expect(await activate(token)).toMatchObject({ status: 400, code: "ERROR_ACTIVATION_EXPIRED" });
    const again = await register("late@example.jp");
    expect(await activate(again)).toMatchObject({ data: { already_activated: false } });
  });

  test("with a made-up token opens nothing", async () => {
    expect(await activate("made-up")).toMatchObject({ status: 400, code: "ERROR_ACTIVATION_EXPIRED" });
  });

  test("of another community, once the address has an account, leads to the login", async () => {
    const other = await invitedCodeOf(server, "ren", minato);
    const [here, there] = [
      await registerIn("two@example.jp"),
      await registerIn("two@example.jp", { invited_code: other }),
    ];
    expect(await activate(here.token)).toMatchObject({ status: 200 });
    expect(await activate(there.token)).toMatchObject({
      code: "VALIDATE_DUPLICATE",
      data: [{ params: { invited_code: other } }],
    });
  });

  test("after the address has become an employee's of the community is refused", async () => {
    const token = await register("hired@example.jp");
    const { email, id } = await db
      .selectFrom("accounts")
      .select(["id", "email"])
      .where("id", "=", server.ids.account.emi)
      .executeTakeFirstOrThrow();
    await db.updateTable("accounts").set({ email: "hired@example.jp" }).where("id", "=", id).execute();
    expect(await activate(token)).toMatchObject({ code: "VALIDATE_COMUNITY_AND_ALUMUNAI_DUPLICATE" });
    await db.updateTable("accounts").set({ email }).where("id", "=", id).execute();
  });

  test("leaves no token in the queue of jobs, and no password or token in the clear anywhere", async () => {
    let rows: { data: string }[] = [];
    const { token, cookie } = await registerIn("secret@example.jp", {}, async () => {
      ({ rows } = await sql<{ data: string }>`select data::text as data from pgboss.job`.execute(db));
    });
    expect(rows.length).toBeGreaterThan(0);
    const kept = JSON.stringify([rows, await db.selectFrom("pending_registrations").selectAll().execute()]);
    for (const secret of [token, cookie.split("=")[1] ?? "", typedPassword])
      expect(kept).not.toContain(secret);
  });

  test("leaves nothing that was typed beside the account", async () => {
    await activate(await register("clean@example.jp"));
    const row = await db
      .selectFrom("pending_registrations")
      .select(["typed", "password_hash"])
      .where("email", "=", "clean@example.jp")
      .executeTakeFirst();
    expect(row).toEqual({ typed: null, password_hash: null });
  });
});

test("of two people opening their links at once for the last place, one gets it and the other is told", async () => {
  await setCommunity({ approve_alumni_by_hand: false });
  const tokens = [await register("last-a@example.jp"), await register("last-b@example.jp")];
  const { alumni_count, employee_count } = await counters();
  await setCommunity({ member_limit: alumni_count + employee_count + 1 });
  const results = await Promise.all(tokens.map((token) => activate(token)));
  expect(results.filter(({ status }) => status !== 200)).toMatchObject([
    { status: 400, code: "VALIDATE_NUMBER_OF_USERS" },
  ]);
  expect((await counters()).alumni_count).toBe(alumni_count + 1);
  // The same link works once there is room.
  await setCommunity({ member_limit: 500 });
  const loser = tokens[results.findIndex(({ status }) => status !== 200)] ?? "";
  expect((await activate(loser)).data).toMatchObject({ under_review: false });
});

describe("the mail, once more", () => {
  const resend = (cookie?: string) => guest.send(resendActivationMail, { headers: cookie ? { cookie } : {} });
  const mailsTo = async (email: string) =>
    (await server.mails()).filter(({ to }) => to.address === email).length;

  test("goes to whom the browser has registered, after a minute, and its link is the one that works", async () => {
    const first = await registerIn("again@example.jp");
    await resend(first.cookie);
    await server.drainJobs();
    expect(await mailsTo("again@example.jp")).toBe(1);
    server.clock.advance({ seconds: 61 });
    expect(await resend(first.cookie)).toMatchObject({ status: 200 });
    await server.drainJobs();
    const token = await tokenMailedTo(server, "again@example.jp");
    expect(token).not.toBe(first.token);
    expect(await activate(first.token, null, first.cookie)).toMatchObject({
      code: "ERROR_ACTIVATION_EXPIRED",
    });
    expect(await activate(token, null, first.cookie)).toMatchObject({ status: 200 });
    server.clock.advance({ seconds: 61 });
    await resend(first.cookie);
    await server.drainJobs();
    expect(await mailsTo("again@example.jp")).toBe(2);
  });

  test("goes at most five times, and to nobody from another browser", async () => {
    const { cookie } = await registerIn("often@example.jp");
    expect(await resend()).toMatchObject({ status: 200 });
    for (let turn = 0; turn < ACTIVATION_MAILS + 2; turn++) {
      server.clock.advance({ seconds: 61 });
      await resend();
      await resend("enishi_registration=somebody-elses");
      await resend(cookie);
      await server.drainJobs();
    }
    expect(await mailsTo("often@example.jp")).toBe(ACTIVATION_MAILS);
  });
});
