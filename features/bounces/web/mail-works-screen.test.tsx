import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { answerAsAoba } from "#apps/web/testing/aoba.test-helper.ts";
import { openProgram } from "#apps/web/testing/program.test-helper.tsx";
import { refused } from "#kit/web/testing/answers.test-helper.ts";
import { answerTestMail } from "../contract/calls.ts";

test.each([
  ["that has arrived", {}, /メールが届くことを確認しました/],
  ["whose link has run out", refused(400, "ERROR_TEST_MAIL_LINK"), /もう一度テストメールをお送りください/],
])("a test mail %s says so, and leads to the top page", async (_, answer, words) => {
  answerAsAoba().to(answerTestMail, answer);
  await openProgram("/mail/works?token=t", { guest: true });
  await expect.element(page.getByText(words)).toBeVisible();
  await expect.element(page.getByRole("link", { name: "トップページへ" })).toHaveAttribute("href", "/");
});
