import { expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import { filled } from "#kit/web/testing/answer-builders.test-helper.ts";
import { answerCalls, refused } from "#kit/web/testing/answers.test-helper.ts";
import { renderPart } from "#kit/web/testing/render-part.test-helper.tsx";
import { countAnswers, saveEntryForm, showEntryForm } from "../../contract/entry-form.ts";
import { defaultForm, questionType, requirement } from "../../contract/form.ts";
import EntryFormScreen from "./entry-form-screen.tsx";

const at = "2026-11-21T23:21:00.000Z";
const question = (words: string) => ({
  number: 1,
  question: words,
  setting: { type: questionType.freeText, data: [] },
  requirement: requirement.optional,
});

test("of a form that a colleague has saved meanwhile it is said who, when and what, and what was typed stays (F12)", async () => {
  const server = answerCalls();
  const params = { id: 1 };
  const seen = {
    ...defaultForm,
    additional_information: [question("趣味")],
    updated_at: null,
    last_change: null,
  };
  const later = {
    columns: { ...defaultForm.columns, job_type: requirement.required },
    additional_information: [question("特技")],
    updated_at: at,
    last_change: { by: "河合 拓", at },
  };
  const answerWith = (entry_form: object) =>
    server.to(showEntryForm, filled(showEntryForm, { entry_form }), params);
  server.to(countAnswers, { data: [] }, params);
  server.to(saveEntryForm, () => refused(400, "ERROR_STATUS_HAS_CHANGED"), params);
  answerWith(seen);
  await renderPart(<EntryFormScreen />, {
    path: "/community/communities/:id/alumni_register_form",
    at: "/community/communities/1/alumni_register_form",
  });
  const words = page.getByRole("textbox", { name: /^質問文/ });
  await words.fill("好きな場所");
  await page.getByRole("radio", { name: "職種：不要" }).click();
  answerWith(later);
  const save = page.getByRole("button", { name: "保存する" });
  await save.click();
  await page.getByRole("dialog").getByRole("button", { name: "保存する" }).click();
  await expect.element(words).toHaveValue("好きな場所");
  await page.getByRole("button", { name: "最新の内容を読み込む" }).click();

  const notice = page.getByRole("alert");
  await expect
    .element(
      notice.getByText(
        /^河合 拓さんが 2026\/11\/22 08:21:00 に .*職種.*追加の質問.* を変更しました。|^河合 拓さんが 2026\/11\/22 08:21:00 に .*追加の質問.*職種.* を変更しました。/,
      ),
    )
    .toBeVisible();
  await expect.element(notice.getByRole("radio", { name: "ご自身の入力：好きな場所" })).toBeChecked();
  await expect.element(notice.getByRole("radio", { name: "最新：特技" })).toBeVisible();
  await expect.element(words).toHaveValue("好きな場所");
  await notice.getByRole("radio", { name: "最新：必須" }).click();
  await expect.element(page.getByRole("radio", { name: "職種：必須" })).toBeChecked();
});

test("whoever removes an answered question reads first how many answers go from sight, and the others are numbered anew (F18)", async () => {
  const server = answerCalls();
  const params = { id: 2 };
  const entry_form = {
    ...defaultForm,
    additional_information: ["趣味", "特技"].map((words, at) => ({ ...question(words), number: at + 1 })),
    updated_at: at,
    last_change: null,
  };
  server.to(showEntryForm, { entry_form }, params);
  const data = [{ number: 1, answers: 1_204 }];
  server.to(countAnswers, { data }, params);
  server.to(saveEntryForm, { entry_form }, params);
  await renderPart(<EntryFormScreen />, {
    path: "/community/communities/:id/alumni_register_form",
    at: "/community/communities/2/alumni_register_form",
  });
  await page.getByRole("button", { name: "質問1を削除する" }).click();
  await expect.element(page.getByRole("heading", { name: "質問1" })).toBeVisible();
  await expect.element(page.getByRole("heading", { name: "質問2" })).not.toBeInTheDocument();
  await expect.element(page.getByRole("textbox", { name: /^質問文/ })).toHaveValue("特技");
  await page.getByRole("button", { name: "保存する" }).click();
  const asked = page.getByRole("dialog", { name: "次の変更を保存しますか？" });
  await expect
    .element(asked.getByText("質問1「趣味」：これまでの回答 1,204件は、新しい画面に表示されなくなります"))
    .toBeVisible();
  expect(server.asked.map(({ method }) => method)).not.toContain("PUT");
});

test("every item of the form is one row of one table, and saving is in sight from the top (F17)", async () => {
  const server = answerCalls();
  const params = { id: 3 };
  const entry_form = { ...defaultForm, updated_at: at, last_change: null };
  server.to(showEntryForm, { entry_form }, params);
  server.to(countAnswers, { data: [] }, params);
  document.body.dataset.density = "office";
  await page.viewport(1280, 800);
  onTestFinished(async () => {
    delete document.body.dataset.density;
    await page.viewport(360, 740);
  });
  await renderPart(<EntryFormScreen />, {
    path: "/community/communities/:id/alumni_register_form",
    at: "/community/communities/3/alumni_register_form",
  });
  await page.getByRole("radio", { name: "職種：必須" }).click();
  await expect.element(page.getByText("1か所を変更")).toBeInViewport({ ratio: 1 });
  await expect.element(page.getByRole("button", { name: "保存する" })).toBeInViewport({ ratio: 1 });
  const row = page.getByRole("radio", { name: "職種：必須" }).element().closest("tr");
  expect(row?.getBoundingClientRect().height).toBeLessThanOrEqual(40);
});
