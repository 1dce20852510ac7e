import { describe, expect, test } from "vitest";
import { DAY_MS } from "#kit/contract/durations.ts";
import { tokyoDate } from "#kit/contract/fields/tokyo-time.ts";
import type { PersonKey } from "#kit/testing/cast.ts";
import { startTestServer } from "#kit/testing/test-server.ts";
import { createPost, getPost, listPosts, updatePost } from "../contract/calls.ts";
import { postsOf } from "./posts.test-helper.ts";

const server = await startTestServer();
const params = { id: server.ids.aoba };
const { write, writeOfficial, titles } = postsOf(server);
const membership = (who: PersonKey) => server.ids.membership[who] ?? 0;

/** The change is made as operations make it, so that this process hears of it at once. */
const setCommunity = async (change: Record<string, unknown>) => {
  await server.database.kysely
    .updateTable("communities")
    .set(change)
    .where("id", "=", server.ids.aoba)
    .execute();
  server.services.access.forgetCommunity(server.ids.aoba);
};
const refused = (status: number, code: string) => ({ status, code });

describe("who may write what", () => {
  test.each([
    ["hanako", 1, true],
    ["hanako", 2, true],
    ["hanako", 3, false],
    ["ken", 1, true],
    ["ken", 2, true],
    ["ken", 3, true],
    ["misaki", 3, true],
  ] as const)("%s and content type %i: %s (R008)", async (who, content_type, allowed) => {
    const sent = write(who, "権限", { content_type });
    if (allowed) expect((await sent).content_type).toBe(content_type);
    else await expect(sent).rejects.toMatchObject(refused(400, "FORBIDDEN_OPERATION"));
  });

  test("nobody writes an auto post by hand (R008)", async () => {
    await expect(write("misaki", "自動", { content_type: 4 })).rejects.toMatchObject({ status: 400 });
  });

  describe.each([
    ["articles (R244)", "post_article_permission", 1],
    ["recruitments (R245)", "post_recruitment_permission", 2],
  ] as const)("of %s", (_, setting, content_type) => {
    test.each([
      [0, false, false],
      [1, false, true],
      [2, true, false],
      [3, true, true],
    ])("permission %i lets alumni: %s, employees: %s", async (permission, alumni, employees) => {
      await setCommunity({ [setting]: permission });
      const may = (who: PersonKey) =>
        write(who, "権限", { content_type }).then(
          () => true,
          () => false,
        );
      expect(await may("hanako")).toBe(alumni);
      expect(await may("ken")).toBe(employees);
      expect(await may("misaki")).toBe(true);
      await setCommunity({ [setting]: 3 });
    });
  });

  test("somebody whose posting is blocked (R250)", async () => {
    const block = async (posting_blocked: boolean) => {
      await server.database.kysely
        .updateTable("memberships")
        .set({ posting_blocked })
        .where("id", "=", membership("emi"))
        .execute();
      server.services.access.forgetAccount(server.ids.account.emi);
    };
    await block(true);
    await expect(write("emi", "記事")).rejects.toMatchObject(refused(400, "FORBIDDEN_OPERATION"));
    await block(false);
    await expect(write("emi", "記事")).resolves.toMatchObject({ title: "記事" });
  });

  test.each([
    ["guest", 401],
    ["ren", 404],
    ["yui", 404],
    ["sho", 403],
    ["aoi", 403],
  ] as const)("%s", async (who, status) => {
    await expect(write(who as PersonKey, "記事")).rejects.toMatchObject({ status });
  });

  test("only administrators write in the name of the management office", async () => {
    for (const who of ["hanako", "ken"] as const)
      await expect(writeOfficial(who, "公式")).rejects.toMatchObject(refused(403, "ERROR_FORBIDDEN"));
    await expect(writeOfficial("yui", "公式")).rejects.toMatchObject(refused(404, "RECORD_NOT_FOUND"));
    expect(await writeOfficial("makoto", "公式")).toMatchObject({ post_by_admin: true, my_post: false });
  });
});

describe("sending twice", () => {
  test("the same client_id answers the first post, whatever else it says", async () => {
    const client_id = crypto.randomUUID();
    const first = await write("hanako", "一度目", { client_id });
    const second = await write("hanako", "二度目", { client_id });
    expect(second).toEqual(first);
  });

  test("64 at once make one post and count its tag once", async () => {
    const client_id = crypto.randomUUID();
    const sent = Array.from({ length: 64 }, () => write("ichiro", "同時送信", { client_id, tags: ["同時"] }));
    const ids = new Set((await Promise.all(sent)).map((post) => post.id));
    expect(ids.size).toBe(1);
    expect((await titles("ichiro")).filter((title) => title === "同時送信")).toHaveLength(1);
    const tag = await server.database.kysely
      .selectFrom("tags")
      .select("post_count")
      .where("name", "=", "同時")
      .executeTakeFirst();
    expect(tag?.post_count).toBe(1);
  });

  test("another person's client_id is another post", async () => {
    const client_id = crypto.randomUUID();
    const [a, b] = [await write("hanako", "甲", { client_id }), await write("ichiro", "乙", { client_id })];
    expect(a.id).not.toBe(b.id);
  });
});

describe("rich text", () => {
  const contentOf = async (content: string) => (await write("hanako", "本文", { content })).content;

  test.each([
    ["<p>前<script>alert(1)</script>後</p>", "<p>前後</p>"],
    ["<style>*{display:none}</style><p style='color:red'>文</p>", "<p>文</p>"],
    ["<p onclick='x()'>文<img src=x onerror=alert(1)></p>", "<p>文</p>"],
    ["<p>文</p><iframe src='https://evil.example'></iframe>", "<p>文</p>"],
    ["<svg><script>alert(1)</script></svg><p>文</p>", "<p>文</p>"],
    ["<h2>見出し</h2><ul><li>一</li></ul>", "<h2>見出し</h2><ul><li>一</li></ul>"],
  ])("%s is kept as %s", async (sent, kept) => {
    expect(await contentOf(sent)).toBe(kept);
  });

  test("a link keeps only safe addresses and carries nothing along", async () => {
    expect(await contentOf('<p><a href="javascript:alert(1)">x</a></p>')).not.toContain("javascript");
    expect(await contentOf('<p><a href="//evil.example">x</a></p>')).not.toContain("evil");
    expect(await contentOf('<p><a href="https://example.jp" onclick="x">x</a></p>')).toBe(
      '<p><a href="https://example.jp" target="_blank" rel="noopener noreferrer nofollow ugc">x</a></p>',
    );
  });

  test("a text of nothing but mark-up is no text (R232)", async () => {
    await expect(contentOf("<p><script>x</script> </p>")).rejects.toMatchObject({
      faults: [{ message_code: "REQUIRED", field: "content" }],
    });
  });

  test("4,000 characters fit, one more does not; an emoji is one", async () => {
    expect(await contentOf(`<p>${"あ".repeat(3_999)}👨‍👩‍👧</p>`)).toContain("👨‍👩‍👧");
    await expect(contentOf(`<p>${"あ".repeat(4_001)}</p>`)).rejects.toMatchObject({
      status: 400,
      faults: [{ message_code: "TOO_LONG", field: "content" }],
    });
  });

  test("a title has 1 to 100 characters", async () => {
    expect((await write("hanako", "題".repeat(100))).title).toHaveLength(100);
    await expect(write("hanako", "題".repeat(101))).rejects.toMatchObject({
      faults: [{ message_code: "TOO_LONG", field: "title" }],
    });
    await expect(write("hanako", " ")).rejects.toMatchObject({
      faults: expect.arrayContaining([expect.objectContaining({ message_code: "REQUIRED", field: "title" })]),
    });
  });

  test("banned words are named on their field (R213)", async () => {
    await server.database.kysely.insertInto("banned_words").values({ word: "ダメ語" }).execute();
    await expect(write("hanako", "題", { content: "<p>これはﾀﾞﾒ語です</p>" })).rejects.toMatchObject({
      faults: [{ message_code: "BANNED_WORD", field: "content", params: { words: "ﾀﾞﾒ語" } }],
    });
  });
});

describe("mentions", () => {
  const mention = (...ids: number[]) => ({ content: `<p>${ids.map((id) => `@{${id}}`).join(" ")} さん</p>` });

  test("names are given for the tokens (R109)", async () => {
    const post = await write("hanako", "呼びかけ", mention(membership("ichiro"), membership("ken")));
    expect(post.mentions).toEqual({
      [membership("ichiro")]: "鈴木 一郎",
      [membership("ken")]: "高橋 健",
    });
  });

  test.each(["ren", "sho", "aoi", "nao"] as const)(
    "%s, who cannot read here, cannot be mentioned (R291)",
    async (who) => {
      await expect(write("hanako", "呼びかけ", mention(membership(who)))).rejects.toMatchObject(
        refused(400, "ERROR_MENTION_USER_INVALID"),
      );
    },
  );

  test("an employee cannot be mentioned in another's job offer", async () => {
    const form = { ...mention(membership("emi")), content_type: 3 };
    await expect(write("ken", "求人", form)).rejects.toMatchObject(
      refused(400, "ERROR_MENTION_USER_INVALID"),
    );
    await expect(
      write("ken", "求人", { ...mention(membership("misaki")), content_type: 3 }),
    ).resolves.toBeDefined();
  });

  test("31 mentions are too many (R292)", async () => {
    const form = mention(...Array.from({ length: 31 }, () => membership("ichiro")));
    await expect(write("hanako", "呼びかけ", form)).rejects.toMatchObject(
      refused(400, "VALIDATE_NUMBER_OF_MENTION"),
    );
  });

  test("the length counts with names written out", async () => {
    const token = `@{${membership("ichiro")}}`;
    const content = `<p>${"あ".repeat(3_995)}${token}</p>`;
    await expect(write("hanako", "長い", { content })).rejects.toMatchObject({
      faults: [{ message_code: "TOO_LONG", field: "content", params: { length: 4_001, max: 4_000 } }],
    });
  });
});

describe("tags and the end date", () => {
  test("at most five, none twice, 20 characters, the first word", async () => {
    expect(
      (await write("hanako", "札", { tags: ["#総会 2026", "東京"] })).tags.map((tag) => tag.name),
    ).toEqual(["総会", "東京"]);
    const codes = (tags: string[]) =>
      write("hanako", "札", { tags }).then(
        () => [],
        (error) => error.faults.map((fault: { message_code: string }) => fault.message_code),
      );
    expect(await codes(["1", "2", "3", "4", "5", "6"])).toEqual(["TOO_MANY"]);
    expect(await codes(["東京", "東京"])).toEqual(["DUPLICATE_TAG"]);
    expect(await codes(["あ".repeat(21)])).toEqual(["TOO_LONG"]);
  });

  test("an article has no end date, a recruitment may", async () => {
    expect((await write("hanako", "記事", { end_date: "2026-12-01" })).end_date).toBeNull();
    const recruitment = await write("hanako", "募集", { content_type: 2, end_date: "2026-12-01" });
    expect(recruitment.end_date).toBe("2026-12-01");
    await expect(write("hanako", "募集", { content_type: 2, end_date: "2026-02-30" })).rejects.toMatchObject({
      faults: [{ message_code: "DATE", field: "end_date" }],
    });
  });

  test("the day on which it closes is today or later, but for one that was there already", async () => {
    const past = { faults: [{ message_code: "DATE_IN_PAST", field: "end_date" }] };
    const today = tokyoDate(server.clock.now());
    const yesterday = tokyoDate(new Date(server.clock.now().getTime() - DAY_MS));
    await expect(write("hanako", "募集", { content_type: 2, end_date: yesterday })).rejects.toMatchObject(
      past,
    );
    const { id } = await write("hanako", "募集", { content_type: 2, end_date: today });
    server.clock.advance({ days: 2 });
    const edit = (end_date: string) =>
      server.as("hanako").call(updatePost, {
        params: { id },
        body: { title: "募集", content: "<p>締め切りました</p>", end_date },
      });
    await expect(edit(yesterday)).rejects.toMatchObject(past);
    expect((await edit(today)).data.end_date).toBe(today);
  });
});

test("the community comes from the path, never from the body", async () => {
  const body = { client_id: crypto.randomUUID(), content_type: 1, title: "越境", content: "<p>越境</p>" };
  await expect(
    server.as("hanako").call(createPost, { params: { id: server.ids.minato }, body }),
  ).rejects.toMatchObject(refused(404, "RECORD_NOT_FOUND"));
  const sneaky = { ...body, community_id: server.ids.minato, post_by_admin: true } as typeof body;
  await expect(server.as("hanako").call(createPost, { params, body: sneaky })).rejects.toMatchObject({
    status: 400,
    faults: [
      { message_code: "UNKNOWN_FIELD", field: "community_id" },
      { message_code: "UNKNOWN_FIELD", field: "post_by_admin" },
    ],
  });
  const { data } = await server.as("hanako").call(createPost, { params, body });
  expect(data).toMatchObject({ community_id: server.ids.aoba, post_by_admin: false });
  const minato = await server.as("ren").call(listPosts, { params: { id: server.ids.minato } });
  expect(minato.data.records).toEqual([]);
  await expect(server.as("ren").call(getPost, { params: { id: data.id } })).rejects.toMatchObject(
    refused(404, "RECORD_NOT_FOUND"),
  );
});
