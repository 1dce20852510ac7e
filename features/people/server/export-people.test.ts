import { describe, expect, test } from "vitest";
import { auditedTargets } from "#features/audit-log/server/audited-targets.test-helper.ts";
import type { CallInput } from "#kit/contract/call.ts";
import * as limits from "#kit/contract/fields/limits.ts";
import type { PersonKey } from "#kit/testing/cast.ts";
import type { Who } from "#kit/testing/test-client.ts";
import { startTestServer } from "#kit/testing/test-server.ts";
import { checkExport, exportPeople } from "../contract/export-people.ts";

const server = await startTestServer();
const { aoba, membership } = server.ids;
const { kysely } = server.database;
const params = { id: aoba };
type Body = CallInput<(typeof exportPeople)["alumnus"]>["body"];

const idsOf = (...who: PersonKey[]) => who.map((one) => membership[one] ?? 0);
const file = (body: Body, who: Who = "misaki") => server.as(who).send(exportPeople.alumnus, { params, body });
/** Everything that the filter finds, as the check before has shown it. */
const shown = async (selection: Pick<Body, "filter" | "except">): Promise<Body> => {
  const { as_of, count } = (await server.as("misaki").call(checkExport.alumnus, { params, body: selection }))
    .data;
  return { ...selection, as_of, count };
};
const textOf = async (body: Body) => (await file(body)).bytes.toString("utf8");
const rename = (who: PersonKey, family_name: string) =>
  kysely
    .updateTable("accounts")
    .set({ family_name })
    .where("id", "=", server.ids.account[who as "hanako"])
    .execute();

const occupation = (parentId: number | null) =>
  kysely
    .selectFrom("occupations")
    .select(["id", "name_ja", "name_en"])
    .where("parent_id", parentId === null ? "is" : "=", parentId)
    .orderBy("position")
    .executeTakeFirstOrThrow();

describe("the file of people", () => {
  test("has the columns on show, in their order, and begins with the mark that spreadsheets look for", async () => {
    const { headers, bytes } = await file({ ids: idsOf("ichiro", "hanako"), cols: "name.status.email" });
    expect(headers).toMatchObject({
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": 'attachment; filename="alumni-20261121.csv"',
    });
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expect(bytes.toString("utf8").slice(1).split("\r\n")).toEqual([
      "氏名,カナ,ステータス,メールアドレス",
      "鈴木 一郎,スズキ イチロウ,参加中,ichiro@example.jp",
      "佐藤 花子,サトウ ハナコ,参加中,hanako@example.jp",
      "",
    ]);
  });

  test("holds all that a filter finds but those taken out, in English too", async () => {
    const text = await textOf({
      ...(await shown({ filter: { status: "participating" }, except: idsOf("ichiro") })),
      cols: "name.status",
      language: "en",
    });
    expect(text.slice(1)).toBe("Name,Kana,Status\r\n佐藤 花子,サトウ ハナコ,Participating\r\n");
  });

  test.each([
    ["asc", "佐藤 花子", "鈴木 一郎"],
    ["desc", "鈴木 一郎", "佐藤 花子"],
  ] as const)("goes by the order of the list, %s, whether picked or found", async (direction, ...names) => {
    const order = { sort: "name", direction, cols: "name" } as const;
    for (const who of [
      { ids: idsOf("ichiro", "hanako") },
      await shown({ filter: { status: "participating" } }),
    ]) {
      const [, ...rows] = (await textOf({ ...who, ...order })).trimEnd().split("\r\n");
      expect(rows.map((row) => row.split(",")[0])).toEqual(names);
    }
  });

  test("says the job type in the language of the file, the narrower one where there are two", async () => {
    const { id: parent, name_ja } = await occupation(null);
    const child = await occupation(parent);
    const work = (who: PersonKey, job_type_child_id: number | null) =>
      kysely
        .updateTable("accounts")
        .set({ job_type_parent_id: parent, job_type_child_id })
        .where("id", "=", server.ids.account[who as "hanako"])
        .execute();
    await work("hanako", child.id);
    await work("ichiro", null);
    const ids = idsOf("hanako", "ichiro");
    expect((await textOf({ ids, cols: "job_type" })).slice(1)).toBe(
      `職種\r\n${child.name_ja}\r\n${name_ja}\r\n`,
    );
    expect((await textOf({ ids: idsOf("hanako"), cols: "job_type", language: "en" })).slice(1)).toBe(
      `Job type\r\n${child.name_en}\r\n`,
    );
  });

  test("is written in Shift_JIS where that is asked for", async () => {
    const { bytes, headers } = await file({
      ids: idsOf("hanako"),
      cols: "name",
      encoding: "shift_jis",
    });
    expect(headers["content-type"]).toBe("text/csv; charset=shift_jis");
    expect(new TextDecoder("shift_jis").decode(bytes)).toBe("氏名,カナ\r\n佐藤 花子,サトウ ハナコ\r\n");
  });

  test.each(["=1+1", "+81", "-1", "@sum", "＝1", "＋1", "－1", "＠1"])(
    "%s becomes no formula",
    async (name) => {
      await rename("hanako", name);
      expect(await textOf({ ids: idsOf("hanako"), cols: "name" })).toContain(`\r\n'${name} 花子,`);
      await rename("hanako", "佐藤");
    },
  );

  test("has nobody of the other list or of another community", async () => {
    expect(
      (await textOf({ ids: idsOf("ken", "ren", "hanako"), cols: "management_no" })).split("\r\n"),
    ).toHaveLength(3);
  });

  test("is an act that everybody in it can be told of", async () => {
    await file({ ids: idsOf("hanako", "ichiro") });
    const rows = await auditedTargets(kysely)
      .select("t.target_id")
      .where("e.act", "=", "exportAlumni")
      .where("e.community_id", "=", aoba)
      .orderBy("e.id", "desc")
      .limit(2)
      .execute();
    expect(rows.map(({ target_id }) => target_id).toSorted()).toEqual(idsOf("hanako", "ichiro").toSorted());
  });
});

test("rows with characters that Shift_JIS lacks are named before, those it has are not", async () => {
  await rename("hanako", "𠮷野家🌸");
  await rename("ichiro", "﨑髙①㈱～");
  const body = { ids: idsOf("hanako", "ichiro"), cols: "name" } as const;
  const ask = async (encoding: "utf-8" | "shift_jis") =>
    (await server.as("misaki").call(checkExport.alumnus, { params, body: { ...body, encoding } })).data;
  expect(await ask("shift_jis")).toMatchObject({
    total: 2,
    lacking: [{ number: expect.any(Number), name: "𠮷野家🌸 花子", signs: "𠮷🌸" }],
  });
  expect((await ask("utf-8")).lacking).toEqual([]);
  await rename("hanako", "佐藤");
  await rename("ichiro", "鈴木");
});

test("whom the filter finds by now, and the check has not shown, are in no file (409)", async () => {
  const selection = await shown({ filter: { status: "participating" } });
  await kysely
    .updateTable("memberships")
    .set({ state: "paused" })
    .where("id", "in", idsOf("ichiro"))
    .execute();
  expect((await file(selection)).status).toBe(409);
  await kysely
    .updateTable("memberships")
    .set({ state: "participating" })
    .where("id", "in", idsOf("ichiro"))
    .execute();
});

test("a thousand are refused (R455)", async () => {
  const ids = Array.from({ length: limits.bulkSelection + 1 }, (_, at) => at + 1);
  expect((await file({ ids })).status).toBe(400);
});

test.each([
  ["guest", 401],
  ["hanako", 403],
  ["ken", 403],
  ["yui", 404],
] as const)("%s gets no file: %i", async (who, status) => {
  expect((await file({ ids: idsOf("hanako") }, who)).status).toBe(status);
});
