import { expect, test } from "vitest";
import {
  AOBA,
  alumniHome,
  answerAsAoba,
  answerPosts,
  community,
  postOf,
} from "#apps/web/testing/aoba.test-helper.ts";
import { openProgram } from "#apps/web/testing/program.test-helper.tsx";
import { showCommunity } from "#features/communities/contract/calls.ts";
import { dismissFirstSteps, showFirstSteps } from "#features/first-steps/contract/calls.ts";
import { createPost, listPosts } from "#features/posts/contract/calls.ts";
import { pageOf } from "#kit/web/testing/answer-builders.test-helper.ts";
import { refused } from "#kit/web/testing/answers.test-helper.ts";

const here = { id: AOBA };
const title = "ようこそ。まずはこの3つから";
const none = { profile: false, post: false, contact: false };

async function open(given: Partial<typeof none> | null = {}, writable_types = [1, 2]) {
  const server = answerAsAoba({ first_steps: given && { ...none, ...given } });
  const posts = { next_post_token: null, writable_types };
  server.to(listPosts, pageOf([postOf(7, "秋の同窓会")], posts), here);
  const answer = (done: Partial<typeof none>) =>
    server.to(showFirstSteps, { data: { ...none, ...done } }, here);
  answer(given ?? {});
  const { screen } = await openProgram(alumniHome);
  await expect.element(screen.getByRole("article", { name: "秋の同窓会" })).toBeVisible();
  const asked = () => server.asked.filter(({ path }) => path.endsWith("/first_steps")).length;
  return { server, screen, answer, asked, card: screen.getByRole("heading", { name: title }) };
}

test("whoever has just joined is shown three things to begin with, and where each is done", async () => {
  const { screen, card } = await open();
  await expect.element(card).toBeVisible();
  const profile = screen.getByRole("link", { name: "写真か自己紹介を登録する" });
  await expect.element(profile).toHaveAttribute("href", `${alumniHome}/account/profile/setting`);
  const people = screen.getByRole("link", { name: "仲間を見つける" });
  await expect.element(people).toHaveAttribute("href", `${alumniHome}/groups`);
});

test("they come with the page: nothing that is being read makes room for them, however late the community is known", async () => {
  const first_steps = { ...none, profile: true };
  const server = answerAsAoba();
  answerPosts(server, [postOf(7, "秋の同窓会")]);
  const known = Promise.withResolvers<void>();
  const answer = { data: { ...community, message_board_title: "連絡先", first_steps } };
  server.to(showCommunity, () => known.promise.then(() => answer), here);
  server.to(showFirstSteps, () => new Promise(() => {}), here);
  const moved: number[] = [];
  const observer = new PerformanceObserver((list) => {
    for (const { value } of list.getEntries() as (PerformanceEntry & { value: number })[]) moved.push(value);
  });
  observer.observe({ type: "layout-shift" });
  const { screen } = await openProgram(alumniHome);
  const isAsked = () => server.asked.some(({ path }) => path.endsWith("/posts"));
  await expect.poll(isAsked).toBe(true);
  for (let frame = 0; frame < 10; frame++) await new Promise(requestAnimationFrame);
  known.resolve();
  await expect.element(screen.getByRole("article", { name: "秋の同窓会" })).toBeVisible();
  await expect.element(screen.getByRole("img", { name: "済み" })).toBeVisible();
  await new Promise(requestAnimationFrame);
  observer.disconnect();
  expect(moved.reduce((sum, value) => sum + value, 0)).toBeLessThan(0.02);
});

test("nobody else is shown or asked anything of them", async () => {
  const { card, asked } = await open(null);
  await expect.element(card).not.toBeInTheDocument();
  expect(asked()).toBe(0);
});

test("what is done is ticked, and is no way to anywhere", async () => {
  const { screen } = await open({ profile: true });
  await expect.element(screen.getByRole("img", { name: "済み" })).toBeVisible();
  await expect.element(screen.getByText("写真か自己紹介を登録する")).toBeVisible();
  expect(screen.getByRole("link", { name: "写真か自己紹介を登録する" }).query()).toBeNull();
});

test("the first post begins as an introduction and ticks its step; with the last of the three the card goes, and the focus is at the heading", async () => {
  const { server, screen, answer, card } = await open({ profile: true, contact: true });
  await screen.getByRole("button", { name: "最初の投稿をする" }).click();
  const form = screen.getByRole("dialog", { name: "投稿を作成" });
  await expect.element(form.getByLabelText(/^タイトル/)).toHaveValue("はじめまして");
  await expect.element(form.getByText("#自己紹介")).toBeVisible();
  await form.getByRole("textbox", { name: "本文" }).fill("品質保証部にいました。");
  server.to(
    createPost,
    () => {
      answer({ profile: true, post: true, contact: true });
      return { data: postOf(8, "はじめまして") };
    },
    here,
  );
  await form.getByRole("button", { name: "投稿する", exact: true }).click();
  await expect.element(screen.getByRole("article", { name: "はじめまして" })).toBeVisible();
  await expect.element(card).not.toBeInTheDocument();
  await expect.element(screen.getByRole("heading", { level: 1 })).toHaveFocus();
});

test("whoever may write nothing here is not asked to", async () => {
  const { screen } = await open({}, []);
  await expect.element(screen.getByRole("link", { name: "仲間を見つける" })).toBeVisible();
  await expect.element(screen.getByRole("button", { name: "最初の投稿をする" })).not.toBeInTheDocument();
});

test("dismissed it goes at once, and is back where that could not be kept", async () => {
  const { server, screen, card } = await open();
  const dismiss = screen.getByRole("button", { name: "今後表示しない" });
  server.to(dismissFirstSteps, () => refused(500, "ERROR_UNEXPECTED"), here);
  await dismiss.click();
  await expect.element(screen.getByText(/更新できませんでした/)).toBeVisible();
  await expect.element(card).toBeVisible();
  server.to(dismissFirstSteps, {}, here);
  await screen.getByRole("region", { name: "メッセージ" }).getByRole("button", { name: "閉じる" }).click();
  await dismiss.click();
  await expect.element(card).not.toBeInTheDocument();
});
