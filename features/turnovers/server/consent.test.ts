import { beforeEach, describe, expect, test } from "vitest";
import {
  listChatrooms,
  markDirectRead,
  showChat,
  showDirectChat,
  startDirectChat,
} from "#features/chats/contract/calls.ts";
import { chatRoom } from "#features/chats/contract/live.ts";
import { sendDirectMessage } from "#features/chats/contract/message-calls.ts";
import { listCommunities, showCommunity } from "#features/communities/contract/calls.ts";
import { enter, typedPassword } from "#features/employees/server/employees.test-helper.ts";
import { setNoticeChoices } from "#features/notice-choices/contract/calls.ts";
import { sendDigests } from "#features/notice-choices/server/digests.ts";
import { downloadOwnData, prepareOwnData } from "#features/own-data/contract/calls.ts";
import { unzip } from "#features/own-data/server/unzip.test-helper.ts";
import { pausePeople } from "#features/people/contract/acts.ts";
import { createPost, getPost } from "#features/posts/contract/calls.ts";
import { expressInterest } from "#features/reactions/contract/interest-calls.ts";
import { registerAlumnus } from "#features/registration/contract/calls.ts";
import {
  typedPassword as alumnusPassword,
  registrationOf,
} from "#features/registration/server/register.test-helper.ts";
import { leaveService } from "#features/withdrawal/contract/calls.ts";
import { castPassword } from "#kit/testing/cast.ts";
import { connectLive } from "#kit/testing/live-socket.ts";
import type { Who } from "#kit/testing/test-client.ts";
import { startTestServer } from "#kit/testing/test-server.ts";
import { inviteTurnedOver, turnOver } from "../contract/calls.ts";
import { TURNOVER_UNDO_DAYS, TURNOVER_WAIT_HOURS } from "../contract/limits.ts";
import {
  checkObjectionLink,
  confirmTurnover,
  listOwnTurnovers,
  objectToTurnover,
  showOwnTurnover,
} from "../contract/own-calls.ts";
import { askedPeople, type Employee } from "./asked-people.test-helper.ts";
import { carryOutDue, keyMailedTo, turnOverAtOnce } from "./turnovers.test-helper.ts";

const server = await startTestServer();
const address = await server.listen();
const { aoba, membership } = server.ids;
const db = server.database.kysely;
const guest = server.as("guest");
const params = { id: aoba };

const { employee, here, ask, asked, confirm, object, undo, shown, rowOf, wait, actsOn, mailsTo, accept } =
  askedPeople(server);

describe("asking for a turnover", () => {
  test.each([
    ["nothing", undefined, "ERROR_INVALID_PARAMS"],
    ["another password", "Chigau-2026-pw", "ERROR_CURRENT_PASSWORD"],
  ])("takes the administrator's password, not %s", async (_, current_password, code) => {
    const one = await employee();
    await expect(
      server.as("misaki").call(turnOver, { params: here(one), body: { email: one.home, current_password } }),
    ).rejects.toMatchObject({ code, faults: [{ field: "current_password" }] });
    expect(await shown(one)).toMatchObject({ request: null });
  });

  test("changes nothing; the employee gets a letter at work, in their language, and a notice in the product", async () => {
    const one = await employee();
    const { token } = await asked(one);
    expect(await rowOf(one)).toMatchObject({ kind: "employee", state: "participating" });
    expect((await server.as(one.session).call(showCommunity, { params })).data.id).toBe(aoba);
    const letter = (await server.mails()).find(({ to }) => to.address === one.email);
    expect(letter?.subject).toBe("【青葉製作所アルムナイ】アルムナイへの切り替えの確認");
    for (const part of ["田中 美咲", one.home, `${TURNOVER_WAIT_HOURS}時間`, token])
      expect(letter?.text, part).toContain(part);
    expect(await mailsTo(one.home)).toEqual([]);
    const { records } = await server.as(one.session).call(listOwnTurnovers);
    expect(records).toMatchObject([
      { email: one.home, state: "waiting", abilities: { confirm: true, object: true } },
    ]);
    expect((await shown(one)).request).toMatchObject({ email: one.home, due_at: expect.any(String) });
    expect(await actsOn(one)).toContainEqual(["turnOver", [null, one.home]]);
  });

  test("is refused while a request is under way, and it is withdrawn with a letter", async () => {
    const one = await employee();
    await asked(one);
    await expect(ask(one)).rejects.toMatchObject({ code: "ERROR_TURNOVER_REQUESTED" });
    await undo(one);
    await server.drainJobs();
    expect(await mailsTo(one.email)).toContain(
      "【青葉製作所アルムナイ】アルムナイへの切り替えの依頼が取り下げられました",
    );
    await asked(one);
  });

  test("answers alike whether the private address has an account elsewhere or not", async () => {
    const [one, other] = [await employee(), await employee()];
    expect(await ask(one, "misaki", "ren-not-there@example.jp")).toEqual(
      await ask(other, "misaki", "ren@example.jp"),
    );
  });
});

describe("without an answer", () => {
  test("it is carried out once, 72 hours after the letter has left", async () => {
    const one = await employee();
    await ask(one);
    await wait();
    expect(await rowOf(one), "no letter has left yet").toMatchObject({ kind: "employee" });
    await server.drainJobs();
    await wait(TURNOVER_WAIT_HOURS - 1);
    expect(await rowOf(one)).toMatchObject({ kind: "employee" });
    await wait(1);
    await carryOutDue(server);
    expect(await rowOf(one)).toMatchObject({ kind: "alumnus", state: "paused" });
    const acts = (await actsOn(one)).filter(([act]) => act === "carryOutTurnover");
    expect(acts).toEqual([["carryOutTurnover", [null, one.home]]]);
    await expect(server.as(one.session).call(showCommunity, { params })).rejects.toMatchObject({
      status: 404,
    });
    expect(await keyMailedTo(server, one.home)).toEqual(expect.any(String));
  });

  test("a suspension puts it off", async () => {
    const one = await employee();
    await asked(one);
    const suspend = (suspended_at: Date | null) =>
      db.updateTable("communities").set({ suspended_at }).where("id", "=", aoba).execute();
    await suspend(server.clock.now());
    await wait();
    expect(await rowOf(one)).toMatchObject({ kind: "employee" });
    await suspend(null);
    await wait(0);
    expect(await rowOf(one)).toMatchObject({ kind: "alumnus" });
  });

  test("it lapses, and the office is told, where something has come between", async () => {
    const [paused, appointed, taken, left] = [
      await employee(),
      await employee(),
      await employee(),
      await employee(),
    ];
    for (const one of [paused, appointed, taken, left]) await asked(one);
    await server.as("misaki").call(pausePeople.employee, { params, body: { ids: [paused.id] } });
    await db.updateTable("memberships").set({ role: "ordinary" }).where("id", "=", appointed.id).execute();
    await enter(server, "misaki", aoba, { email: taken.home });
    await server.as(left.session).call(leaveService, { body: { current_password: typedPassword } });
    await wait();
    for (const one of [paused, appointed, taken]) {
      expect(await rowOf(one)).toMatchObject({ kind: "employee" });
      expect(await actsOn(one)).toContainEqual(["lapseTurnover", [one.home, null]]);
    }
    expect(await rowOf(left)).toMatchObject({ kind: "employee", state: "withdrawn" });
    await server.drainJobs();
    expect(await mailsTo("makoto@example.jp")).toContain(
      "【青葉製作所アルムナイ】アルムナイへの切り替えが行われませんでした",
    );
    await db.updateTable("memberships").set({ role: "member" }).where("id", "=", appointed.id).execute();
  });

  test("it lapses where the administrator who asked is none any more", async () => {
    const one = await employee();
    await asked(one);
    const role = (value: "member" | "ordinary") =>
      db
        .updateTable("memberships")
        .set({ role: value })
        .where("id", "=", membership.misaki ?? 0)
        .execute();
    await role("member");
    await wait();
    await role("ordinary");
    expect(await rowOf(one)).toMatchObject({ kind: "employee", state: "participating" });
    expect((await shown(one)).request).toBeNull();
  });
});

describe("the employee objects", () => {
  test("by the letter's link, once, without being signed in; looking at it changes nothing", async () => {
    const one = await employee();
    const { token } = await asked(one);
    for (const _ of [1, 2])
      expect((await guest.call(checkObjectionLink, { body: { token } })).data).toMatchObject({
        email: one.home,
      });
    expect((await shown(one)).request).not.toBeNull();
    await object(token);
    await expect(object(token)).rejects.toMatchObject({ code: "ERROR_TURNOVER_REQUEST_OBJECTED" });
    await wait();
    expect(await rowOf(one)).toMatchObject({ kind: "employee", state: "participating" });
    expect(await actsOn(one)).toContainEqual(["objectToTurnover", [one.home, null]]);
    await server.drainJobs();
    for (const who of ["makoto@example.jp", "misaki@example.jp"])
      expect(await mailsTo(who)).toContain(
        "【青葉製作所アルムナイ】アルムナイへの切り替えに異議がありました",
      );
  });

  test("signed in; then only the contractor can ask again", async () => {
    const one = await employee();
    const { id } = await asked(one);
    await server.as(one.session).call(objectToTurnover, { params: { turnover_id: id } });
    await expect(ask(one)).rejects.toMatchObject({ code: "ERROR_TURNOVER_OBJECTED_BEFORE" });
    expect((await shown(one)).refusal).toBe("ERROR_TURNOVER_OBJECTED_BEFORE");
    expect((await shown(one, "makoto")).refusal).toBeNull();
    await ask(one, "makoto");
    await undo(one);
    await expect(ask(one), "a withdrawn request does not end it").rejects.toMatchObject({
      code: "ERROR_TURNOVER_OBJECTED_BEFORE",
    });
  });

  test("too late is told so, and an unknown link says no more", async () => {
    const one = await employee();
    const { token } = await asked(one);
    await wait();
    await expect(object(token)).rejects.toMatchObject({ code: "ERROR_TURNOVER_REQUEST_CARRIED_OUT" });
    await expect(object("nothing")).rejects.toMatchObject({ code: "ERROR_TURNOVER_REQUEST_UNKNOWN" });
  });

  test("nobody else decides: not another employee, an alumnus, an administrator, nor another community's", async () => {
    const one = await employee();
    const { id } = await asked(one);
    const turnover_id = id;
    for (const [who, status] of [
      ["emi", 404],
      ["misaki", 404],
      ["yui", 404],
      ["hanako", 403],
    ] as const) {
      const as = server.as(who);
      for (const call of [
        () => as.call(showOwnTurnover, { params: { turnover_id } }),
        () => as.call(objectToTurnover, { params: { turnover_id } }),
        () => as.call(confirmTurnover, { params: { turnover_id }, body: { current_password: castPassword } }),
      ])
        await expect(call(), who).rejects.toMatchObject({ status });
    }
    expect((await shown(one)).request).not.toBeNull();
  });
});

describe("private chats", () => {
  let one: Employee;
  let direct: number;
  let interest: { post: number; room: number };
  let toOffice: number;
  const secret = "二人だけの話";
  const write = (who: Who, room: number, content: string) =>
    server.as(who).call(sendDirectMessage, {
      params: { chatroom_id: room },
      body: { content, client_id: crypto.randomUUID() },
    });
  const start = async (who: Who, user_id: number) =>
    (await server.as(who).call(startDirectChat, { params, body: { user_id } })).direct_chatroom_id;
  const unreadOf = async (who: Who) =>
    (await server.as(who).call(listCommunities)).data.records[0]?.unread_chat_count;
  const roomsOf = async (who: Who) =>
    (await server.as(who).call(listChatrooms, { params, query: {} })).chatrooms.map(({ id }) => id);
  /** Everything in the file of one's own data, as one text. */
  const ownDataOf = async (who: Who) => {
    const body = { current_password: alumnusPassword };
    const { ticket } = (await server.as(who).call(prepareOwnData, { body })).data;
    const { bytes } = await server.as(who).send(downloadOwnData, { query: { ticket, language: "ja" } });
    return [...unzip(bytes).values()].map(String).join("\n");
  };
  const mailEverythingTo = async (who: Who) => {
    await server.as(who).call(setNoticeChoices, { body: { chat: "daily", interest: "daily" } });
    await sendDigests.run(server.services, {});
    await server.drainJobs();
  };
  const opens = async (who: Who, room: number) =>
    (await server.as(who).send(showDirectChat, { query: { chatroom_id: room } })).status === 200;

  beforeEach(async () => {
    one = await employee();
    direct = await start(one.session, membership.emi ?? 0);
    await write("emi", direct, secret);
    toOffice = await start(one.session, 0);
    await write(one.session, toOffice, secret);
    const body = { client_id: crypto.randomUUID(), content_type: 2, title: "手伝い", content: "<p>a</p>" };
    const { data } = await server.as("emi").call(createPost, { params, body });
    await server
      .as(one.session)
      .call(expressInterest, { params: { id: data.id }, body: { message: secret } });
    const post = (await server.as(one.session).call(getPost, { params: { id: data.id } })).data;
    interest = { post: data.id, room: post.chatroom_id ?? 0 };
    expect(await unreadOf(one.session)).toBe(1);
  });

  test("stay closed to the new account everywhere, and the other side sees that nobody reads them", async () => {
    await asked(one);
    await wait();
    const alumnus = await accept(one);
    expect(await server.as(alumnus).call(listChatrooms, { params, query: {} })).toMatchObject({
      chatrooms: [],
      total_records: 0,
      unread_count: 0,
      direct_chatroom_id: null,
    });
    expect(await unreadOf(alumnus)).toBe(0);
    for (const room of [direct, toOffice]) expect(await opens(alumnus, room)).toBe(false);
    const as = server.as(alumnus);
    await expect(as.call(showChat, { params: { room: interest.room } })).rejects.toMatchObject({
      status: 404,
    });
    expect((await as.call(getPost, { params: { id: interest.post } })).data).toMatchObject({
      interest: true,
      chatroom_id: null,
    });
    await expect(write(alumnus, direct, "なりすまし")).rejects.toMatchObject({ status: 404 });
    const live = await connectLive(address, alumnus);
    expect(await live.join(chatRoom(direct))).toBe(false);
    live.close();
    expect(await ownDataOf(alumnus)).not.toContain(secret);
    await expect(write("emi", direct, "まだいますか")).rejects.toMatchObject({ code: "CHAT_PARTNER_AWAY" });
    const { chatroom, messages } = await server
      .as("emi")
      .call(showDirectChat, { query: { chatroom_id: direct } });
    expect(chatroom).toMatchObject({ available: false, abilities: { send: false } });
    expect(messages.map(({ content }) => content)).toEqual([secret]);
  });

  test("of which no mail tells the new account, and of others it does", async () => {
    await server.as(one.session).call(setNoticeChoices, { body: { chat: "off" } });
    await server.as(one.session).call(markDirectRead, { params: { id: direct }, body: { seq: 1 } });
    await write("emi", direct, secret);
    await turnOverAtOnce(server, "misaki", here(one), one.home);
    const alumnus = await accept(one);
    const chatMails = async () =>
      (await server.mails()).filter(
        ({ to, text }) => to.address === one.home && text.includes("direct_chat"),
      );
    await mailEverythingTo(alumnus);
    expect(await chatMails()).toEqual([]);
    await write("emi", await start("emi", one.id), "はじめまして");
    await mailEverythingTo(alumnus);
    expect(await chatMails()).toHaveLength(1);
  });

  test("the pair begins another chat, and what is removed from a closed one counts for nobody", async () => {
    await asked(one);
    await wait();
    const alumnus = await accept(one);
    const fresh = await start("emi", one.id);
    expect(fresh).not.toBe(direct);
    await write("emi", fresh, "はじめまして");
    expect(await roomsOf(alumnus)).toEqual([fresh]);
    expect(await start(alumnus, 0)).not.toBe(toOffice);
    expect(await unreadOf(alumnus)).toBe(1);
  });

  test("open at once when the employee confirms afterwards", async () => {
    const { id } = await asked(one);
    await wait();
    const alumnus = await accept(one);
    expect((await server.as(one.session).call(listOwnTurnovers)).records).toMatchObject([
      { id, state: "carried_out", accepted: true, abilities: { confirm: true, object: false } },
    ]);
    await confirm(one, id);
    expect(await opens(alumnus, direct)).toBe(true);
    expect(await ownDataOf(alumnus)).toContain(secret);
    expect((await roomsOf(alumnus)).toSorted()).toEqual([direct, toOffice, interest.room].toSorted());
    expect(await unreadOf(alumnus)).toBe(1);
    expect(await start("emi", one.id)).toBe(direct);
    await write("emi", direct, "おかえりなさい");
    await expect(confirm(one, id)).rejects.toMatchObject({ code: "ERROR_TURNOVER_REQUEST_CONFIRMED" });
  });

  test("follow the membership when the employee confirms first, which needs no wait", async () => {
    const { id } = await asked(one);
    await expect(confirm(one, id, "Chigau-2026-pw")).rejects.toMatchObject({
      code: "ERROR_CURRENT_PASSWORD",
    });
    await confirm(one, id);
    expect(await rowOf(one)).toMatchObject({ kind: "alumnus", state: "paused" });
    const alumnus = await accept(one);
    expect(await opens(alumnus, direct)).toBe(true);
    expect((await actsOn(one)).map(([act]) => act)).toEqual(
      expect.arrayContaining(["turnOver", "confirmTurnover", "carryOutTurnover", "acceptTurnover"]),
    );
  });

  test("a confirmation is for the address it was asked about: another one asks again", async () => {
    const { id } = await asked(one);
    await confirm(one, id);
    const other = `other-${one.home}`;
    const change = (current_password?: string) =>
      server.as("misaki").call(inviteTurnedOver, {
        params: here(one),
        body: { email: other, current_password },
      });
    await expect(change()).rejects.toMatchObject({ faults: [{ field: "current_password" }] });
    const first = await keyMailedTo(server, one.home);
    await change(castPassword);
    await expect(
      guest.call(registerAlumnus, { body: registrationOf(first, one.home) }),
    ).rejects.toMatchObject({ code: "ERROR_TURNOVER_INVITATION_REVOKED" });
    await server.drainJobs();
    expect(await mailsTo(other)).toEqual([]);
    await wait();
    const alumnus = await accept({ ...one, home: other });
    expect(await opens(alumnus, direct)).toBe(false);
  });

  test("undone, they are the employee's again, and those of the alumnus are not", async () => {
    await asked(one);
    await wait();
    const alumnus = await accept(one);
    const fresh = await start("emi", one.id);
    await write(alumnus, fresh, "個人の話");
    await undo(one, "makoto");
    expect(await opens(one.session, direct)).toBe(true);
    expect(await opens(one.session, fresh)).toBe(false);
    expect(await unreadOf(one.session)).toBe(1);
    expect(await start("emi", one.id)).toBe(direct);
  });
});

describe("after the invitation was accepted", () => {
  test("the contractor undoes it, and both sides are told", async () => {
    const one = await employee();
    const before = await rowOf(one);
    await asked(one);
    await wait();
    const alumnus = await accept(one);
    const { account_id } = await rowOf(one);
    await expect(undo(one)).rejects.toMatchObject({ code: "ERROR_TURNOVER_UNDO_CONTRACTOR" });
    expect((await shown(one)).abilities.undo).toBe(false);
    expect(await shown(one, "makoto")).toMatchObject({ accepted: {}, abilities: { undo: true } });
    await undo(one, "makoto");
    const after = await rowOf(one);
    const { display_name, registration, kind, state, employee_id } = before;
    expect(after).toMatchObject({
      account_id: before.account_id,
      display_name,
      registration,
      kind,
      state,
      employee_id,
    });
    await expect(server.as(alumnus).call(showCommunity, { params })).rejects.toMatchObject({
      status: 404,
    });
    expect((await server.as(one.session).call(showCommunity, { params })).data.id).toBe(aoba);
    await server.drainJobs();
    expect(await mailsTo(one.email)).toContain("【青葉製作所アルムナイ】在籍者に戻りました");
    expect(await mailsTo(one.home)).toContain(
      "【青葉製作所アルムナイ】アルムナイとしてのご利用が終わりました",
    );
    expect(await actsOn(one)).toContainEqual(["undoTurnover", [one.home, null]]);
    const left = await db.selectFrom("accounts").select("id").where("id", "=", account_id).execute();
    expect(left, "the alumnus's account is theirs").toHaveLength(1);
  });

  test("not after its days, nor where the employee has been entered again or has closed the account", async () => {
    const [late, again, closed] = [await employee(), await employee(), await employee()];
    for (const one of [late, again, closed]) {
      await asked(one);
      await wait();
      await accept(one);
    }
    await enter(server, "misaki", aoba, { email: again.email });
    await expect(undo(again, "makoto")).rejects.toMatchObject({ code: "ERROR_TURNOVER_ENTERED_AGAIN" });
    await server.as(closed.session).call(leaveService, { body: { current_password: typedPassword } });
    await expect(undo(closed, "makoto")).rejects.toMatchObject({ code: "ERROR_TURNOVER_ACCOUNT_CLOSED" });
    server.clock.advance({ days: TURNOVER_UNDO_DAYS });
    await expect(undo(late, "makoto")).rejects.toMatchObject({ status: 404 });
  });
});
