import { beforeEach, expect, test } from "vitest";
import { DAY_MS } from "#kit/contract/durations.ts";
import { startTestServer } from "#kit/testing/test-server.ts";
import {
  countUnreadProductNotices,
  listProductNotices,
  markProductNoticesRead,
  showProductNotice,
} from "../contract/calls.ts";

const server = await startTestServer();
const { kysely } = server.database;
const hanako = server.as("hanako");

const daysFromNow = (days: number) => new Date(server.clock.now().getTime() + days * DAY_MS);
const publish = async (title: string, from: number, until: number | null = null) =>
  (
    await kysely
      .insertInto("product_notices")
      .values({
        title,
        content: `${title}について`,
        public_date: daysFromNow(from),
        end_date: until === null ? null : daysFromNow(until),
        created_at: server.clock.now(),
        updated_at: server.clock.now(),
      })
      .returning("id")
      .executeTakeFirstOrThrow()
  ).id;
const titles = async () => (await hanako.call(listProductNotices)).data.records.map(({ title }) => title);
const unread = async () => (await hanako.call(countUnreadProductNotices)).total_unread_notification;

beforeEach(async () => {
  await kysely.deleteFrom("product_notices").execute();
  server.clock.advance({ days: 10 });
});

test("only what is public now is listed, the latest first", async () => {
  await publish("機能追加のお知らせ", -2);
  await publish("メンテナンスのお知らせ", -1);
  await publish("まだ公開前", 1);
  await publish("もう公開終了", -3, -1);
  expect(await titles()).toEqual(["メンテナンスのお知らせ", "機能追加のお知らせ"]);
  expect(await unread()).toBe(2);
});

test("what was published before the account existed is there to read, but no news", async () => {
  await publish("開設のお知らせ", -400);
  expect(await titles()).toEqual(["開設のお知らせ"]);
  expect(await unread()).toBe(0);
});

test("opening marks read for the one who opened it, once (R269)", async () => {
  const id = await publish("規約改定のお知らせ", -1);
  const [answer] = await Promise.all(
    [1, 2].map(() => hanako.call(showProductNotice, { params: { nid: id }, query: { admin_site: "true" } })),
  );
  expect(answer?.data).toMatchObject({ is_read: true, content: "規約改定のお知らせについて" });
  expect(await unread()).toBe(0);
  expect((await server.as("ken").call(countUnreadProductNotices)).total_unread_notification).toBe(1);
});

test("marking all read leaves what is not public yet unread for its day", async () => {
  await publish("一通目", -2);
  await publish("二通目", -1);
  await publish("明日の分", 1);
  await hanako.call(markProductNoticesRead);
  expect(await unread()).toBe(0);
  server.clock.advance({ days: 2 });
  expect(await unread()).toBe(1);
});

test("a notice that is not public is not found, and a guest is asked to log in", async () => {
  const id = await publish("まだ公開前", 1);
  await expect(hanako.call(showProductNotice, { params: { nid: id } })).rejects.toMatchObject({
    status: 404,
  });
  await expect(server.as("guest").call(listProductNotices)).rejects.toMatchObject({ status: 401 });
});
