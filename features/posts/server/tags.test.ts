import { CompiledQuery, sql } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import type { PersonKey } from "#kit/testing/cast.ts";
import { startTestServer } from "#kit/testing/test-server.ts";
import { listTags } from "../contract/tag-calls.ts";
import { postsOf } from "./posts.test-helper.ts";
import { suggestedTags } from "./tags.sql.ts";

const server = await startTestServer();
const { aoba, minato } = server.ids;
const { write, writeOfficial } = postsOf(server);
const suggest = async (q?: string, who: PersonKey = "ken") =>
  (await server.as(who).call(listTags, { params: { id: aoba }, query: { q } })).data;
const names = async (q?: string) => (await suggest(q)).map(({ name }) => name);

beforeAll(async () => {
  for (const [title, ...tags] of [
    ["四", "宝もの"],
    ["一", "ものづくり", "光学"],
    ["二", "ものづくり", "Ｒｅａｃｔ"],
    ["三", "もの", "ものづくり"],
  ])
    await write("hanako", title ?? "", { tags });
  // The counts cover only what everybody may read, and only this community.
  await writeOfficial("misaki", "求人", { content_type: 3, tags: ["もの忘れ"], end_date: "2027-01-31" });
  await sql`insert into tags (community_id, name, post_count) values (${minato}, 'ものさし', 9)`.execute(
    server.database.kysely,
  );
});

describe("tags to go on with what is typed", () => {
  test("those that begin so come first, the most used before others", async () => {
    expect(await suggest("もの")).toEqual([
      { name: "ものづくり", post_count: 3 },
      { name: "もの", post_count: 1 },
      { name: "宝もの", post_count: 1 },
    ]);
  });

  test.each([
    ["モノヅ", ["ものづくり"]],
    ["react", ["Ｒｅａｃｔ"]],
    ["%", []],
    ["知らない", []],
  ])("%s finds %j: case, width and kana do not matter", async (q, found) => {
    expect(await names(q)).toEqual(found);
  });

  test("before anything is typed they are the most used", async () => {
    expect((await names())[0]).toBe("ものづくり");
    expect(await names("")).toHaveLength(5);
  });

  test("are told to members alone", async () => {
    await expect(suggest("もの", "ren")).rejects.toMatchObject({ status: 404 });
  });

  test("are found without looking through all of a community's", async () => {
    const { kysely } = server.database;
    await sql`insert into tags (community_id, name, post_count)
      select ${aoba}, 'tag' || n, 1 from generate_series(1, 20000) n`.execute(kysely);
    await sql`analyze tags`.execute(kysely);
    const values: Record<string, unknown> = { community: aoba, typed: "tag19" };
    const { rows } = await kysely.executeQuery<{ "QUERY PLAN": string }>(
      CompiledQuery.raw(
        `explain ${suggestedTags.text}`,
        suggestedTags.names.map((name) => values[name]),
      ),
    );
    const plan = rows.map((row) => row["QUERY PLAN"]).join("\n");
    expect(plan).toMatch(/using popular_tags on/);
    expect(plan).toMatch(/using tags_by_beginning on/);
    expect(plan).not.toMatch(/Seq Scan on tags/);
  });
});
