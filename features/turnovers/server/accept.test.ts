import { expect, test } from "vitest";
import { showCommunity } from "#features/communities/contract/calls.ts";
import { registerEmployee } from "#features/employees/contract/calls.ts";
import { enter, invite, registrationBy } from "#features/employees/server/employees.test-helper.ts";
import {
  activateAlumnus,
  joinCommunity,
  registerAlumnus,
  showInvitedCommunity,
} from "#features/registration/contract/calls.ts";
import {
  joiningOf,
  registrationOf,
  tokenMailedTo,
  typedPassword,
} from "#features/registration/server/register.test-helper.ts";
import type { PersonKey } from "#kit/testing/cast.ts";
import { startTestServer } from "#kit/testing/test-server.ts";
import { inviteTurnedOver, undoTurnover } from "../contract/calls.ts";
import { TURNOVER_INVITATION_DAYS } from "../contract/limits.ts";
import { keyMailedTo, turnOverAtOnce } from "./turnovers.test-helper.ts";

const server = await startTestServer();
const { aoba, account } = server.ids;
const db = server.database.kysely;
const guest = server.as("guest");
const params = { id: aoba };

/** Enters somebody who is turned over at once. */
async function leaver(name: string) {
  const key = await invite(server, "misaki", aoba, { email: `${name}@work.example.jp` });
  await guest.call(registerEmployee, { body: registrationBy(key) });
  const { id } = await db
    .selectFrom("memberships as m")
    .innerJoin("accounts as a", "a.id", "m.account_id")
    .select("m.id")
    .where("a.email", "=", `${name}@work.example.jp`)
    .executeTakeFirstOrThrow();
  const email = `${name}@home.example.jp`;
  await turnOverAtOnce(server, "misaki", { id: aoba, user_id: id }, email);
  return { id, email, key: await keyMailedTo(server, email) };
}
const counts = () =>
  db
    .selectFrom("communities")
    .select(["alumni_count", "employee_count", "candidate_count"])
    .where("id", "=", aoba)
    .executeTakeFirstOrThrow();
const rowOf = (id: number) =>
  db.selectFrom("memberships").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
const register = (key: string, email: string, changes = {}) =>
  guest.call(registerAlumnus, { body: registrationOf(key, email, changes) });
const activate = (token: string) => guest.call(activateAlumnus, { body: { token, password: typedPassword } });
const look = (x: string, who: PersonKey | "guest" = "guest") =>
  server.as(who).call(showInvitedCommunity, { params: { x } });
const join = (who: PersonKey, key: string) =>
  server.as(who).call(joinCommunity, { params, body: joiningOf(key) });

test("whoever registers by it has the membership they had, at once and without approval", async () => {
  const { id, email, key } = await leaver("sora");
  const before = await counts();
  const placeholder = (await rowOf(id)).account_id;
  expect(await look(key)).toMatchObject({
    alumni_community_information: { approve_alumni_by_hand: false },
    turned_over: { email },
  });
  await register(key, email);
  const { data } = await activate(await tokenMailedTo(server, email));
  expect(data).toMatchObject({ under_review: false, session: expect.anything() });
  const row = await rowOf(id);
  expect(row).toMatchObject({ kind: "alumnus", state: "participating", display_name: "さくら" });
  const owner = await db
    .selectFrom("accounts")
    .select(["kind", "email"])
    .where("id", "=", row.account_id)
    .executeTakeFirst();
  expect(owner).toEqual({ kind: "alumnus", email });
  expect(await counts()).toEqual(before);
  const left = await db.selectFrom("accounts").select("id").where("id", "=", placeholder).execute();
  expect(left, "nothing is left of the account that had held the place").toEqual([]);
});

test("a key is used once", async () => {
  const { email, key } = await leaver("umi");
  await register(key, email);
  await register(key, "second@example.jp");
  const second = await tokenMailedTo(server, "second@example.jp");
  await activate(await tokenMailedTo(server, email));
  await expect(look(key)).rejects.toMatchObject({ code: "ERROR_TURNOVER_INVITATION_USED" });
  await expect(activate(second)).rejects.toMatchObject({ code: "ERROR_TURNOVER_INVITATION_USED" });
  const made = await db
    .selectFrom("accounts")
    .select("id")
    .where("email", "=", "second@example.jp")
    .execute();
  expect(made).toEqual([]);
});

test("undone meanwhile, a registration by it comes to nothing", async () => {
  const { id, email, key } = await leaver("riku");
  await register(key, email);
  const token = await tokenMailedTo(server, email);
  await server.as("misaki").call(undoTurnover, { params: { id: aoba, user_id: id } });
  await expect(activate(token)).rejects.toMatchObject({ code: "ERROR_ACTIVATION_EXPIRED" });
  expect(await rowOf(id)).toMatchObject({ kind: "employee", state: "participating" });
});

test("with an account of another community one takes it over too", async () => {
  const { id, key } = await leaver("kai");
  await join("ren", key);
  expect(await rowOf(id)).toMatchObject({ account_id: account.ren, state: "participating" });
  expect((await server.as("ren").call(showCommunity, { params })).data.id).toBe(aoba);
});

test("whoever had been an alumnus here before, and left, takes it over as well", async () => {
  const { id, key } = await leaver("mio");
  await join("nao", key);
  expect(await rowOf(id)).toMatchObject({ account_id: account.nao, state: "participating" });
});

test("whoever is an alumnus here already is told so and gets no second membership", async () => {
  const { id, key } = await leaver("yuzu");
  await expect(look(key, "hanako")).rejects.toMatchObject({ code: "ERROR_PARTICIPATED" });
  await expect(join("hanako", key)).rejects.toMatchObject({ code: "ERROR_PARTICIPATED" });
  expect(await rowOf(id)).toMatchObject({ kind: "alumnus", state: "paused" });
});

test("the rules of registration hold: the address of an employee here, the terms of alumni", async () => {
  const { key, email } = await leaver("haru");
  await enter(server, "misaki", aoba, { email: "colleague@example.jp" });
  await expect(register(key, "colleague@example.jp")).rejects.toMatchObject({
    code: "VALIDATE_COMUNITY_AND_ALUMUNAI_DUPLICATE",
  });
  await expect(register(key, email, { consent_community: false })).rejects.toMatchObject({
    faults: [{ field: "consent_community" }],
  });
});

test("while the provider suspends the community a key opens nothing and no mail leaves; afterwards it does", async () => {
  const suspend = (suspended_at: Date | null) =>
    db.updateTable("communities").set({ suspended_at }).where("id", "=", aoba).execute();
  const { id, email, key } = await leaver("nagi");
  await server.as("misaki").call(inviteTurnedOver, { params: { id: aoba, user_id: id }, body: { email } });
  const mails = (await server.mails()).length;
  await suspend(server.clock.now());
  await server.drainJobs();
  expect(await server.mails()).toHaveLength(mails);
  await expect(look(key)).rejects.toMatchObject({ code: "INVALID_URL_ERROR" });
  await expect(register(key, email)).rejects.toMatchObject({ code: "INVALID_URL_ERROR" });
  await suspend(null);
  expect(await look(key)).toMatchObject({ turned_over: { email } });
});

test("after its days a key opens nothing", async () => {
  const { key } = await leaver("aki");
  server.clock.advance({ days: TURNOVER_INVITATION_DAYS });
  await expect(look(key)).rejects.toMatchObject({ code: "ERROR_TURNOVER_INVITATION_EXPIRED" });
});
