import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { signIn } from "#features/sessions/contract/calls.ts";
import { refused } from "#kit/web/testing/answers.test-helper.ts";
import { answerAsAoba } from "../testing/aoba.test-helper.ts";
import { openProgram } from "../testing/program.test-helper.tsx";

test("Enter in a text field of a login submits (R078)", async () => {
  const server = answerAsAoba();
  server.to(signIn.alumnus, () => refused(400, "ERROR_LOGIN"));
  const { screen } = await openProgram("/alumni/login", { guest: true });
  await screen.getByLabelText("メールアドレス").fill("hanako@example.jp");
  await screen.getByLabelText("パスワード", { exact: true }).fill("Chigau-2026");
  await userEvent.keyboard("{Enter}");
  await expect.element(screen.getByRole("alert")).toBeVisible();
  expect(server.asked.at(-1)).toMatchObject({ method: "POST" });
});

test("elsewhere it does not: half a form is not sent by the way (R078)", async () => {
  const server = answerAsAoba();
  const { screen } = await openProgram("/alumni/account/profile/edit");
  await screen.getByRole("textbox", { name: /^名\s*必須$/ }).fill("花江");
  await userEvent.keyboard("{Enter}");
  await expect.element(screen.getByRole("button", { name: "保存する" })).toBeEnabled();
  expect(server.asked.map(({ method }) => method)).not.toContain("PUT");
});
