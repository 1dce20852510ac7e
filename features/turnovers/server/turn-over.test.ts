import { beforeAll, describe, expect, test } from "vitest";
import { auditedTargets } from "#features/audit-log/server/audited-targets.test-helper.ts";
import { listCommunities, showCommunity } from "#features/communities/contract/calls.ts";
import { COMMUNITY_ROOM } from "#features/communities/contract/live.ts";
import { registerEmployee } from "#features/employees/contract/calls.ts";
import {
  enter,
  invite,
  registrationBy,
  sessionOf,
  typedPassword,
} from "#features/employees/server/employees.test-helper.ts";
import { downloadFile, uploadImage } from "#features/files/contract/calls.ts";
import { createGroup, listGroups } from "#features/groups/contract/calls.ts";
import { pausePeople, resumePeople } from "#features/people/contract/acts.ts";
import { createPost, listPosts } from "#features/posts/contract/calls.ts";
import { likePost } from "#features/reactions/contract/like-calls.ts";
import { showInvitedCommunity } from "#features/registration/contract/calls.ts";
import { leaveService } from "#features/withdrawal/contract/calls.ts";
import { ROOM_CLOSED, roomName } from "#kit/contract/live.ts";
import { jpeg } from "#kit/server/images/test-pictures.test-helper.ts";
import { cast, castPassword, type PersonKey } from "#kit/testing/cast.ts";
import { connectLive } from "#kit/testing/live-socket.ts";
import { startTestServer } from "#kit/testing/test-server.ts";
import { inviteTurnedOver, revokeTurnoverInvitation, showTurnover, undoTurnover } from "../contract/calls.ts";
import { TURNOVER_WAIT_HOURS } from "../contract/limits.ts";
import { carryOutDue, keyMailedTo, turnOverAtOnce } from "./turnovers.test-helper.ts";

const server = await startTestServer();
const address = await server.listen();
const { aoba, minato, membership, account } = server.ids;
const db = server.database.kysely;
const params = { id: aoba };
const ken = { id: aoba, user_id: membership.ken ?? 0 };
const home = "ken-private@example.jp";
const misaki = server.as("misaki");
const post = (title: string) => ({
  client_id: crypto.randomUUID(),
  content_type: 1,
  title,
  content: `<p>${title}</p>`,
});
const counts = () =>
  db
    .selectFrom("communities")
    .select(["alumni_count", "employee_count"])
    .where("id", "=", aoba)
    .executeTakeFirstOrThrow();
const rowOf = (id: number) =>
  db.selectFrom("memberships").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
const begin = (user_id: number, email: string, who: PersonKey = "misaki", id = aoba) =>
  turnOverAtOnce(server, who, { id, user_id }, email);
const look = async (x: string) =>
  (await server.as("guest").call(showInvitedCommunity, { params: { x } })).turned_over;

describe("an employee who leaves is made an alumnus", () => {
  let before: Awaited<ReturnType<typeof counts>>;
  let heard: unknown[];
  let article: number;
  let pictures: { kept: number; draft: number };
  const upload = async () => {
    const image = new File([new Uint8Array(await jpeg(400, 300))], "工場.jpg");
    return (await server.as("ken").call(uploadImage, { params, files: { image }, body: {} })).data.id;
  };
  const statusFor = async (who: PersonKey, fileId: number) =>
    (await server.as(who).send(downloadFile, { params: { id: aoba, fileId } })).status;

  beforeAll(async () => {
    before = await counts();
    pictures = { kept: await upload(), draft: await upload() };
    const body = { ...post("工場の思い出"), image_ids: [pictures.kept] };
    article = (await server.as("ken").call(createPost, { params, body })).data.id;
    for (const id of Object.values(pictures)) expect(await statusFor("ken", id)).toBe(200);
    await server.as("ken").call(createGroup, {
      params,
      body: { client_id: crypto.randomUUID(), name: "写真部", information: "", is_invitation_only: false },
    });
    await db
      .updateTable("communities")
      .set({ member_limit: before.alumni_count + before.employee_count })
      .where("id", "=", aoba)
      .execute();
    expect((await misaki.call(showTurnover, { params: ken })).data).toMatchObject({
      name: "高橋 健",
      refusal: null,
      kept: { posts: 1, comments: 0, groups: 1 },
      waiting: null,
    });
    const live = await connectLive(address, "ken");
    expect(await live.join(roomName(COMMUNITY_ROOM, aoba))).toBe(true);
    await begin(ken.user_id, home);
    heard = (await live.until(ROOM_CLOSED)).map(({ payload }) => payload);
    live.close();
  });

  test("nothing of the employee side stays open, the account itself does", async () => {
    expect(heard).toEqual([roomName(COMMUNITY_ROOM, aoba)]);
    for (const call of [showCommunity, listPosts])
      await expect(server.as("ken").call(call, { params })).rejects.toMatchObject({ status: 404 });
    expect((await server.as("ken").call(listCommunities)).data.records).toEqual([]);
  });

  test("its account opens no picture any more, its own included; those of kept posts show to whoever reads them", async () => {
    for (const id of Object.values(pictures)) expect(await statusFor("ken", id)).toBe(404);
    for (const who of ["emi", "hanako"] as const) {
      expect(await statusFor(who, pictures.kept)).toBe(200);
      expect(await statusFor(who, pictures.draft)).toBe(404);
    }
  });

  test("posts and groups keep their author's name, who waits under the same id", async () => {
    const { data } = await server.as("emi").call(listPosts, { params });
    expect(data.records.find(({ id }) => id === article)?.user_post).toMatchObject({
      user_id: ken.user_id,
      user_type: "alumni",
      display_name: "高橋 健",
      available: false,
    });
    const { groups } = await misaki.call(listGroups, { params });
    expect(groups.find(({ name }) => name === "写真部")?.creator).toMatchObject({ user_id: ken.user_id });
  });

  test("the place stays taken, also in a full community, and is counted as an alumnus's", async () => {
    expect(await counts()).toEqual({
      alumni_count: before.alumni_count + 1,
      employee_count: before.employee_count - 1,
    });
    await db.updateTable("communities").set({ member_limit: 500 }).where("id", "=", aoba).execute();
  });

  test("nothing more is mailed to the address at work, the invitation goes to the private one", async () => {
    const key = await keyMailedTo(server, home);
    await server.as("emi").call(likePost, { params: { id: article } });
    await server.drainJobs();
    expect(
      (await server.mails()).flatMap(({ to, subject }) => (to.address === cast.ken.email ? subject : [])),
    ).toEqual(["【青葉製作所アルムナイ】アルムナイへの切り替えの確認"]);
    expect(await look(key)).toEqual({ display_name: "高橋 健", email: home });
    const mail = (await server.mails()).find(({ to }) => to.address === home);
    expect(mail?.subject).toBe("【青葉製作所アルムナイ】アルムナイとしてのご招待");
    expect(mail?.text).toContain("高橋 健 様");
  });

  test("a second administrator is told that it has been done", async () => {
    await expect(begin(ken.user_id, "other@example.jp", "makoto")).rejects.toMatchObject({
      code: "ERROR_TURNED_OVER",
    });
  });

  test("resuming leaves out whoever has not come yet", async () => {
    const { data } = await misaki.call(resumePeople.alumnus.preview, {
      params,
      body: { ids: [ken.user_id] },
    });
    expect(data).toMatchObject({ targets: [], excluded: [{ id: ken.user_id, reason: "notJoined" }] });
  });

  test("it is in the audit log", async () => {
    const acts = await auditedTargets(db)
      .select(["e.act", "e.actor_membership_id"])
      .where("t.membership_id", "=", ken.user_id)
      .where("e.is_view", "=", false)
      .orderBy("e.id")
      .execute();
    expect(acts).toEqual(
      ["turnOver", "carryOutTurnover"].map((act) => ({ act, actor_membership_id: membership.misaki })),
    );
  });

  test("an invitation that is stopped opens nothing, until it is sent again", async () => {
    const first = await keyMailedTo(server, home);
    await misaki.call(revokeTurnoverInvitation, { params: ken });
    await expect(look(first)).rejects.toMatchObject({ code: "ERROR_TURNOVER_INVITATION_REVOKED" });
    expect((await misaki.call(showTurnover, { params: ken })).data.waiting).toMatchObject({
      state: "revoked",
    });
    server.clock.advance({ minutes: 1 });
    await misaki.call(inviteTurnedOver, { params: ken, body: { email: home } });
    await expect(look(first)).rejects.toMatchObject({ code: "INVALID_URL_ERROR" });
    const second = await keyMailedTo(server, home);
    expect(second).not.toBe(first);
    expect(await look(second)).toMatchObject({ email: home });
  });

  test("an address that is mended takes the key from the wrong one at once", async () => {
    const wrong = await keyMailedTo(server, home);
    const body = { email: "ken-right@example.jp", current_password: castPassword };
    await misaki.call(inviteTurnedOver, { params: ken, body });
    await expect(look(wrong)).rejects.toMatchObject({ code: "ERROR_TURNOVER_INVITATION_REVOKED" });
    await server.drainJobs();
    server.clock.advance({ hours: TURNOVER_WAIT_HOURS });
    await carryOutDue(server);
    await expect(look(wrong)).rejects.toMatchObject({ code: "INVALID_URL_ERROR" });
    expect(await look(await keyMailedTo(server, "ken-right@example.jp"))).not.toBeNull();
  });

  test("undone before it is accepted, all is as it was", async () => {
    const key = await keyMailedTo(server, "ken-right@example.jp");
    await misaki.call(undoTurnover, { params: ken });
    await expect(look(key)).rejects.toMatchObject({ code: "INVALID_URL_ERROR" });
    expect(await counts()).toEqual(before);
    expect(await rowOf(ken.user_id)).toMatchObject({
      account_id: account.ken,
      kind: "employee",
      state: "participating",
    });
    expect((await server.as("ken").call(showCommunity, { params })).data.id).toBe(aoba);
    await expect(misaki.call(undoTurnover, { params: ken })).rejects.toMatchObject({ status: 404 });
  });

  test("it is not undone for whoever has been entered as an enrolled user again", async () => {
    await begin(ken.user_id, home);
    await enter(server, "misaki", aoba, { email: cast.ken.email });
    await expect(misaki.call(undoTurnover, { params: ken })).rejects.toMatchObject({
      code: "ERROR_TURNOVER_ENTERED_AGAIN",
    });
  });
});

describe("it is refused, and nothing changes", () => {
  test.each([
    ["the contractor", "makoto", "ERROR_TURNOVER_CONTRACTOR"],
    ["an administrator", "misaki", "ERROR_TURNOVER_ADMINISTRATOR"],
    ["an alumnus", "hanako", "ERROR_TURNED_OVER"],
  ] as const)("for %s", async (_, who, code) => {
    const user_id = membership[who] ?? 0;
    const refusal = { code };
    await expect(begin(user_id, "fresh@example.jp", "makoto")).rejects.toMatchObject(refusal);
    expect((await misaki.call(showTurnover, { params: { id: aoba, user_id } })).data.refusal).toBe(code);
  });

  test("for somebody who has not joined yet", async () => {
    const entered = await enter(server, "misaki", aoba, { email: "entered@example.jp" });
    await expect(begin(entered, "fresh@example.jp")).rejects.toMatchObject({
      code: "ERROR_TURNOVER_NOT_JOINED",
    });
  });

  test("for somebody who is paused, whose pause would end unnoticed", async () => {
    const user_id = membership.emi ?? 0;
    await misaki.call(pausePeople.employee, { params, body: { ids: [user_id] } });
    await expect(begin(user_id, "fresh@example.jp")).rejects.toMatchObject({
      code: "ERROR_TURNOVER_PAUSED",
    });
    expect((await misaki.call(showTurnover, { params: { id: aoba, user_id } })).data.refusal).toBe(
      "ERROR_TURNOVER_PAUSED",
    );
    await misaki.call(resumePeople.employee, { params, body: { ids: [user_id] } });
  });

  test("for somebody who has closed their account meanwhile", async () => {
    const key = await invite(server, "misaki", aoba, { email: "leaver@example.jp" });
    const { headers } = await server.as("guest").send(registerEmployee, { body: registrationBy(key) });
    const { id } = await db
      .selectFrom("memberships as m")
      .innerJoin("accounts as a", "a.id", "m.account_id")
      .select("m.id")
      .where("a.email", "=", "leaver@example.jp")
      .executeTakeFirstOrThrow();
    await server.as(sessionOf(headers)).call(leaveService, { body: { current_password: typedPassword } });
    await expect(begin(id, "fresh@example.jp")).rejects.toMatchObject({ code: "ERROR_TURNOVER_WITHDRAWN" });
    expect(await rowOf(id)).toMatchObject({ kind: "employee", state: "withdrawn" });
  });

  test.each([
    ["of an alumnus here", cast.hanako.email, "ERROR_TURNOVER_ALUMNUS_HERE"],
    ["of a candidate here", cast.aoi.email, "ERROR_TURNOVER_ALUMNUS_HERE"],
    ["of another employee here", cast.makoto.email, "ERROR_TURNOVER_EMPLOYEE_HERE"],
    ["at work", cast.emi.email, "ERROR_TURNOVER_WORK_ADDRESS"],
    ["that somebody else is invited at", home, "ERROR_TURNOVER_INVITED_HERE"],
  ])("for an address %s", async (_, email, code) => {
    await expect(begin(membership.emi ?? 0, email)).rejects.toMatchObject({
      code,
      faults: [{ field: "email" }],
    });
    expect(await rowOf(membership.emi ?? 0)).toMatchObject({ kind: "employee", state: "participating" });
  });

  test.each([
    ["an administrator of another community", "yui", aoba, 404],
    ["an employee", "emi", aoba, 403],
    ["an alumnus", "ichiro", aoba, 403],
    ["an administrator of another, by their own", "yui", minato, 404],
  ] as const)("by %s", async (_, who, id, status) => {
    await expect(begin(membership.emi ?? 0, "fresh@example.jp", who, id)).rejects.toMatchObject({ status });
  });
});

test("two administrators at the same moment turn somebody over once", async () => {
  const before = await counts();
  const emi = membership.emi ?? 0;
  const results = await Promise.allSettled([
    begin(emi, "emi-one@example.jp", "misaki"),
    begin(emi, "emi-two@example.jp", "makoto"),
  ]);
  expect(results.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  expect(await counts()).toEqual({
    alumni_count: before.alumni_count + 1,
    employee_count: before.employee_count - 1,
  });
});
