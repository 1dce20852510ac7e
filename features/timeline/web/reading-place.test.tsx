import { expect, onTestFinished, test } from "vitest";
import { userEvent } from "vitest/browser";
import { AOBA, alumniHome, answerAsAoba, answerPosts, postOf } from "#apps/web/testing/aoba.test-helper.ts";
import { openProgram } from "#apps/web/testing/program.test-helper.tsx";
import { listComments } from "#features/comments/contract/calls.ts";
import { getPost } from "#features/posts/contract/calls.ts";
import { COMMUNITY_ALUMNI_ROOM, postCreatedLive } from "#features/posts/contract/live.ts";
import { roomName } from "#kit/contract/live.ts";
import { pageOf } from "#kit/web/testing/answer-builders.test-helper.ts";
import { live } from "#kit/web/testing/live.test-helper.ts";
import {
  inFrame,
  isBelowHeader,
  isInView,
  isWhole,
  readingAtRest,
  rows,
} from "#kit/web/windowed-list/reading.test-helper.ts";

/** This picture never loads. */
const lost = { id: 1, url: "data:image/png,lost", width: 1200, height: 900, placeholder: "gray" };
const posts = Array.from({ length: 30 }, (_, i) => postOf(100 - i, `投稿 ${i + 1}`, { images: [lost] }));

async function openTimeline() {
  const server = answerAsAoba();
  answerPosts(server, posts);
  const program = await openProgram(alumniHome);
  await expect.element(program.screen.getByRole("article", { name: "投稿 1", exact: true })).toBeVisible();
  return { server, ...program };
}

const lostPictures = (id: number) =>
  document.querySelectorAll(`[data-key="${id}"] button[aria-label*="読み込めませんでした"]`).length;

test("whoever comes back from a post finds it where it was, though no picture could be loaded", async () => {
  const { server, screen, router } = await openTimeline();
  const title = "投稿 15";
  const post = posts[14] ?? postOf(0, "");
  server.to(getPost, { data: post }, { id: post.id });
  server.to(listComments, pageOf([], { next_comment_token: null }), { id: AOBA });
  const card = screen.getByRole("article", { name: title, exact: true });
  for (const { id } of posts.slice(0, 15)) {
    document.querySelector(`[data-key="${id}"]`)?.scrollIntoView({ block: "start", behavior: "instant" });
    await expect.poll(() => lostPictures(id)).toBe(1);
  }
  const before = await readingAtRest();
  (card.getByRole("link", { name: title, exact: true }).element() as HTMLElement).click();
  await expect.element(screen.getByRole("heading", { level: 1, name: title })).toBeVisible();
  await router.navigate(-1);
  await expect.poll(() => lostPictures(post.id)).toBe(1);
  expect(await readingAtRest()).toEqual(before);
});

test("in browsers without scroll anchoring too, posts above that have never been drawn leave the one being read in place", async () => {
  const style = document.head.appendChild(document.createElement("style"));
  style.textContent = "[role=feed] { overflow-anchor: none }";
  onTestFinished(() => style.remove());
  await openTimeline();
  document.querySelector('[data-key="76"]')?.scrollIntoView({ block: "start", behavior: "instant" });
  const allDrawn = () => rows().filter(isInView).every(isWhole);
  const topOf = (row: HTMLElement | undefined) => row?.getBoundingClientRect().top ?? 0;
  await readingAtRest();
  for (let step = 0; step < 15; step++) {
    await expect.poll(allDrawn).toBe(true);
    const { read, before } = await inFrame(() => {
      scrollBy({ top: -200, behavior: "instant" });
      const row = rows().find((one) => isWhole(one) && isBelowHeader(one));
      return { read: row, before: topOf(row) };
    });
    await readingAtRest();
    const after = await inFrame(() => topOf(read));
    expect(Math.abs(after - before)).toBeLessThan(1);
  }
});

test("a new post of somebody else leaves the list and what is being written where they are", async () => {
  const { screen } = await openTimeline();
  const form = screen.getByRole("dialog", { name: "投稿を作成" });
  const [title, content] = [form.getByLabelText(/^タイトル/), form.getByRole("textbox", { name: "本文" })];
  const prompt = screen.getByRole("button", { name: "いま伝えたいことを投稿する" });
  // The button is clicked without scrolling to it, since the list is read in its middle.
  const write = () => (prompt.element() as HTMLElement).click();
  document.querySelector('[data-key="85"]')?.scrollIntoView({ block: "start", behavior: "instant" });
  await readingAtRest();
  expect(scrollY).toBeGreaterThan(5 * innerHeight);
  write();
  await title.fill("書きかけの題");
  await content.click();
  await userEvent.keyboard("書きかけの本文");
  const before = await readingAtRest();
  await expect.poll(() => live.isIn(roomName(COMMUNITY_ALUMNI_ROOM, AOBA))).toBe(true);
  live.publish(postCreatedLive, { id: 200, content_type: 1 });
  const news = screen.getByText("新しい投稿が1件あります");
  await expect.element(news).toBeInTheDocument();
  expect(await readingAtRest()).toEqual(before);
  await expect.element(content).toHaveFocus();
  await userEvent.keyboard("のつづき");
  await expect.element(title).toHaveValue("書きかけの題");
  await expect.element(content).toHaveTextContent("書きかけの本文のつづき");
  await form.getByRole("button", { name: "閉じる" }).first().click();
  await news.click();
  write();
  await expect.element(title).toHaveValue("書きかけの題");
  await expect.element(content).toHaveTextContent("書きかけの本文のつづき");
});
