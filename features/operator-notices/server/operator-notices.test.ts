import { afterAll, beforeEach, describe, expect, test } from "vitest";
import {
  countUnreadProductNotices,
  listProductNotices,
  showProductNotice,
} from "#features/notices/contract/calls.ts";
import { productNoticesMoved, serviceRoom } from "#features/notices/contract/live.ts";
import type { Language } from "#kit/contract/language.ts";
import type { PersonKey } from "#kit/testing/cast.ts";
import { connectLive, type LiveSocket } from "#kit/testing/live-socket.ts";
import { startTestServer } from "#kit/testing/test-server.ts";
import * as calls from "../contract/calls.ts";
import { runProductNotices } from "./run-notices.ts";

const server = await startTestServer();
const { kysely } = server.database;
const unei = server.as("unei");
const address = await server.listen();
const sockets: LiveSocket[] = [];
afterAll(() => {
  for (const socket of sockets) socket.close();
});

const MINUTE_MS = 60_000;
/** A time so many minutes from now. */
const inMinutes = (minutes: number): string =>
  new Date(server.clock.now().getTime() + minutes * MINUTE_MS).toISOString();
const form = () => ({
  title: "メンテナンスのお知らせ",
  content: "<h2>日曜日</h2><p>深夜に<strong>停止</strong>します。</p>",
  title_en: "Maintenance",
  content_en: "<p>Enishi is <em>away</em> on Sunday night.</p>",
  published: true,
  public_date: inMinutes(-1),
});
const write = async (changes: object = {}) =>
  (await unei.call(calls.createProductNotice, { body: { ...form(), ...changes } })).data;
const at = (notice_id: number) => ({ params: { notice_id } });
const change = async (id: number, body: object) =>
  (await unei.call(calls.updateProductNotice, { ...at(id), body })).data;
const show = async (id: number) => (await unei.call(calls.showOperatorNotice, at(id))).data;
const list = async (query: object = {}) =>
  (await unei.call(calls.listOperatorNotices, { query })).data.records;
const bellOf = async (who: PersonKey, language?: Language) =>
  (await server.as(who).call(listProductNotices, { query: { language } })).data.records.map(
    ({ title }) => title,
  );
const read = async (who: PersonKey, nid: number, language?: Language) =>
  (await server.as(who).call(showProductNotice, { params: { nid }, query: { language } })).data;
const unreadOf = async (who: PersonKey) =>
  (await server.as(who).call(countUnreadProductNotices)).total_unread_notification;
/** Moves the clock, and lets the scheduled job run as it does each minute. */
const pass = async (minutes: number) => {
  server.clock.advance({ minutes });
  await runProductNotices.run(server.services, {});
};

beforeEach(async () => {
  await kysely.deleteFrom("product_notices").execute();
  // What was published before an account existed is no news to it.
  server.clock.advance({ hours: 1 });
});

describe("a product notice", () => {
  test("whose start has passed is read at once by alumni, employees and administrators of every community", async () => {
    const { id, state } = await write();
    expect(state).toBe("running");
    for (const who of ["hanako", "ken", "misaki", "yui"] as const)
      expect(await bellOf(who)).toEqual(["メンテナンスのお知らせ"]);
    expect(await read("hanako", id)).toMatchObject({ content: form().content });
  });

  test("is there from its start to its end, and a draft never", async () => {
    await write({ title: "予定", public_date: inMinutes(10), end_date: inMinutes(20) });
    await write({ title: "下書き", published: false });
    await write({ title: "過去", public_date: inMinutes(-20), end_date: inMinutes(-10) });
    expect((await list()).map(({ title, state }) => [title, state])).toEqual([
      ["予定", "scheduled"],
      ["下書き", "draft"],
      ["過去", "over"],
    ]);
    expect(await bellOf("hanako")).toEqual([]);
    await pass(11);
    expect(await bellOf("hanako")).toEqual(["予定"]);
    await pass(10);
    expect(await bellOf("hanako")).toEqual([]);
    expect((await list({ state: "over" })).map(({ title }) => title)).toEqual(["予定", "過去"]);
  });

  test("comes in the reader's language, and in Japanese where it has no English", async () => {
    const { id } = await write();
    expect(await bellOf("hanako", "en")).toEqual(["Maintenance"]);
    expect(await bellOf("hanako", "ja")).toEqual(["メンテナンスのお知らせ"]);
    expect(await read("hanako", id, "en")).toMatchObject({
      title: "Maintenance",
      content: form().content_en,
    });
    await change(id, { title_en: "", content_en: "" });
    expect(await bellOf("hanako", "en")).toEqual(["メンテナンスのお知らせ"]);
    expect(await read("hanako", id, "en")).toMatchObject({ content: form().content });
  });

  test("brings no script to its readers", async () => {
    const { id } = await write({ content: '<p onclick="x()">安全<script>x()</script></p>' });
    expect(await read("hanako", id)).toMatchObject({ content: "<p>安全</p>" });
    const preview = { content: '<p>一<img src=x onerror="x()"></p>', content_en: "" };
    expect((await unei.call(calls.previewProductNotice, { body: preview })).data.content).toBe("<p>一</p>");
  });

  test("says how many have read it, each person once", async () => {
    const { id } = await write();
    await read("hanako", id);
    await read("hanako", id);
    await read("yui", id);
    expect(await list()).toMatchObject([{ read_count: 2 }]);
    await change(id, { title: "直したお知らせ" });
    expect(await show(id)).toMatchObject({ title: "直したお知らせ", read_count: 2 });
    expect(await unreadOf("hanako")).toBe(0);
  });

  test("is unread for everybody where it is published again", async () => {
    const { id } = await write();
    await read("hanako", id);
    await change(id, { published: false });
    expect(await bellOf("hanako")).toEqual([]);
    expect(await show(id)).toMatchObject({ state: "draft", read_count: 1 });
    await change(id, { published: true });
    expect(await unreadOf("hanako")).toBe(1);
    expect(await show(id)).toMatchObject({ state: "running", read_count: 0 });
  });

  test("which is deleted is gone from every bell", async () => {
    const { id } = await write();
    await read("hanako", id);
    await unei.call(calls.deleteProductNotice, at(id));
    expect(await bellOf("ken")).toEqual([]);
    const remove = () => unei.call(calls.deleteProductNotice, at(id));
    for (const ask of [() => read("hanako", id), () => show(id), remove])
      await expect(ask()).rejects.toMatchObject({ status: 404 });
  });
});

describe("what is written", () => {
  test("does not end before it starts, in a change of one time either", async () => {
    const refused = { faults: [{ message_code: "END_NOT_AFTER_START", field: "end_date" }] };
    await expect(write({ end_date: inMinutes(-2) })).rejects.toMatchObject(refused);
    const { id } = await write({ end_date: inMinutes(10) });
    await expect(change(id, { public_date: inMinutes(20) })).rejects.toMatchObject(refused);
  });

  test("needs Japanese, and in English a title and a text or neither", async () => {
    const missing = (...fields: string[]) => ({
      faults: fields.map((field) => ({ message_code: "REQUIRED", field })),
    });
    await expect(write({ title: " ", content: "<p></p>" })).rejects.toMatchObject(
      missing("title", "content"),
    );
    await expect(write({ title_en: "" })).rejects.toMatchObject(missing("title_en"));
    const { id } = await write({ title_en: "", content_en: "" });
    await expect(change(id, { title_en: "Maintenance" })).rejects.toMatchObject(missing("content_en"));
    // A text that is nothing once it has been cleaned is none.
    await expect(write({ content: "<p><script>x()</script></p>" })).rejects.toMatchObject(missing("content"));
    await expect(write({ content: `<p>${"あ".repeat(2_001)}</p>` })).rejects.toMatchObject({
      faults: [{ message_code: "TOO_LONG", field: "content" }],
    });
  });

  test("is not changed over what another operator has changed since", async () => {
    const { id, updated_at } = await write();
    await change(id, { title: "一", updated_at });
    await expect(change(id, { title: "二", updated_at })).rejects.toMatchObject({
      code: "ERROR_STATUS_HAS_CHANGED",
    });
    expect((await show(id)).title).toBe("一");
  });

  test("is found by words of either language, and not by its mark-up", async () => {
    await write();
    await write({ title: "別のお知らせ", content: "<p>機能の追加</p>", title_en: "", content_en: "" });
    const found = async (info: string) => (await list({ info })).map(({ title }) => title);
    expect(await found("ＳＵＮＤＡＹ")).toEqual(["メンテナンスのお知らせ"]);
    expect(await found("めんてなんす")).toEqual(["メンテナンスのお知らせ"]);
    expect(await found("機能")).toEqual(["別のお知らせ"]);
    expect(await found("strong")).toEqual([]);
  });

  test("leaves a trace of each change in the operators' log", async () => {
    const { id } = await write();
    await change(id, { published: false });
    await unei.call(calls.deleteProductNotice, at(id));
    const events = await kysely
      .selectFrom("operator_events")
      .select(["act", "changes"])
      .where("target_kind", "=", "productNotice")
      .where("target_id", "=", id)
      .orderBy("id")
      .execute();
    expect(events).toMatchObject([
      { act: "createProductNotice", changes: { title: [null, "メンテナンスのお知らせ"] } },
      { act: "updateProductNotice", changes: { published: [true, false] } },
      { act: "deleteProductNotice", changes: { title: ["メンテナンスのお知らせ", null] } },
    ]);
  });
});

describe("open bells", () => {
  test("hear that a notice begins, changes and ends, whatever community they are in", async () => {
    const open = await Promise.all(
      (["hanako", "yui"] as const).map(async (who) => {
        const live = await connectLive(address, who);
        sockets.push(live);
        expect(await live.join(serviceRoom)).toBe(true);
        return live;
      }),
    );
    let count = 0;
    const hears = async (act: () => Promise<unknown>) => {
      await act();
      count += 1;
      for (const live of open) await live.until(productNoticesMoved.name, count);
    };
    const { id } = await write({ public_date: inMinutes(5), end_date: inMinutes(10) });
    await hears(() => pass(6));
    await hears(() => change(id, { title: "直したお知らせ" }));
    await hears(() => pass(6));
    // What nobody sees is not announced, and nothing twice.
    const other = await write({ published: false });
    await pass(1);
    await hears(() => change(other.id, { published: true }));
    await pass(1);
    await hears(() => unei.call(calls.deleteProductNotice, at(other.id)));
    for (const live of open) expect(live.heard(productNoticesMoved.name)).toHaveLength(count);
  });

  test("are no operator's", async () => {
    const live = await connectLive(address, "unei");
    sockets.push(live);
    expect(await live.join(serviceRoom)).toBe(false);
  });
});

test.each(["misaki", "hanako", "makoto"] as const)("%s writes none and sees no draft", async (who) => {
  const { id } = await write({ published: false });
  const person = server.as(who);
  await expect(person.call(calls.showOperatorNotice, at(id))).rejects.toMatchObject({ status: 403 });
  await expect(person.call(calls.createProductNotice, { body: form() })).rejects.toMatchObject({
    status: 403,
  });
  await expect(read(who, id)).rejects.toMatchObject({ status: 404 });
});
