import { beforeEach, expect, test } from "vitest";
import { page as browser } from "vitest/browser";
import { answerCalls, refused, type SentCall } from "#kit/web/testing/answers.test-helper.ts";
import { renderPart } from "#kit/web/testing/render-part.test-helper.tsx";
import { rowMenu } from "#kit/web/testing/row-menu.test-helper.ts";
import {
  createMessageTemplate,
  deleteMessageTemplate,
  listMessageTemplates,
  type MessageTemplate,
} from "../contract/calls.ts";
import NewTemplateScreen from "./new-template-screen.tsx";
import TemplatesScreen from "./templates-screen.tsx";

const LIST = "/community/communities/1/message_templates";
const greeting: MessageTemplate = {
  id: 7,
  name: "はじめのご挨拶",
  type: "alumni",
  body: "{{name}}さん、ようこそ。",
  updated_at: "2026-11-20T03:00:00.000Z",
};

async function open(templates: readonly MessageTemplate[]) {
  const server = answerCalls();
  const body = { data: { templates }, total_records: templates.length, total_pages: 1 };
  server.to(listMessageTemplates, body, { id: 1 });
  const { screen } = await renderPart(<TemplatesScreen />, {
    path: "/community/communities/:id/message_templates",
    at: LIST,
  });
  return { server, screen };
}

beforeEach(() => browser.viewport(1280, 800));

test("the list says what each text is for and leads to it (R380)", async () => {
  const { screen } = await open([greeting]);
  await expect
    .element(screen.getByRole("link", { name: "はじめのご挨拶" }))
    .toHaveAttribute("href", `${LIST}/7/edit`);
  await expect.element(screen.getByRole("cell", { name: "アルムナイ" })).toBeVisible();
});

test("an empty list says what it is good for", async () => {
  const { screen } = await open([]);
  await expect.element(screen.getByText("テンプレートはまだありません").first()).toBeVisible();
});

test("one is deleted after asking", async () => {
  const { server, screen } = await open([greeting]);
  server.to(deleteMessageTemplate, {}, { id: 1, template_id: 7 });
  await rowMenu(screen, "はじめのご挨拶").click();
  await screen.getByRole("menuitem", { name: "削除する…" }).click();
  await screen.getByRole("button", { name: "削除する" }).click();
  await expect.element(screen.getByText("「はじめのご挨拶」を削除しました")).toBeVisible();
});

test("a name that is taken is told at its field, and what was typed stays", async () => {
  const server = answerCalls();
  const code = "ERROR_TEMPLATE_NAME_TAKEN";
  const sent: SentCall[] = [];
  server.to(
    createMessageTemplate,
    (call) => {
      sent.push(call);
      return refused(400, code, [{ message_code: code, field: "name" }]);
    },
    { id: 1 },
  );
  const { screen } = await renderPart(<NewTemplateScreen />, {
    path: "/community/communities/:id/message_templates/new",
    at: `${LIST}/new`,
  });
  await screen.getByRole("textbox", { name: /名前/ }).fill("お礼");
  await screen.getByRole("textbox", { name: /本文/ }).fill("{{name}}さん、ありがとうございます。");
  await screen.getByRole("button", { name: "保存する" }).click();
  await expect.element(screen.getByText(/同じ名前のテンプレートがあります/)).toBeVisible();
  await expect.element(screen.getByRole("textbox", { name: /名前/ })).toHaveValue("お礼");
  expect(sent[0]?.body).toMatchObject({ name: "お礼", type: "alumni" });
});
