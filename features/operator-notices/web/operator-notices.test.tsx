import { beforeEach, expect, test } from "vitest";
import { page as browser } from "vitest/browser";
import { pageOf } from "#kit/web/testing/answer-builders.test-helper.ts";
import { answerCalls, refused } from "#kit/web/testing/answers.test-helper.ts";
import { renderPart } from "#kit/web/testing/render-part.test-helper.tsx";
import { rowMenu } from "#kit/web/testing/row-menu.test-helper.ts";
import {
  createProductNotice,
  deleteProductNotice,
  listOperatorNotices,
  type OperatorNotice,
  previewProductNotice,
  showOperatorNotice,
  updateProductNotice,
} from "../contract/calls.ts";
import EditNoticeScreen from "./edit-notice-screen.tsx";
import NewNoticeScreen from "./new-notice-screen.tsx";
import OperatorNoticesScreen from "./operator-notices-screen.tsx";

const LIST = "/operator/notices";
const notice: OperatorNotice = {
  id: 7,
  title: "メンテナンスのお知らせ",
  content: "<p>日曜日に停止します。</p>",
  title_en: "",
  content_en: "",
  published: true,
  state: "running",
  public_date: "2026-11-20T03:00:00.000Z",
  end_date: null,
  read_count: 1_204,
  updated_at: "2026-11-20T03:00:00.000Z",
};
const at = { notice_id: 7 };

beforeEach(() => browser.viewport(1500, 900));

async function openList(row: OperatorNotice) {
  const server = answerCalls();
  server.to(listOperatorNotices, pageOf([row]));
  server.to(updateProductNotice, { data: row }, at);
  server.to(deleteProductNotice, {}, at);
  const { screen } = await renderPart(<OperatorNoticesScreen />, { path: LIST });
  const choose = async (name: string) => {
    await rowMenu(screen, row.title).click();
    await screen.getByRole("menuitem", { name }).click();
  };
  return { server, screen, choose };
}

test("the list says from when until when each runs, and how many have read it", async () => {
  const { screen } = await openList({ ...notice, end_date: "2026-11-21T03:00:00.000Z" });
  const row = screen.getByRole("row").filter({ hasText: notice.title });
  await expect
    .poll(() => row.element().textContent)
    .toMatch(/公開中.*2026\/11\/20 12:00.*2026\/11\/21 12:00.*1,204/);
});

test("a notice leaves every bell only after asking", async () => {
  const { server, screen, choose } = await openList(notice);
  await choose("下書きに戻す…");
  await expect.element(screen.getByText(/全員のベルから、すぐに消えます/)).toBeVisible();
  await screen.getByRole("dialog").getByRole("button", { name: "下書きに戻す" }).click();
  await expect.element(screen.getByText("「メンテナンスのお知らせ」を下書きに戻しました")).toBeVisible();
  await choose("削除する…");
  await screen.getByRole("dialog").getByRole("button", { name: "削除する" }).click();
  await expect.element(screen.getByText("「メンテナンスのお知らせ」を削除しました")).toBeVisible();
  expect(server.asked.find(({ method }) => method === "PUT")?.body).toEqual({
    published: false,
    updated_at: notice.updated_at,
  });
});

async function openNew() {
  const server = answerCalls();
  server.to(previewProductNotice, ({ body }) => ({ data: body as never }));
  const { screen } = await renderPart(<NewNoticeScreen />, {
    path: `${LIST}/new`,
    elsewhere: <p>一覧</p>,
  });
  return { server, screen };
}

test("what is written is previewed in each language, and published at once only after asking", async () => {
  const { server, screen } = await openNew();
  server.to(createProductNotice, { data: notice });
  const japanese = screen.getByRole("group", { name: "日本語" }).first();
  await japanese.getByRole("textbox", { name: /タイトル/ }).fill("停止のお知らせ");
  await japanese.getByRole("textbox", { name: /本文/ }).fill("日曜日に停止します。");
  const preview = screen.getByRole("region", { name: "プレビュー" });
  await expect.element(preview.getByText("日曜日に停止します。")).toBeVisible();
  await preview.getByRole("radio", { name: "英語" }).click();
  await expect.element(preview.getByText(/英語で利用している人にも日本語で表示されます/)).toBeVisible();
  await expect.element(preview.getByText("日曜日に停止します。")).toBeVisible();
  const english = screen.getByRole("group", { name: "英語" }).first();
  await english.getByRole("textbox", { name: /タイトル/ }).fill("Maintenance");
  await english.getByRole("textbox", { name: /本文/ }).fill("Away on Sunday.");
  await expect.element(preview.getByText("Away on Sunday.")).toBeVisible();
  await screen.getByRole("button", { name: "保存する" }).click();
  await expect
    .element(screen.getByText("すべてのコミュニティの全員のベルに、すぐに表示されます。"))
    .toBeVisible();
  await screen.getByRole("button", { name: "公開する" }).click();
  await expect.element(screen.getByText("「停止のお知らせ」を保存しました")).toBeVisible();
  const sent = server.asked.find(({ body }) => "title" in ((body ?? {}) as object))?.body;
  expect(sent).toMatchObject({
    title: "停止のお知らせ",
    title_en: "Maintenance",
    content_en: "<p>Away on Sunday.</p>",
    published: true,
    end_date: null,
  });
});

test("what is missing, and an end before the start, are told at their fields", async () => {
  const { server, screen } = await openNew();
  const end = screen.getByRole("group", { name: "公開終了" });
  await end.getByRole("textbox", { name: "日付" }).fill("2020/01/01");
  await screen
    .getByRole("group", { name: "英語" })
    .first()
    .getByRole("textbox", { name: /タイトル/ })
    .fill("Only");
  await screen.getByRole("button", { name: "保存する" }).click();
  await expect.element(end.getByText("終了は開始より後にしてください。")).toBeVisible();
  await expect.element(screen.getByText("タイトルを入力してください。")).toBeVisible();
  await expect.poll(() => screen.getByText("本文を入力してください。").elements().length).toBe(2);
  expect(server.asked.filter(({ body }) => "title" in ((body ?? {}) as object))).toEqual([]);
});

test("what another operator has changed meanwhile is said, and what was typed stays", async () => {
  const server = answerCalls();
  server.to(previewProductNotice, ({ body }) => ({ data: body as never }));
  server.to(showOperatorNotice, { data: notice }, at);
  server.to(updateProductNotice, () => refused(400, "ERROR_STATUS_HAS_CHANGED"), at);
  const { screen } = await renderPart(<EditNoticeScreen />, {
    path: `${LIST}/:notice_id`,
    at: `${LIST}/7`,
  });
  await expect.element(screen.getByText("1,204名が既読")).toBeVisible();
  const title = screen.getByRole("textbox", { name: /タイトル/ }).first();
  await title.fill("直したお知らせ");
  await screen.getByRole("button", { name: "保存する" }).click();
  await expect.element(screen.getByRole("button", { name: "最新の内容を読み込む" })).toBeVisible();
  await expect.element(title).toHaveValue("直したお知らせ");
});
