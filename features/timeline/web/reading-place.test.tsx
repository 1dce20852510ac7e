import { expect, onTestFinished, test } from "vitest";
import { userEvent } from "vitest/browser";
import {
  AOBA,
  alumniHome,
  answerAsAoba,
  answerPosts,
  pageOfRecords,
  postOf,
} from "#apps/web/testing/aoba.test-helper.ts";
import { openProgram } from "#apps/web/testing/program.test-helper.tsx";
import { listComments } from "#features/comments/contract/calls.ts";
import { getPost } from "#features/posts/contract/calls.ts";
import { COMMUNITY_ALUMNI_ROOM, postCreatedLive } from "#features/posts/contract/live.ts";
import { roomName } from "#kit/contract/live.ts";
import { live } from "#kit/web/testing/live.test-helper.ts";

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

/** Returns the post at the top of the window and its offset. */
const reading = () => {
  const rows = [...document.querySelectorAll<HTMLElement>("main [data-key]")];
  const row = rows.find((one) => one.getBoundingClientRect().bottom > 72);
  return { post: row?.dataset.key, top: Math.round(row?.getBoundingClientRect().top ?? 0) };
};
/** Waits until nothing moves any more. */
async function readingAtRest() {
  let last = "";
  await expect
    .poll(() => {
      const before = last;
      last = JSON.stringify(reading());
      return last === before;
    })
    .toBe(true);
  return reading();
}
const lostPictures = (id: number) =>
  [...document.querySelectorAll<HTMLImageElement>(`[data-key="${id}"] img[width]`)].filter(
    ({ complete, naturalWidth }) => complete && naturalWidth === 0,
  ).length;

test("whoever comes back from a post finds it where it was, though no picture could be loaded", async () => {
  const { server, screen, router } = await openTimeline();
  const title = "投稿 15";
  const post = posts[14] ?? postOf(0, "");
  server.to(getPost, () => ({ body: { success: true, data: post } }), { id: post.id });
  server.to(listComments, () => ({ ...pageOfRecords([], { next_comment_token: null }) }), { id: AOBA });
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
  await readingAtRest();
  const isDrawn = (row: HTMLElement) => row.dataset.outline === undefined;
  const allDrawn = () =>
    [...document.querySelectorAll<HTMLElement>("main [data-key]")]
      .filter(
        (row) => row.getBoundingClientRect().bottom > 0 && row.getBoundingClientRect().top < innerHeight,
      )
      .every(isDrawn);
  for (let step = 0; step < 15; step++) {
    await expect.poll(allDrawn).toBe(true);
    await readingAtRest();
    const rows = [...document.querySelectorAll<HTMLElement>("main [data-key]")];
    scrollBy({ top: -200, behavior: "instant" });
    const read = rows.find((row) => isDrawn(row) && row.getBoundingClientRect().bottom > 72);
    const top = () => read?.getBoundingClientRect().top ?? 0;
    const before = top();
    await readingAtRest();
    expect(Math.abs(top() - before)).toBeLessThan(1);
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
