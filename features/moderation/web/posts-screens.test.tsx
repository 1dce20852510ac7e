import type { ComponentType } from "react";
import { expect, onTestFinished, test } from "vitest";
import { page as browser } from "vitest/browser";
import { postOf } from "#apps/web/testing/aoba.test-helper.ts";
import { listComments } from "#features/comments/contract/calls.ts";
import { deleteUserPost } from "#features/posts/contract/admin-calls.ts";
import { listOfficialPosts, listUserPosts } from "#features/posts/contract/admin-lists.ts";
import { listSavedViews } from "#features/saved-views/contract/calls.ts";
import { fillPath } from "#kit/contract/call.ts";
import { filled, pageOf } from "#kit/web/testing/answer-builders.test-helper.ts";
import { answerCalls, refused } from "#kit/web/testing/answers.test-helper.ts";
import { renderPart } from "#kit/web/testing/render-part.test-helper.tsx";
import { getOfficialPostDetail, getUserPostDetail } from "../contract/calls.ts";
import OfficialPostsScreen from "./official-posts-screen.tsx";
import UserPostsScreen from "./user-posts-screen.tsx";

const author = {
  user_id: 5,
  user_type: "alumni",
  display_name: "佐藤 花子",
  avatar_url: null,
  available: true,
};
const post = (id: number, title: string) => ({
  id,
  title,
  content_type: 1,
  post_type: 1,
  published: true,
  created_at: "2026-11-20T03:00:00.000Z",
  like_count: 0,
  comment_count: 0,
  interest_count: 0,
  user_post: author,
  written_by: null,
});

async function open(
  Screen: ComponentType,
  list: typeof listUserPosts | typeof listOfficialPosts,
  records: object[] = [],
) {
  const server = answerCalls();
  const body = { data: { records }, total_records: records.length, total_pages: 1 };
  server.to(list, filled(list, body), { id: 1 });
  server.to(list.count, { total_records: 0 }, { id: 1 });
  server.to(listSavedViews, { data: { records: [] } }, { id: 1 });
  const path = "/community/communities/:id/posts";
  const { screen } = await renderPart(<Screen />, { path, at: "/community/communities/1/posts" });
  await expect.element(screen.getByRole("heading", { level: 1 })).toBeVisible();
  const isList = ({ path }: { path: string }) => path.endsWith("_posts");
  await expect.poll(() => server.asked.some(isList)).toBe(true);
  return { server, asked: Object.fromEntries(server.asked.find(isList)?.query ?? []) };
}

test("users' posts open with what is published, newest first (R369)", async () => {
  const { asked } = await open(UserPostsScreen, listUserPosts);
  expect(asked).toMatchObject({ published: "true", created_at: "desc" });
  expect(asked).not.toHaveProperty("from_ct_10");
});

test("official posts open alike, and their calls say where they come from (R370, R371)", async () => {
  const { asked } = await open(OfficialPostsScreen, listOfficialPosts);
  expect(asked).toMatchObject({ published: "true", created_at: "desc", from_ct_10: "true" });
});

test("beside the posts of who is paused stands that they are (R123)", async () => {
  await browser.viewport(1280, 800);
  const paused = { ...post(2, "見学会"), user_post: { ...author, available: false } };
  await open(UserPostsScreen, listUserPosts, [post(1, "歓迎会"), paused]);
  const row = (title: string) => browser.getByRole("row").filter({ hasText: title });
  await expect.element(row("見学会").getByText("一時停止中")).toBeVisible();
  await expect.element(row("歓迎会").getByText("一時停止中")).not.toBeInTheDocument();
});

test("titles stand whole in the middle of their rows, as high as what stands beside them (F30)", async () => {
  await browser.viewport(1280, 800);
  document.body.dataset.density = "office";
  onTestFinished(() => void delete document.body.dataset.density);
  await open(UserPostsScreen, listUserPosts, [post(1, "歓迎会"), post(2, "g".repeat(200))]);
  await expect.element(browser.getByRole("link", { name: "歓迎会" })).toBeVisible();
  for (const link of document.querySelectorAll("td a")) {
    const [row, cell] = [link.closest("tr"), link.closest("td")].map((one) => one?.getBoundingClientRect());
    const { top, bottom, height } = link.getBoundingClientRect();
    const middle = ({ top = 0, bottom = 0 } = {}) => (top + bottom) / 2;
    expect(row?.height).toBe(40);
    expect(Math.abs(middle({ top, bottom }) - middle(row))).toBeLessThan(1);
    expect(height).toBeGreaterThan(16);
    expect(top).toBeGreaterThanOrEqual(cell?.top ?? 0);
    expect(bottom).toBeLessThanOrEqual(cell?.bottom ?? 0);
    expect(getComputedStyle(link).webkitLineClamp).toBe("none");
  }
});

test("a post is opened as a candidate is: beside its list, which stays in use, and not as a dialog over it (F16)", async () => {
  await browser.viewport(1280, 800);
  await open(UserPostsScreen, listUserPosts, [post(1, "歓迎会"), post(2, "見学会")]);
  await browser.getByRole("link", { name: "歓迎会" }).click();
  const panel = browser.getByRole("complementary");
  await expect.element(panel).toBeVisible();
  await expect.element(browser.getByRole("dialog")).not.toBeInTheDocument();
  await browser.getByRole("checkbox", { name: "見学会を選択" }).click();
  await expect.element(browser.getByText("1件を選択中")).toBeVisible();
  await expect.element(panel).toBeVisible();
});

test.each([
  ["a user's", UserPostsScreen, listUserPosts, getUserPostDetail],
  ["an official", OfficialPostsScreen, listOfficialPosts, getOfficialPostDetail],
])(
  "%s post is read by a call of its own, and once it is deleted its list is read anew (R422, R423)",
  async (_, Screen, list, detail) => {
    const { server } = await open(Screen, list, [post(1, "歓迎会")]);
    const data = { ...postOf(1, "歓迎会"), comments: [] };
    server.to(
      detail,
      { data, next_comment_token: null },
      {
        id: 1,
        postId: 1,
      },
    );
    server.to(listComments, pageOf([], { next_comment_token: null }), { id: 1 });
    server.to(deleteUserPost, {}, { id: 1 });
    await browser.getByRole("link", { name: "歓迎会" }).click();
    const panel = browser.getByRole("complementary");
    await panel.getByRole("button", { name: "その他の操作" }).click();
    await browser.getByRole("menuitem", { name: "削除する" }).click();
    const readings = () => server.asked.filter(({ path }) => path.endsWith("_posts")).map(({ path }) => path);
    const before = readings();
    await browser.getByRole("dialog").getByRole("button", { name: "削除する" }).click();
    await expect.poll(() => readings().length).toBeGreaterThan(before.length);
    expect(new Set(readings())).toEqual(new Set([`/api${fillPath(list.path, { id: 1 })}`]));
  },
);

test("a post that cannot be read says so in its panel, with another try, and the list stays (R424)", async () => {
  await browser.viewport(1280, 800);
  const { server } = await open(UserPostsScreen, listUserPosts, [post(1, "歓迎会")]);
  server.to(getUserPostDetail, () => refused(500, "ERROR_UNEXPECTED"), { id: 1, postId: 1 });
  await browser.getByRole("link", { name: "歓迎会" }).click();
  const panel = browser.getByRole("complementary");
  await expect.element(panel.getByRole("alert")).toBeVisible();
  await expect.element(panel.getByRole("button", { name: "もう一度読み込む" })).toBeVisible();
  await expect.element(browser.getByRole("checkbox", { name: "歓迎会を選択" })).toBeVisible();
});
