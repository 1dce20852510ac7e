import { expect, test } from "vitest";
import { AOBA, alumniHome, answerAsAoba, answerPosts, postOf } from "#apps/web/testing/aoba.test-helper.ts";
import { openProgram } from "#apps/web/testing/program.test-helper.tsx";
import { listComments } from "#features/comments/contract/calls.ts";
import { showCommunity } from "#features/communities/contract/calls.ts";
import { createPost, deletePost, getPost, listPosts, updatePost } from "#features/posts/contract/calls.ts";
import type { Post } from "#features/posts/contract/post.ts";
import { expressInterest } from "#features/reactions/contract/interest-calls.ts";
import { unkeepPost } from "#features/reactions/contract/keep-calls.ts";
import { pageOf } from "#kit/web/testing/answer-builders.test-helper.ts";
import { refused } from "#kit/web/testing/answers.test-helper.ts";

const autumn = postOf(7, "秋の同窓会", { favorite: true });
const winter = postOf(6, "冬の同窓会", { favorite: true });

/** Opens the timeline with these posts; returns their titles in order. */
async function openTimeline(posts: readonly Post[], tab = "") {
  const server = answerAsAoba();
  answerPosts(server, posts);
  const { screen, router } = await openProgram(`${alumniHome}${tab}`);
  const titles = () =>
    screen
      .getByRole("article")
      .all()
      .map((article) => article.element().getAttribute("aria-label"));
  await expect.poll(titles).toHaveLength(posts.length);
  const timesAsked = () =>
    server.asked.filter(({ path, method }) => method === "GET" && path.endsWith(`/communities/${AOBA}/posts`))
      .length;
  const choose = async (title: string, item: string) => {
    const article = screen.getByRole("article", { name: title });
    await article.getByRole("button", { name: "投稿のメニュー" }).click();
    await screen.getByRole("menuitem", { name: item }).click();
  };
  return { server, screen, router, titles, timesAsked, choose };
}

async function write({ server, screen }: Awaited<ReturnType<typeof openTimeline>>, title: string) {
  server.to(createPost, { data: postOf(8, title) }, { id: AOBA });
  await screen.getByRole("button", { name: "いま伝えたいことを投稿する" }).click();
  const form = screen.getByRole("dialog", { name: "投稿を作成" });
  await form.getByLabelText(/^タイトル/).fill(title);
  await form.getByRole("textbox", { name: "本文" }).fill("来年の予定です。");
  await form.getByRole("button", { name: "投稿する", exact: true }).click();
  await expect.element(form).not.toBeInTheDocument();
}

test("a community that cannot be read is asked for a few times, and not again and again", async () => {
  const server = answerAsAoba();
  answerPosts(server, [autumn]);
  server.to(showCommunity, () => refused(404, "ERROR_NOT_FOUND"), { id: AOBA });
  const { screen } = await openProgram(alumniHome);
  await expect.element(screen.getByRole("article", { name: "秋の同窓会" })).toBeVisible();
  await expect.element(screen.getByRole("progressbar")).not.toBeInTheDocument();
  const asked = server.asked.filter(({ path }) => path.endsWith(`/communities/${AOBA}`));
  expect(asked.length).toBeLessThan(10);
});

test("a post just written stands first (R151)", async () => {
  const timeline = await openTimeline([autumn, winter]);
  await write(timeline, "春の同窓会");
  await expect.poll(timeline.titles).toEqual(["春の同窓会", "秋の同窓会", "冬の同窓会"]);
});

test("once interest is shown, the keyboard goes on at the link to the chat it has opened (R010)", async () => {
  const abilities = { ...autumn.abilities, interest: true };
  const { server, screen } = await openTimeline([
    postOf(9, "試作の仲間", { content_type: 2, my_post: false, abilities }),
    winter,
  ]);
  const data = { interest: true, interest_count: 1, chatroom_id: 3, message_sent: false };
  server.to(expressInterest, { data }, { id: 9 });
  await screen.getByRole("button", { name: "興味を伝える" }).click();
  await screen.getByRole("dialog").getByRole("button", { name: "興味を伝える" }).click();
  await expect.element(screen.getByRole("dialog")).not.toBeInTheDocument();
  await expect.element(screen.getByRole("link", { name: "チャットを開く" })).toHaveFocus();
});

test.each(["?tab=recruitment", "?tab=keep"])("but not on %s, which does not show it (R151)", async (tab) => {
  const timeline = await openTimeline([autumn], tab);
  await write(timeline, "春の同窓会");
  await expect.element(timeline.screen.getByText("投稿しました")).toBeVisible();
  expect(timeline.titles()).toEqual(["秋の同窓会"]);
});

test("an edited post changes in its place (R152)", async () => {
  const { server, screen, titles, timesAsked, choose } = await openTimeline([autumn, winter]);
  const edited = { ...winter, title: "冬の同窓会（中止）", edited: true };
  server.to(updatePost, { data: edited }, { id: winter.id });
  await choose("冬の同窓会", "編集する");
  const form = screen.getByRole("dialog", { name: "投稿を編集" });
  await form.getByLabelText(/^タイトル/).fill(edited.title);
  await form.getByRole("button", { name: "保存する", exact: true }).click();
  await expect.poll(titles).toEqual(["秋の同窓会", "冬の同窓会（中止）"]);
  expect(timesAsked()).toBe(1);
});

test("a deleted post is gone at once, the one after it takes the focus, and the list is asked for anew (R153)", async () => {
  const { server, screen, titles, timesAsked, choose } = await openTimeline([autumn, winter]);
  server.to(deletePost, {}, { id: autumn.id });
  answerPosts(server, [winter, postOf(5, "夏の同窓会")]);
  await choose("秋の同窓会", "削除する");
  await screen.getByRole("dialog").getByRole("button", { name: "削除する" }).click();
  await expect.poll(titles).toEqual(["冬の同窓会", "夏の同窓会"]);
  await expect.element(screen.getByRole("article", { name: "冬の同窓会" })).toHaveFocus();
  expect(timesAsked()).toBe(2);
});

test.each([
  ["leaves the tab of kept posts", "?tab=keep", ["秋の同窓会"]],
  ["stays where it is elsewhere", "", ["秋の同窓会", "冬の同窓会"]],
])("a post that is no longer kept %s (R157)", async (_, tab, left) => {
  const { server, screen, titles } = await openTimeline([autumn, winter], tab);
  const answer = { data: { favorite: false } };
  server.to(unkeepPost, answer, { id: winter.id });
  server.to(listPosts, () => new Promise(() => {}), { id: AOBA });
  const article = screen.getByRole("article", { name: "冬の同窓会" });
  await article.getByRole("button", { name: "キープ", pressed: true }).click();
  await expect.poll(titles).toEqual(left);
  await expect.element(screen.getByRole("button", { name: "キープ", pressed: true })).toBeVisible();
  expect(server.asked.map(({ method }) => method)).toContain("DELETE");
});

test("the home has a heading, by which a screen reader finds where it begins", async () => {
  const { screen } = await openTimeline([]);
  await expect.element(screen.getByRole("heading", { level: 1, name: "ホーム" })).toBeInTheDocument();
});

test("of a long post the beginning is shown, and the rest comes in its place", async () => {
  const long = postOf(7, "長い報告", { content: "<p>一行目です。</p>".repeat(12) });
  const { screen } = await openTimeline([long, winter]);
  const card = screen.getByRole("article", { name: "長い報告" }).element();
  const folded = card.clientHeight;
  await screen.getByRole("button", { name: "「長い報告」の続きを読む" }).click();
  await expect.poll(() => card.clientHeight).toBeGreaterThan(folded + 100);
  await expect.element(screen.getByRole("button", { name: /続きを読む/ })).not.toBeInTheDocument();
});

test("from a post one comes back to the tab and the tag one had come from", async () => {
  const tagged = { ...winter, tags: [{ id: 1, name: "同窓会" }] };
  const { server, screen, router } = await openTimeline([tagged], "?tab=keep");
  await screen.getByRole("link", { name: "#同窓会" }).click();
  await expect.poll(() => router.state.location.search).toBe("?tab=keep&tag=%E5%90%8C%E7%AA%93%E4%BC%9A");
  server.to(getPost, { data: tagged }, { id: tagged.id });
  server.to(listComments, pageOf([], { next_comment_token: null }), { id: AOBA });
  const toList = screen.getByRole("link", { name: "投稿の一覧へ" });
  await screen.getByRole("link", { name: "冬の同窓会" }).click();
  await expect
    .element(toList)
    .toHaveAttribute("href", `${alumniHome}?tab=keep&tag=${encodeURIComponent("同窓会")}`);
  await toList.click();
  await expect.element(screen.getByText("「#同窓会」の投稿")).toBeVisible();
  expect(router.state.historyAction).toBe("POP");
});
