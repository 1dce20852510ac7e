import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { AOBA, alumniHome, answerAsAoba, community, ownProfile } from "#apps/web/testing/aoba.test-helper.ts";
import { openProgram } from "#apps/web/testing/program.test-helper.tsx";
import { showRegistrationColumns } from "#features/member-details/contract/calls.ts";
import { defaultForm, requirement } from "#features/member-details/contract/form.ts";
import { inSlots } from "#features/member-details/contract/slots.ts";
import { filled } from "#kit/web/testing/answer-builders.test-helper.ts";
import { refused } from "#kit/web/testing/answers.test-helper.ts";
import { editOwnAlumnusProfile } from "../contract/edit-calls.ts";

test("the profile in a community is what it asks for, its name's fault stands at its field, and it is saved", async () => {
  const server = answerAsAoba();
  const { optional } = requirement;
  const form = {
    ...defaultForm,
    columns: { ...defaultForm.columns, corporation_start_period: optional, corporation_end_period: optional },
  };
  server.to(showRegistrationColumns, () => ({ data: inSlots(form) }), { id: AOBA });
  await openProgram(`${alumniHome}/account/profile/setting`);
  await expect.element(page.getByText(`「${community.name}」での表示名と自己紹介です。`)).toBeVisible();
  const display = page.getByRole("textbox", { name: /^表示名/ });
  await expect.element(display).toHaveValue("佐藤 花子");
  await display.fill("ひどい言葉");
  const fault = { message_code: "BANNED_WORD", field: "display_name", params: { words: "ひどい" } };
  server.to(editOwnAlumnusProfile, () => refused(400, "ERROR_INVALID_PARAMS", [fault]), { id: AOBA });
  const save = page.getByRole("button", { name: "保存する" });
  await save.click();
  await expect.element(display).toHaveAccessibleDescription(/「ひどい」は使えません/);
  await display.fill("はな");
  server.to(editOwnAlumnusProfile, filled(editOwnAlumnusProfile, { data: ownProfile }), { id: AOBA });
  await save.click();
  await expect.element(page.getByText("プロフィールを保存しました")).toBeVisible();
});
