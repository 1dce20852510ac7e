import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { AOBA, employeeHome, postOf } from "#apps/web/testing/aoba.test-helper.ts";
import { answerCalls } from "#kit/web/testing/answers.test-helper.ts";
import { renderPart } from "#kit/web/testing/render-part.test-helper.tsx";
import { updateUserPost } from "../contract/admin-calls.ts";
import type { Post } from "../contract/post.ts";
import { PostMenu } from "./post-menu.tsx";

const abilities = { ...postOf(7, "").abilities, edit: false };
const asAdministrator = (more: Partial<Post> = {}) =>
  postOf(7, "秋の同窓会", { abilities: { ...abilities, hide: true }, ...more });

async function open(post: Post) {
  const at = { path: "/community/communities/:id", at: employeeHome };
  const drawn = await renderPart(<PostMenu post={post} />, at);
  await page.getByRole("button", { name: "投稿のメニュー" }).click();
  return drawn;
}
const items = () =>
  page
    .getByRole("menuitem")
    .elements()
    .map(({ textContent }) => textContent);

test("an administrator is offered first to hide a member's post, which can be taken back (R438)", async () => {
  const server = answerCalls();
  const sent: unknown[] = [];
  server.to(
    updateUserPost,
    ({ body }) => {
      const { published } = body as { published: boolean };
      sent.push(published);
      return { data: asAdministrator({ published }) };
    },
    { id: 7 },
  );
  await open(asAdministrator());
  expect(items()).toEqual(["非公開にする", "管理画面で開く", "リンクをコピー", "削除する"]);
  await page.getByRole("menuitem", { name: "非公開にする" }).click();
  await expect.element(page.getByText("「秋の同窓会」を非公開にしました")).toBeVisible();
  await page.getByRole("button", { name: "元に戻す" }).click();
  await expect.element(page.getByText("「秋の同窓会」を公開しました")).toBeVisible();
  expect(sent).toEqual([false, true]);
});

test("and is led to it in the console", async () => {
  answerCalls();
  const { router } = await open(asAdministrator());
  await page.getByRole("menuitem", { name: "管理画面で開く" }).click();
  await expect
    .poll(() => router.state.location.pathname + router.state.location.search)
    .toBe(`/community/communities/${AOBA}/user_posts?published=all&post=7`);
});

test("members are offered neither, nor administrators of the office's own", async () => {
  answerCalls();
  await open(postOf(7, "秋の同窓会", { abilities }));
  expect(items()).toEqual(["リンクをコピー", "削除する"]);
});
