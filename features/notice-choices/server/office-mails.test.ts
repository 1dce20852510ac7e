import { beforeEach, describe, expect, test } from "vitest";
import { updateAdministrator } from "#features/administrators/contract/calls.ts";
import { startDirectChat } from "#features/chats/contract/calls.ts";
import { sendDirectMessage } from "#features/chats/contract/message-calls.ts";
import { updateCommunity } from "#features/community-settings/contract/calls.ts";
import { candidacyBegan } from "#features/memberships/server/events.ts";
import { inTransaction } from "#kit/server/work/work.ts";
import { startTestServer } from "#kit/testing/test-server.ts";
import { setNoticeChoices } from "../contract/calls.ts";
import { quietHoursEnd } from "./quiet-hours.ts";
import { remindOfWaitingChats } from "./waiting-chats.ts";

const server = await startTestServer();
const { aoba } = server.ids;
const db = server.database.kysely;
const params = { id: aoba };
const set = (body: Record<string, unknown>) => server.as("misaki").call(updateCommunity, { params, body });
const subjectsTo = async (who: string) =>
  (await server.mails()).filter(({ to }) => to.address === `${who}@example.jp`).map(({ subject }) => subject);
const remind = async () => {
  await remindOfWaitingChats.run(server.services, {});
  await server.drainJobs();
};
const write = async (content = "工場見学に参加できますか。") => {
  const { direct_chatroom_id } = await server
    .as("hanako")
    .call(startDirectChat, { params, body: { user_id: 0 } });
  await server
    .as("hanako")
    .call(sendDirectMessage, { params: { chatroom_id: direct_chatroom_id }, body: { content } });
  return direct_chatroom_id;
};
const waiting = "【青葉製作所アルムナイ】返信を待っているチャットが1件あります";

beforeEach(async () => {
  await set({
    mails_applications: true,
    mails_waiting_chats: true,
    quiet_from: null,
    quiet_until: null,
  }).catch(() => undefined);
  await db.updateTable("chatroom_members").set({ unread_count: 0, office_mailed_seq: null }).execute();
  await server.drainJobs();
});

describe("a chat in which somebody waits for the office", () => {
  test("is told of after a day, once, to those in charge of chats", async () => {
    await write();
    await remind();
    const before = (await subjectsTo("misaki")).length;
    server.clock.advance({ hours: 25 });
    await remind();
    await remind();
    expect((await subjectsTo("misaki")).slice(0, -before || undefined)).toEqual([waiting]);
    expect(await subjectsTo("makoto")).toContain(waiting);
    expect(await subjectsTo("ken")).not.toContain(waiting);
  });

  test("is told of to nobody who is not in charge, nor where the office does not want it", async () => {
    await set({ mails_waiting_chats: false });
    await write();
    server.clock.advance({ hours: 25 });
    const before = (await subjectsTo("misaki")).length;
    await remind();
    expect((await subjectsTo("misaki")).length).toBe(before);
    await set({ mails_waiting_chats: true });
    const { management_no } = await db
      .selectFrom("memberships")
      .select("management_no")
      .where("id", "=", server.ids.membership.misaki ?? 0)
      .executeTakeFirstOrThrow();
    const duties = (given: ("applications" | "chats")[]) =>
      server.as("misaki").call(updateAdministrator, {
        params: { id: aoba, management_no },
        body: { duties: given },
      });
    await duties(["applications"]);
    await remind();
    expect((await subjectsTo("misaki")).length).toBe(before);
    await duties(["applications", "chats"]);
  });

  test("is told of again only when the office has read it and somebody waits anew", async () => {
    const room = await write();
    server.clock.advance({ hours: 25 });
    await remind();
    const told = (await subjectsTo("misaki")).length;
    await write("いかがでしょうか。");
    server.clock.advance({ hours: 25 });
    await remind();
    expect((await subjectsTo("misaki")).length).toBe(told);
    const { last_seq } = await db
      .selectFrom("chatrooms")
      .select("last_seq")
      .where("id", "=", room)
      .executeTakeFirstOrThrow();
    await db
      .updateTable("chatroom_members")
      .set({ read_seq: last_seq, unread_count: 0 })
      .where("chatroom_id", "=", room)
      .where("is_office", "=", true)
      .execute();
    await write("もう一度お尋ねします。");
    server.clock.advance({ hours: 25 });
    await remind();
    expect((await subjectsTo("misaki")).length).toBe(told + 1);
  });
});

test("applications are mailed to administrators who want it at once, unless the office gives it up", async () => {
  await server.as("misaki").call(setNoticeChoices, { body: { application: "at_once" } });
  const apply = async () => {
    await inTransaction(server.services, (work) => work.emit(candidacyBegan, { communityId: aoba }));
    await server.drainJobs();
    return (await subjectsTo("misaki")).filter((subject) => subject.includes("参加の申し込み")).length;
  };
  const before = await apply();
  expect(before).toBeGreaterThan(0);
  await set({ mails_applications: false });
  expect(await apply()).toBe(before);
});

describe("quiet hours", () => {
  const night = { quiet_from: 22, quiet_until: 7 };
  const noon = { quiet_from: 12, quiet_until: 13 };
  test.each([
    ["in the evening before", night, "2026-11-21T22:30:00+09:00", "2026-11-22T07:00:00+09:00"],
    ["after midnight", night, "2026-11-22T03:00:00+09:00", "2026-11-22T07:00:00+09:00"],
    ["on the last day of February", night, "2028-02-29T23:00:00+09:00", "2028-03-01T07:00:00+09:00"],
    ["within a day", noon, "2026-11-22T12:00:00+09:00", "2026-11-22T13:00:00+09:00"],
    ["when they are over", night, "2026-11-22T07:00:00+09:00", undefined],
    ["before they begin", noon, "2026-11-22T11:59:00+09:00", undefined],
    ["where there are none", { quiet_from: null, quiet_until: null }, "2026-11-22T03:00:00+09:00", undefined],
  ] as const)("end as they are set, seen %s", (_, hours, now, end) => {
    expect(quietHoursEnd(hours, new Date(now))?.toISOString()).toBe(end && new Date(end).toISOString());
  });
});
