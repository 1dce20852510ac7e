import { beforeEach, expect, test } from "vitest";
import { page as browser } from "vitest/browser";
import { type AnswerTo, answerCalls, refused } from "#kit/web/testing/answers.test-helper.ts";
import { renderPart } from "#kit/web/testing/render-part.test-helper.tsx";
import { type MessageTemplate, showMessageTemplate, updateMessageTemplate } from "../contract/calls.ts";
import TemplateScreen from "./template-screen.tsx";

const LIST = "/community/communities/:id/message_templates";
const params = { id: 1, template_id: 7 };
const thanks: MessageTemplate = {
  id: 7,
  name: "お礼",
  type: "employee",
  body: "{{name}}さん、ありがとうございました。",
  updated_at: "2026-11-20T03:00:00.000Z",
};

const kept = (data: MessageTemplate) => ({ data });

async function open(shown: AnswerTo<typeof showMessageTemplate> = kept(thanks)) {
  const server = answerCalls();
  server.to(showMessageTemplate, shown, params);
  const { screen } = await renderPart(<TemplateScreen />, {
    path: `${LIST}/:message_template_id/edit`,
    at: "/community/communities/1/message_templates/7/edit",
    elsewhere: <p>一覧</p>,
  });
  const field = (name: RegExp) => screen.getByRole("textbox", { name });
  const save = () => screen.getByRole("button", { name: "保存する" }).click();
  return { server, screen, field, save };
}

beforeEach(() => browser.viewport(1280, 800));

test("a text stands in the form as it is kept, under its name", async () => {
  const { screen, field } = await open();
  await expect.element(screen.getByRole("heading", { name: "お礼" })).toBeVisible();
  await expect.element(field(/名前/)).toHaveValue("お礼");
  await expect.element(screen.getByRole("radio", { name: "在籍者" })).toBeChecked();
  await expect.element(field(/本文/)).toHaveValue(thanks.body);
});

test("saved, it is called as it was typed, said to be kept, and the list is shown", async () => {
  const { server, screen, field, save } = await open();
  server.to(updateMessageTemplate, () => kept(thanks), params);
  await field(/名前/).fill("見学のお礼");
  await screen.getByRole("radio", { name: "アルムナイ" }).click();
  await save();
  await expect.element(screen.getByText("「見学のお礼」を保存しました")).toBeVisible();
  await expect.element(screen.getByText("一覧")).toBeVisible();
  expect(server.asked.find(({ method }) => method === "PUT")?.body).toEqual({
    name: "見学のお礼",
    type: "alumni",
    body: thanks.body,
    updated_at: thanks.updated_at,
  });
});

test("nothing is sent without a name and a text, and each field says what it wants", async () => {
  const { server, field, save } = await open();
  await field(/名前/).fill("");
  await field(/本文/).fill("");
  await save();
  await expect.element(field(/名前/)).toHaveAccessibleDescription(/入力してください/);
  await expect.element(field(/本文/)).toHaveAccessibleDescription(/入力してください/);
  await expect.element(field(/名前/)).toHaveFocus();
  expect(server.asked.map(({ method }) => method)).toEqual(["GET"]);
});

test("a name that another text has is told at its field, and what was typed stays", async () => {
  const { server, field, save } = await open();
  const code = "ERROR_TEMPLATE_NAME_TAKEN";
  server.to(updateMessageTemplate, () => refused(400, code, [{ message_code: code, field: "name" }]), params);
  await field(/名前/).fill("はじめのご挨拶");
  await save();
  await expect.element(field(/名前/)).toHaveAccessibleDescription(/同じ名前のテンプレートがあります/);
  await expect.element(field(/名前/)).toHaveValue("はじめのご挨拶");
});

test("what a colleague has changed meanwhile is loaded around what was typed, and then saved over", async () => {
  const latest = { ...thanks, body: "ありがとうございました。", updated_at: "2026-11-21T03:00:00.000Z" };
  let current = thanks;
  const { server, screen, field, save } = await open(() => kept(current));
  server.to(
    updateMessageTemplate,
    ({ body }) =>
      (body as { updated_at: string }).updated_at === latest.updated_at
        ? kept(latest)
        : refused(400, "ERROR_STATUS_HAS_CHANGED"),
    params,
  );
  await field(/名前/).fill("見学のお礼");
  current = latest;
  await save();
  await screen.getByRole("button", { name: "最新の内容を読み込む" }).click();
  await expect.element(field(/本文/)).toHaveValue("ありがとうございました。");
  await expect.element(field(/名前/)).toHaveValue("見学のお礼");
  await save();
  await expect.element(screen.getByText("「見学のお礼」を保存しました")).toBeVisible();
});

test("where it cannot be loaded that is said, and it can be tried again", async () => {
  let isAway = true;
  const { screen, field } = await open(() => (isAway ? refused(500, "INTERNAL_SERVER_ERROR") : kept(thanks)));
  const again = screen.getByRole("button", { name: /もう一度|再読み込み|再試行/ });
  await expect.element(again).toBeVisible();
  isAway = false;
  await again.click();
  await expect.element(field(/名前/)).toHaveValue("お礼");
});
