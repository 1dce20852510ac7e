import { sql } from "kysely";
import { beforeEach, describe, expect, test } from "vitest";
import { mailTo } from "#features/accounts/server/accounts.test-helper.ts";
import { listCommunities } from "#features/communities/contract/calls.ts";
import { uploadImage } from "#features/files/contract/calls.ts";
import { unzip } from "#features/own-data/server/unzip.test-helper.ts";
import { createPost, listPosts } from "#features/posts/contract/calls.ts";
import { liveALittle } from "#features/withdrawal/server/life.test-helper.ts";
import { png } from "#kit/server/images/test-pictures.test-helper.ts";
import { cast, castPassword } from "#kit/testing/cast.ts";
import { startTestServer } from "#kit/testing/test-server.ts";
import * as calls from "../contract/calls.ts";
import { inOrder } from "./erase.ts";
import { listCommunityTables } from "./rows.sql.ts";
import { exported, leftOut } from "./tables.ts";

const server = await startTestServer();
const db = server.database.kysely;
const { aoba } = server.ids;
const params = { community_id: aoba };
const operator = server.as("unei");
const name = "青葉製作所アルムナイ";

const show = async () => (await operator.call(calls.showClosing, { params })).data;
const begin = () => operator.call(calls.beginClosing, { params, body: { name } });
const ticket = async () =>
  (await operator.call(calls.prepareClosingExport, { params, body: { current_password: castPassword } })).data
    .ticket;
const download = async () => {
  const answer = await operator.send(calls.exportCommunity, { params, query: { ticket: await ticket() } });
  expect(answer.status).toBe(200);
  return unzip(answer.bytes);
};
const erase = () => operator.call(calls.eraseCommunity, { params, body: { name } });

test("every table of a community is either in the file or left out for a reason, and can be erased", async () => {
  const tables = await listCommunityTables(db);
  const named = [...exported, ...Object.keys(leftOut)].toSorted();
  expect(tables.map((table) => table.name)).toEqual(named);
  expect(inOrder(tables)).toHaveLength(tables.length);
});

test("nothing but rows of the community refers to them", async () => {
  const names = (await listCommunityTables(db)).map((table) => table.name);
  const { rows } = await sql<{ from: string }>`
    select distinct conrelid::regclass::text as from from pg_constraint
    where contype = 'f' and confrelid::regclass::text = any (${names}::text[])
      and conrelid::regclass::text <> all (${names}::text[])`.execute(db);
  expect(rows.map(({ from }) => from).toSorted()).toEqual(["accounts", "communities"]);
});

describe("closing a community", () => {
  beforeEach(async () => {
    await db.deleteFrom("community_closings").execute();
    await db.updateTable("communities").set({ suspended_at: null }).execute();
  });

  test("asks for its name, lets nobody in any more, and tells the contractor", async () => {
    await expect(
      operator.call(calls.beginClosing, { params, body: { name: "別の会" } }),
    ).rejects.toMatchObject({ code: "ERROR_CLOSING_NAME" });
    expect((await show()).closing).toBeNull();
    await begin();
    expect((await show()).closing).toMatchObject({ state: "closing", started_by: "縁 運営", export: null });
    await expect(server.as("hanako").call(listPosts, { params: { id: aoba } })).rejects.toMatchObject({
      code: "ERROR_COMMUNITY_SUSPENDED",
    });
    expect(await mailTo(server, cast.makoto.email, /終了について/)).toBeDefined();
  });

  test("happens once, also where two operators begin at the same moment", async () => {
    const outcomes = await Promise.allSettled([begin(), begin()]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    await expect(begin()).rejects.toMatchObject({ code: "ERROR_STATUS_HAS_CHANGED" });
  });

  test("leaves nothing half written by whoever writes at that moment: a post is whole or refused", async () => {
    const write = (n: number) =>
      server.as("hanako").call(createPost, {
        params: { id: aoba },
        body: {
          content_type: 1,
          title: `最後の記事${n}`,
          content: "<p>本文</p>",
          client_id: crypto.randomUUID(),
        },
      });
    const [closed, ...written] = await Promise.allSettled([begin(), ...[1, 2, 3, 4].map(write)]);
    expect(closed?.status).toBe("fulfilled");
    const refused = written.flatMap((outcome) => (outcome.status === "rejected" ? [outcome.reason] : []));
    for (const reason of refused) expect(reason).toMatchObject({ code: "ERROR_COMMUNITY_SUSPENDED" });
    await expect(write(5)).rejects.toMatchObject({ code: "ERROR_COMMUNITY_SUSPENDED" });
    const posts = JSON.parse((await download()).get("tables/posts.json")?.toString() ?? "[]") as {
      title: string;
    }[];
    expect(posts.filter(({ title }) => title.startsWith("最後の記事"))).toHaveLength(
      written.length - refused.length,
    );
  });

  test("can be stopped before anything is erased; the community stays suspended", async () => {
    await begin();
    await operator.call(calls.cancelClosing, { params });
    expect((await show()).closing).toBeNull();
    const community = await db
      .selectFrom("communities")
      .select("suspended_at")
      .where("id", "=", aoba)
      .executeTakeFirst();
    expect(community?.suspended_at).not.toBeNull();
  });

  test("is not erased before it is exported, nor by a ticket that is not one's own or too old", async () => {
    await begin();
    await expect(erase()).rejects.toMatchObject({ code: "ERROR_CLOSING_NOT_EXPORTED" });
    const query = { ticket: await ticket() };
    server.clock.advance({ minutes: 3 });
    await expect(operator.call(calls.exportCommunity, { params, query })).rejects.toMatchObject({
      code: "ERROR_CLOSING_EXPORT_EXPIRED",
    });
    expect((await show()).closing?.state).toBe("closing");
  });
});

test("a community is exported without secrets and chats, erased to the last row, and certified", async () => {
  await db.deleteFrom("community_closings").execute();
  await db.updateTable("communities").set({ suspended_at: null }).execute();
  await liveALittle(server);
  const bytes = new Uint8Array(await png(40, 30));
  await server.as("hanako").call(uploadImage, {
    params: { id: aoba },
    files: { image: new File([bytes], "a.png") },
    body: {},
  });
  await server.as("ren").call(createPost, {
    params: { id: server.ids.minato },
    body: { content_type: 1, title: "港の記事", content: "<p>本文</p>", client_id: crypto.randomUUID() },
  });
  const others = async () =>
    (
      await sql<{ posts: number; people: number }>`
      select (select count(*)::int from posts where community_id <> ${aoba}) as posts,
        (select count(*)::int from memberships where community_id <> ${aoba}) as people`.execute(db)
    ).rows[0];
  const before = await others();

  await begin();
  const files = await download();
  const rowsIn = (path: string) =>
    JSON.parse(files.get(path)?.toString() ?? "[]") as Record<string, unknown>[];
  const people = rowsIn("people.json");
  expect(people.map(({ email }) => email)).toContain(cast.hanako.email);
  expect(rowsIn("tables/posts.json").length).toBeGreaterThan(0);
  expect([...files.keys()].filter((path) => path.startsWith("files/"))).not.toHaveLength(0);
  const whole = [...files.values()].map((file) => file.toString("latin1")).join("\n");
  expect(whole).not.toMatch(/"[a-z_]*_hash"|"password/);
  expect(files.has("tables/chat_messages.json")).toBe(false);
  const { export: file } = (await show()).closing ?? {};
  expect(file?.sha256).toMatch(/^[0-9a-f]{64}$/);

  await expect(
    operator.call(calls.eraseCommunity, { params, body: { name: "違う名前" } }),
  ).rejects.toMatchObject({ code: "ERROR_CLOSING_NAME" });
  await erase();
  await expect(operator.call(calls.cancelClosing, { params })).rejects.toMatchObject({
    code: "ERROR_STATUS_HAS_CHANGED",
  });
  await server.drainJobs();

  for (const { name: table } of await listCommunityTables(db)) {
    const { rows } = await sql<{ n: number }>`
      select count(*)::int as n from ${sql.table(table)} where community_id = ${aoba}`.execute(db);
    expect({ table, rows: rows[0]?.n }).toEqual({ table, rows: 0 });
  }
  expect(await db.selectFrom("communities").select("id").where("id", "=", aoba).execute()).toEqual([]);
  expect(await others(), "nothing of another community").toEqual(before);
  const { left, closing, name: shown } = await show();
  expect({ left, shown, state: closing?.state }).toEqual({ left: null, shown: name, state: "erased" });
  const erased = Object.fromEntries((closing?.erasure?.tables ?? []).map(({ table, rows }) => [table, rows]));
  expect(erased).toMatchObject({ communities: 1, memberships: people.length });
  expect(await mailTo(server, cast.makoto.email, /消去しました/)).toBeDefined();
  const mine = (await server.as("hanako").call(listCommunities)).data;
  expect(
    mine.records.map(({ id }) => id),
    "her account is hers",
  ).not.toContain(aoba);
  const { records } = (await operator.call(calls.listClosings)).data;
  expect(records).toMatchObject([{ id: aoba, name, state: "erased" }]);
});
