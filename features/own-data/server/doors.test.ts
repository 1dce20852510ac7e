import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { createComment } from "#features/comments/contract/calls.ts";
import { groupsOf } from "#features/groups/server/groups.test-helper.ts";
import { liveALittle } from "#features/withdrawal/server/life.test-helper.ts";
import type { MembershipState } from "#kit/server/access/actor.ts";
import { castPassword, type PersonKey } from "#kit/testing/cast.ts";
import { startTestServer } from "#kit/testing/test-server.ts";
import { downloadOwnData, prepareOwnData } from "../contract/calls.ts";
import { unzip } from "./unzip.test-helper.ts";

const server = await startTestServer();
const { aoba, account, membership } = server.ids;
const { kysely } = server.database;
const { access } = server.services;
const hanako = server.as("hanako");

let life: Awaited<ReturnType<typeof liveALittle>>;
let secret: number;
beforeAll(async () => {
  life = await liveALittle(server);
  const { create, invite } = groupsOf(server);
  secret = (await create("ken", "合併の準備会", { is_invitation_only: true })).id;
  await invite(secret, "hanako");
  const body = { client_id: crypto.randomUUID(), content: `@{${membership.ken}} さん、お待ちしています` };
  await hanako.call(createComment, { params: { id: life.recruitment.id }, body });
});

async function setState(who: PersonKey, state: MembershipState) {
  await server.setState(who, state);
  access.forgetAccount(account[who]);
}
async function setCommunity(changed: { ip_allow_list?: string[]; is_private?: boolean }) {
  await kysely.updateTable("communities").set(changed).where("id", "=", aoba).execute();
  access.forgetCommunity(aoba);
}
const setPublished = (table: "posts" | "comments", id: number, published: boolean) =>
  kysely.updateTable(table).set({ published }).where("id", "=", id).execute();

afterEach(async () => {
  for (const who of ["hanako", "ken"] as const) await setState(who, "participating");
  await setCommunity({ ip_allow_list: [], is_private: false });
  await setPublished("posts", life.recruitment.id, true);
});

async function download() {
  const body = { current_password: castPassword };
  const { ticket } = (await hanako.call(prepareOwnData, { body })).data;
  const { bytes } = await hanako.send(downloadOwnData, { query: { ticket, language: "en" } });
  const files = unzip(bytes);
  return {
    all: [...files].map(([name, content]) => (name.endsWith(".json") ? content.toString() : "")).join("\n"),
    read: (name: string) =>
      JSON.parse(files.get(`${name}.json`)?.toString() ?? "") as Record<string, unknown>[],
  };
}

const ofOthers = ["お久しぶりです", "高橋 健", "広報紙の編集", "写真部", "合併の準備会"];
const ofOnesOwn = ["お手伝いできます", "ご無沙汰しています", "秋の同窓会", "楽しみです", "登山の会"];

test("whoever may enter gets what the screens show, and what they wrote themselves", async () => {
  const { all } = await download();
  for (const text of [...ofOthers, ...ofOnesOwn]) expect(all).toContain(text);
});

describe.each([
  ["is paused", () => setState("hanako", "paused")],
  ["has left", () => setState("hanako", "withdrawn")],
  ["waits to be let in again", () => setState("hanako", "under_review")],
  [
    "asks from elsewhere than the community allows",
    () => setCommunity({ ip_allow_list: ["203.0.113.0/24"] }),
  ],
  ["is kept out of a community that is shut to members", () => setCommunity({ is_private: true })],
])("whoever %s", (_, change) => {
  test("gets what is their own, and nothing of anybody else", async () => {
    await change();
    const { all, read } = await download();
    for (const text of ofOthers) expect(all).not.toContain(text);
    for (const text of ofOnesOwn) expect(all).toContain(text);
    expect(read("communities")).toMatchObject([{ community: "青葉製作所アルムナイ" }]);
    expect(read("chat-messages").every(({ by_me }) => by_me)).toBe(true);
    expect(read("chats")).toMatchObject([
      { with: null, title: null },
      { with: null, title: null },
    ]);
  });
});

test("a secret group has no name for whoever was put out of it", async () => {
  await kysely
    .updateTable("group_members")
    .set({ status: 3 })
    .where("group_id", "=", secret)
    .where("membership_id", "=", membership.hanako ?? 0)
    .execute();
  const { all, read } = await download();
  expect(all).not.toContain("合併の準備会");
  expect(read("groups")).toContainEqual(expect.objectContaining({ id: secret, name: null, status: "left" }));
});

test("a partner who has left stands without a name, with what they said", async () => {
  await setState("ken", "withdrawn");
  const { all, read } = await download();
  expect(all).not.toContain("高橋 健");
  expect(read("chats")).toMatchObject([{ title: "広報紙の編集", with: null }, { with: null }]);
  expect(read("chat-messages")).toContainEqual(
    expect.objectContaining({ by_me: false, content: "お久しぶりです" }),
  );
});

test("the title of another's hidden post goes out no more, what one wrote under it does", async () => {
  await setPublished("posts", life.recruitment.id, false);
  const { read } = await download();
  expect(read("comments")).toMatchObject([{ content: "楽しみです", post_title: null }, { post_title: null }]);
  expect(read("likes-saved-interests")).toMatchObject([{ post_title: null }]);
});

test("one's own post and comment stay one's own when the office hides them", async () => {
  await setPublished("posts", life.post.id, false);
  await setPublished("comments", life.comment, false);
  const { read } = await download();
  expect(read("posts")).toMatchObject([{ title: "秋の同窓会", published: false }]);
  expect(read("comments")).toContainEqual(
    expect.objectContaining({ content: "楽しみです", published: false, post_title: "広報紙の編集" }),
  );
});

test("what was removed is not there: a post with its comments, a message without its words", async () => {
  await kysely.deleteFrom("posts").where("id", "=", life.recruitment.id).execute();
  await kysely
    .updateTable("chat_messages")
    .set({ published: false, content: "" })
    .where("content", "=", "お久しぶりです")
    .execute();
  const { read, all } = await download();
  expect(read("comments")).toEqual([]);
  expect(all).not.toContain("お久しぶりです");
  expect(read("chat-messages")).toContainEqual(expect.objectContaining({ by_me: false, removed: true }));
});
