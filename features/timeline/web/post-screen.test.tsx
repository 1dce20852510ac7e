import { expect, onTestFinished, test } from "vitest";
import { page as browser } from "vitest/browser";
import {
  AOBA,
  alumniHome,
  answerAsAoba,
  answerPosts,
  hanako,
  postOf,
} from "#apps/web/testing/aoba.test-helper.ts";
import { DESKTOP, openProgram } from "#apps/web/testing/program.test-helper.tsx";
import { deleteComment, listComments } from "#features/comments/contract/calls.ts";
import { deletePost, getPost, listPosts } from "#features/posts/contract/calls.ts";
import { COMMUNITY_ALUMNI_ROOM, postCountsLive, postDeletedLive } from "#features/posts/contract/live.ts";
import { roomName } from "#kit/contract/live.ts";
import { keepLanguageChoice } from "#kit/web/language-choice.ts";
import { pageOf } from "#kit/web/testing/answer-builders.test-helper.ts";
import { refused } from "#kit/web/testing/answers.test-helper.ts";
import { live } from "#kit/web/testing/live.test-helper.ts";

/** A name is this high: 16 px by `--leading-tight`, rounded up. */
const LINE_PX = 24;
const at = `${alumniHome}/post/7`;

test("a post that is gone is the 404 page (R159)", async () => {
  answerAsAoba().to(getPost, () => refused(404, "RECORD_NOT_FOUND"), { id: 7 });
  const { screen, router } = await openProgram(at);
  await expect.element(screen.getByRole("heading", { name: "ページが見つかりません" })).toBeVisible();
  expect(router.state.location.pathname).toBe("/404");
});

test("a post of another community of one's own is shown there", async () => {
  const server = answerAsAoba();
  const post = postOf(7, "校友会の集い", { community_id: 2 });
  server.to(getPost, { data: post }, { id: 7 });
  const { router } = await openProgram(at);
  await expect.poll(() => router.state.location.pathname).toBe("/alumni/communities/2/post/7");
});

test("whoever deletes a post on its own page comes to the list, even if the news of it is faster than the answer", async () => {
  const server = answerAsAoba();
  answerPosts(server, []);
  server.to(getPost, { data: postOf(7, "秋の同窓会") }, { id: 7 });
  server.to(listComments, pageOf([], { next_comment_token: null }), { id: AOBA });
  const answered = Promise.withResolvers<void>();
  server.to(deletePost, () => answered.promise.then(() => ({})), { id: 7 });
  const { screen, router } = await openProgram(at);
  await screen.getByRole("button", { name: "投稿のメニュー" }).click();
  await screen.getByRole("menuitem", { name: "削除する" }).click();
  await screen.getByRole("dialog").getByRole("button", { name: "削除する" }).click();
  await expect.poll(() => live.isIn(roomName(COMMUNITY_ALUMNI_ROOM, AOBA))).toBe(true);
  const gone = Promise.withResolvers<void>();
  server.to(
    getPost,
    () => {
      gone.resolve();
      return refused(404, "RECORD_NOT_FOUND");
    },
    { id: 7 },
  );
  live.publish(postDeletedLive, { id: 7 });
  await gone.promise;
  const counts = { like_count: 5, comment_count: 0, interest_count: 0 };
  live.publish(postCountsLive, { id: 7, ...counts });
  await expect.element(screen.getByText("5", { exact: true })).toBeInTheDocument();
  answered.resolve();
  await expect.poll(() => router.state.location.pathname).toBe(alumniHome);
  await expect.element(screen.getByRole("heading", { level: 1, name: "ホーム" })).toBeInTheDocument();
});

test("a post that cannot be loaded otherwise leaves the screen, to try again (R160)", async () => {
  const server = answerAsAoba();
  server.to(getPost, () => refused(500, "ERROR_UNEXPECTED"), { id: 7 });
  const { screen, router } = await openProgram(at);
  await expect.element(screen.getByRole("alert")).toBeVisible();
  expect(router.state.location.pathname).toBe(at);
  server.to(getPost, { data: postOf(7, "秋の同窓会") }, { id: 7 });
  server.to(listComments, pageOf([], { next_comment_token: null }), { id: AOBA });
  await screen.getByRole("button", { name: "もう一度読み込む" }).click();
  await expect.element(screen.getByRole("heading", { level: 1, name: "秋の同窓会" })).toBeVisible();
});

test.each([
  ["ja", "募集"],
  ["en", "Call for members"],
] as const)(
  "on a phone a long name is whole on two lines, and what kind of post it is never below the date (%s)",
  async (language, kind) => {
    keepLanguageChoice(language);
    const server = answerAsAoba({}, () => language);
    const name = "凪川光機 アルムナイ事務局";
    const post = postOf(7, "秋の同窓会", {
      content_type: 2,
      user_post: {
        ...hanako,
        user_id: 6,
        display_name: name,
        affiliation: { name: "品質保証部", is_school: false, since: "2003", until: "2015" },
      },
    });
    server.to(getPost, { data: post }, { id: 7 });
    server.to(listComments, pageOf([], { next_comment_token: null }), { id: AOBA });
    const { screen } = await openProgram(at);
    const article = screen.getByRole("article", { name: "秋の同窓会" });
    await expect.element(article.getByText(kind, { exact: true })).toBeVisible();
    const author = article.getByText(name).element();
    expect(author.scrollWidth).toBeLessThanOrEqual(author.clientWidth);
    expect(author.clientHeight).toBeLessThanOrEqual(2 * LINE_PX);
    const badge = article.getByText(kind, { exact: true }).element().getBoundingClientRect();
    const date = article.getByRole("time").element().getBoundingClientRect();
    expect(badge.bottom).toBeLessThanOrEqual(date.top);
  },
);

test.each([
  ["forty letters", "アレハンドロ・フェルナンデス・デ・ラ・クルス・ゴンザレス・イ・マルティネス花代子"],
  ["one long word", "Wolfeschlegelsteinhausenbergerdorffian"],
])("on a phone a name of %s takes two lines and no more", async (_, name) => {
  await browser.viewport(320, 640);
  const server = answerAsAoba();
  const post = postOf(7, "秋の同窓会", { user_post: { ...hanako, user_id: 6, display_name: name } });
  server.to(getPost, { data: post }, { id: 7 });
  server.to(listComments, pageOf([], { next_comment_token: null }), { id: AOBA });
  const { screen } = await openProgram(at);
  const author = screen.getByRole("article", { name: "秋の同窓会" }).getByText(name);
  await expect.element(author).toBeVisible();
  expect(author.element().getBoundingClientRect().height).toBeLessThanOrEqual(2 * LINE_PX);
});

test("a deleted comment leaves the number that its answer says, whether or not the live event came first", async () => {
  const server = answerAsAoba();
  const post = postOf(7, "秋の同窓会", { comment_count: 5 });
  const own = {
    id: 1,
    post_id: 7,
    parent_id: null,
    content: "間違えました",
    published: true,
    withheld: false,
    edited: false,
    create_by_admin: false,
    my_comment: true,
    like: false,
    like_count: 0,
    reply_count: 0,
    created_at: "2026-07-01T00:00:00.000Z",
    updated_at: "2026-07-01T00:00:00.000Z",
    user: { ...hanako, user_id: 6 },
    mentions: {},
    abilities: { edit: true, delete: true, hide: false },
  };
  const answerComments = (...comments: (typeof own)[]) =>
    server.to(listComments, pageOf(comments, { next_comment_token: null }), { id: AOBA });
  server.to(getPost, { data: post }, { id: 7 });
  answerComments(own);
  const { screen } = await openProgram(at);
  const count = screen.getByRole("link", { name: /^コメント/ });
  await expect.element(count).toHaveTextContent("コメント 5");
  answerComments();
  server.to(deleteComment, { comment_count: 3 }, { id: 7, commentId: 1 });
  await screen.getByRole("button", { name: "コメントのメニュー" }).click();
  await screen.getByRole("menuitem", { name: "削除する" }).click();
  await screen.getByRole("dialog").getByRole("button", { name: "削除する" }).click();
  await expect.element(count).toHaveTextContent("コメント 3");
});

test("beside a post its author's face and name stand in one line, and other posts are high enough to press", async () => {
  const server = answerAsAoba();
  const affiliation = { name: "計測機器事業部", is_school: false, since: "1990", until: "2001" };
  const tags = [{ id: 1, name: "社会貢献" }];
  const post = postOf(7, "秋の同窓会", { tags, user_post: { ...hanako, user_id: 6, affiliation } });
  server.to(getPost, { data: post }, { id: 7 });
  server.to(listComments, pageOf([], { next_comment_token: null }), { id: AOBA });
  answerPosts(server, [post, postOf(8, "冬の会", { tags })]);
  const { screen } = await openProgram(at, { size: DESKTOP });
  const other = screen.getByRole("link", { name: "冬の会" });
  await expect.element(other).toBeVisible();
  expect(other.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(24);
  const beside = screen.getByRole("heading", { name: "書いた人" }).element().parentElement;
  const [face, words] = beside?.querySelector("div")?.children ?? [];
  expect(words?.getBoundingClientRect().left).toBeGreaterThan(face?.getBoundingClientRect().right ?? 1280);
});

test.each([
  [320, "16px"],
  [360, "32px"],
])(
  "at %i px with letters of %s nothing stands beyond the window, however long names are",
  async (width, letters) => {
    document.documentElement.style.fontSize = letters;
    onTestFinished(() => void document.documentElement.style.removeProperty("font-size"));
    const server = answerAsAoba({ name: "青葉製作所とその仲間たちのためのながいながい名前の会です" });
    const user_post = { ...hanako, user_id: 6, display_name: "ながいなまえのひとです".repeat(3) };
    const post = postOf(7, "秋の同窓会", {
      content_type: 2,
      end_date: "2026-12-24",
      like_count: 100,
      my_post: false,
      user_post,
      tags: [{ id: 1, name: "とてもとてもながいながいタグの名前です" }],
      abilities: { ...postOf(7, "").abilities, interest: true },
    });
    server.to(getPost, { data: post }, { id: 7 });
    server.to(listComments, pageOf([], { next_comment_token: null }), { id: AOBA });
    server.to(listPosts, pageOf([post], { next_post_token: null, writable_types: [] }), {
      id: AOBA,
    });
    const { screen } = await openProgram(at, { size: [width, 740] });
    await expect.element(screen.getByRole("button", { name: "興味を伝える" })).toBeVisible();
    await expect.element(screen.getByRole("button", { name: "送信する" })).toBeVisible();
    const beyond = () =>
      [...document.querySelectorAll("main *, header *")].filter(
        (part) => part.getBoundingClientRect().right > width + 1,
      );
    await expect.poll(beyond).toEqual([]);
  },
);
