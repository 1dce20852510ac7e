import { randomBytes } from "node:crypto";
import { request } from "node:http";
import { beforeAll, describe, expect, test } from "vitest";
import { logIn } from "#features/accounts/server/accounts.test-helper.ts";
import { createComment } from "#features/comments/contract/calls.ts";
import { createPost } from "#features/posts/contract/calls.ts";
import { createAuthenticator } from "#features/second-factors/server/authenticator.test-helper.ts";
import { setUpPasskey } from "#features/second-factors/server/second-factors.test-helper.ts";
import { hanakosOwn, liveALittle } from "#features/withdrawal/server/life.test-helper.ts";
import { addressKey, noteReturned } from "#kit/server/mail/bouncing-addresses.ts";
import { inTransaction } from "#kit/server/work/work.ts";
import { cast, castPassword, castToken, type PersonKey } from "#kit/testing/cast.ts";
import { TEST_SECRET } from "#kit/testing/test-secret.ts";
import { startTestServer } from "#kit/testing/test-server.ts";
import { until } from "#kit/testing/until.ts";
import { downloadOwnData, prepareOwnData } from "../contract/calls.ts";
import { unzip } from "./unzip.test-helper.ts";

const server = await startTestServer();
const address = await server.listen();
const { aoba, membership } = server.ids;
const ticketFor = async (who: PersonKey) =>
  (await server.as(who).call(prepareOwnData, { body: { current_password: castPassword } })).data.ticket;
const download = async (who: PersonKey, language: "ja" | "en" = "ja") => {
  const answer = await server
    .as(who)
    .send(downloadOwnData, { query: { ticket: await ticketFor(who), language } });
  expect(answer.status).toBe(200);
  return { headers: answer.headers, files: unzip(answer.bytes) };
};
const read = (files: Map<string, Buffer>, name: string) => JSON.parse(files.get(name)?.toString() ?? "");

let life: Awaited<ReturnType<typeof liveALittle>>;
beforeAll(async () => {
  life = await liveALittle(server);
  const { kysely } = server.database;
  const account_id = server.ids.account.hanako;
  const created_at = server.clock.now();
  await kysely
    .insertInto("social_logins")
    .values({ account_id, provider: "line", issuer: "https://line.example", subject: "hanako", created_at })
    .execute();
  await setUpPasskey(server, "hanako", createAuthenticator());
  await kysely.insertInto("notice_choices").values({ account_id, kind: "like", delivery: "daily" }).execute();
  const body = { client_id: crypto.randomUUID(), content: `@{${membership.ken}} さん、お待ちしています` };
  await server.as("hanako").call(createComment, { params: { id: life.post.id }, body });
});

describe("the archive", () => {
  test("holds everything of one's own in files that can be read, named in Japanese", async () => {
    const { headers, files } = await download("hanako");
    expect(headers).toMatchObject({
      "content-type": "application/zip",
      "content-disposition": 'attachment; filename="enishi-20261121.zip"',
      "cache-control": "no-store",
    });
    expect([...files.keys()]).toEqual([
      "README.txt",
      "アカウント.json",
      "コミュニティ.json",
      "投稿.json",
      "コメント.json",
      "いいね・キープ・興味あり.json",
      "チャット.json",
      "チャットのメッセージ.json",
      "グループ.json",
      "職歴.json",
      "活動.json",
      "規約への同意.json",
      "ログイン中の端末.json",
      "お問い合わせ.json",
      "画像/プロフィール.webp",
      `画像/投稿${life.post.id}-1.webp`,
      expect.stringMatching(/^お問い合わせの添付\/\d+-\d-写真\.jpg$/),
    ]);
    const { email, family_name, birthday, address_2, introduction, answer } = hanakosOwn;
    expect(read(files, "アカウント.json")).toMatchObject({
      email,
      family_name,
      birthday,
      address: address_2,
      has_secondary_password: true,
      linked_services: ["line"],
      passkeys: [{ name: "スマートフォン" }],
      has_authenticator_app: false,
      mail_choices: { like: "daily" },
    });
    expect(read(files, "コミュニティ.json")).toMatchObject([
      { community: "青葉製作所アルムナイ", state: "participating", introduction, answers: { 1: answer } },
    ]);
    expect(read(files, "投稿.json")).toMatchObject([{ type: "article", title: "秋の同窓会", like_count: 1 }]);
    expect(read(files, "コメント.json")).toMatchObject([
      { content: "楽しみです", post_title: "広報紙の編集" },
      { content: "@高橋 健 さん、お待ちしています" },
    ]);
    expect(read(files, "いいね・キープ・興味あり.json")).toMatchObject([
      {
        post_title: "広報紙の編集",
        liked_at: server.clock.now().toISOString(),
        kept_at: server.clock.now().toISOString(),
        interested_at: server.clock.now().toISOString(),
      },
    ]);
    expect(read(files, "チャット.json")).toMatchObject([
      { kind: "post", title: "広報紙の編集", with: "高橋 健" },
      { kind: "direct", with: "高橋 健" },
    ]);
    expect(read(files, "チャットのメッセージ.json")).toMatchObject([
      { chat: life.room, by_me: true, content: "お手伝いできます" },
      { chat: life.direct, by_me: true, content: "ご無沙汰しています" },
      { chat: life.direct, by_me: false, content: "お久しぶりです" },
    ]);
    expect(read(files, "グループ.json")).toMatchObject([
      { name: "写真部", status: "joined", created_by_me: false },
      { name: "幹事会", status: "invited" },
      { name: "登山の会", status: "joined", created_by_me: true },
    ]);
    expect(read(files, "職歴.json")).toMatchObject([
      { corporation: "阿蘇山測量事務所", position: "主任", start_period: "2001-04", is_public: true },
    ]);
    expect(read(files, "活動.json")).toMatchObject([{ title: "火山灰の標本づくり", is_public: false }]);
    expect(read(files, "お問い合わせ.json")).toMatchObject([{ content: "名前の変更について" }]);
    expect(files.get("画像/プロフィール.webp")?.subarray(8, 12).toString()).toBe("WEBP");
  });

  test("says since when mail to one's address comes back", async () => {
    const accountOf = async (who: PersonKey) => read((await download(who)).files, "アカウント.json");
    expect(await accountOf("hanako")).toMatchObject({ mail_returned_since: null });
    const at = server.clock.now();
    const key = addressKey(TEST_SECRET, cast.hanako.email);
    await inTransaction(server.services, (work) =>
      noteReturned(work, key, { failure: "permanent", mailSentAt: at }),
    );
    expect(await accountOf("hanako")).toMatchObject({ mail_returned_since: at.toISOString() });
    expect(await accountOf("ichiro")).toMatchObject({ mail_returned_since: null });
  });

  test("is named and explained in English too", async () => {
    const { files } = await download("hanako", "en");
    expect([...files.keys()]).toEqual(
      expect.arrayContaining(["README.txt", "account.json", "chat-messages.json", "pictures/profile.webp"]),
    );
    const text = files.get("README.txt")?.toString() ?? "";
    expect(text.indexOf("Your data from Enishi")).toBeLessThan(
      text.indexOf("Enishiからダウンロードしたデータ"),
    );
    expect(text).toContain("posts.json: Your posts");
  });

  test("holds nothing of anybody else: no address, no password, no post that another wrote", async () => {
    const { files } = await download("hanako");
    const all = [...files].map(([name, bytes]) => (name.endsWith(".json") ? bytes.toString() : "")).join();
    for (const secret of [cast.ken.email, cast.ichiro.email, "$argon2id", castToken("hanako"), "月に一度"])
      expect(all).not.toContain(secret);
    expect(all).not.toContain(`<p>${"広報紙の編集"}</p>`);
  });

  test("is whole for somebody who has written more than is read at once", async () => {
    const { kysely } = server.database;
    const now = server.clock.now();
    const rows = Array.from({ length: 1_203 }, (_, i) => ({
      community_id: aoba,
      post_id: life.post.id,
      membership_id: membership.ichiro ?? 0,
      client_id: crypto.randomUUID(),
      content: `${i}番目のコメント`,
      created_at: now,
      updated_at: now,
    }));
    await kysely.insertInto("comments").values(rows).execute();
    const { files } = await download("ichiro");
    const contents = read(files, "コメント.json").map(({ content }: { content: string }) => content);
    expect(contents).toEqual(rows.map(({ content }) => content));
  });

  test("of somebody who has done nothing yet is there all the same", async () => {
    const { files } = await download("nao");
    expect(read(files, "投稿.json")).toEqual([]);
    expect(read(files, "コミュニティ.json")).toMatchObject([{ state: "withdrawn" }]);
  });
});

describe("nobody else can fetch it", () => {
  test.each([
    ["a wrong password", { current_password: "Chigau-2026" }, "ERROR_CURRENT_PASSWORD"],
    ["no password", {}, "REQUIRED"],
  ])("with %s there is no ticket", async (_, body, message_code) => {
    await expect(server.as("hanako").call(prepareOwnData, { body })).rejects.toMatchObject({
      status: 400,
      faults: [{ message_code, field: "current_password" }],
    });
  });

  test("a ticket is for the browser that asked, and for two minutes", async () => {
    const expired = { status: 400, code: "ERROR_DOWNLOAD_EXPIRED" };
    const query = { ticket: await ticketFor("ichiro") };
    await expect(server.as("ken").call(downloadOwnData, { query })).rejects.toMatchObject(expired);
    const elsewhere = await logIn(server, "ichiro");
    await expect(server.as(elsewhere).call(downloadOwnData, { query })).rejects.toMatchObject(expired);
    await expect(server.as("guest").call(downloadOwnData, { query })).rejects.toMatchObject({ status: 401 });
    server.clock.advance({ minutes: 3 });
    await expect(server.as("ichiro").call(downloadOwnData, { query })).rejects.toMatchObject(expired);
  });
});

test("one download runs at a time, and one that is broken off can be begun anew", async () => {
  // It is more than the buffers between server and browser can hold.
  const body = (i: number) => ({
    client_id: crypto.randomUUID(),
    content_type: 1,
    title: `長い話 ${i}`,
    content: randomBytes(2_000).toString("base64"),
  });
  const first = await server.as("ken").call(createPost, { params: { id: aoba }, body: body(0) });
  await server.database.kysely
    .insertInto("comments")
    .values(
      Array.from({ length: 3_000 }, (_, i) => ({
        community_id: aoba,
        post_id: first.data.id,
        membership_id: membership.ken ?? 0,
        client_id: crypto.randomUUID(),
        content: body(i).content,
        created_at: server.clock.now(),
        updated_at: server.clock.now(),
      })),
    )
    .execute();

  const ticket = await ticketFor("ken");
  const cookie = `enishi_community=${castToken("ken")}`;
  const broken = request(`${address}/api/account/data?ticket=${ticket}&request_path=/community/lobby`, {
    headers: { cookie },
  });
  broken.on("error", () => {});
  const begun = new Promise((resolve) => {
    broken.on("response", (response) => {
      response.on("error", () => {});
      response.once("data", () => {
        response.pause();
        resolve(response.statusCode);
      });
    });
  });
  broken.end();
  expect(await begun).toBe(200);

  const again = () => server.as("ken").send(prepareOwnData, { body: { current_password: castPassword } });
  expect((await again()).body).toMatchObject({ error_message_code: "ERROR_DOWNLOAD_RUNNING" });
  broken.destroy();
  await until("the next one may begin", async () => (await again()).status === 200);
  const { files } = await download("ken");
  expect(read(files, "コメント.json")).toHaveLength(3_000);
});
