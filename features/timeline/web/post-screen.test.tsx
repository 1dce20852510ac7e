import { expect, test } from "vitest";
import { AOBA, alumniHome, answerAsAoba, pageOfRecords, postOf } from "#apps/web/testing/aoba.test-helper.ts";
import { openProgram } from "#apps/web/testing/program.test-helper.tsx";
import { listComments } from "#features/comments/contract/calls.ts";
import { getPost } from "#features/posts/contract/calls.ts";
import { refused } from "#kit/web/testing/answers.test-helper.ts";

const at = `${alumniHome}/post/7`;

test("a post that is gone is the 404 page (R159)", async () => {
  answerAsAoba().to(getPost, () => refused(404, "RECORD_NOT_FOUND"), { id: 7 });
  const { screen, router } = await openProgram(at);
  await expect.element(screen.getByRole("heading", { name: "ページが見つかりません" })).toBeVisible();
  expect(router.state.location.pathname).toBe("/404");
});

test("a post that cannot be loaded otherwise leaves the screen, to try again (R160)", async () => {
  const server = answerAsAoba();
  server.to(getPost, () => refused(500, "ERROR_UNEXPECTED"), { id: 7 });
  const { screen, router } = await openProgram(at);
  await expect.element(screen.getByRole("alert")).toBeVisible();
  expect(router.state.location.pathname).toBe(at);
  server.to(getPost, () => ({ body: { success: true, data: postOf(7, "秋の同窓会") } }), { id: 7 });
  server.to(listComments, () => ({ ...pageOfRecords([], { next_comment_token: null }) }), { id: AOBA });
  await screen.getByRole("button", { name: "もう一度読み込む" }).click();
  await expect.element(screen.getByRole("heading", { level: 1, name: "秋の同窓会" })).toBeVisible();
});
