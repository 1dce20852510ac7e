import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import type { Language } from "#kit/contract/language.ts";
import { pageOf } from "#kit/web/testing/answer-builders.test-helper.ts";
import { answerCalls } from "#kit/web/testing/answers.test-helper.ts";
import { renderPart } from "#kit/web/testing/render-part.test-helper.tsx";
import { listOperatorEvents, type OperatorEvent } from "../contract/events.ts";
import EventsScreen from "./events-screen.tsx";

const suspended: OperatorEvent = {
  id: 9,
  at: "2026-11-20T03:04:05.000Z",
  actor: "織部 圭",
  act: "suspendCommunity",
  community_id: 3,
  community: "港アルムナイ",
  target: { kind: "community", id: 3 },
  whose: null,
  changes: null,
  reason: "お支払いの確認",
  ip: "192.0.2.1",
};
const removed: OperatorEvent = {
  ...suspended,
  id: 8,
  act: "removeOperator",
  community_id: null,
  community: null,
  target: { kind: "operator", id: 12 },
  changes: { email: ["kei@example.jp", null] },
  reason: null,
};
const erased: OperatorEvent = { ...suspended, id: 7, community: null };

async function open(events: readonly OperatorEvent[], language: Language = "ja") {
  const server = answerCalls();
  server.to(listOperatorEvents, { ...pageOf(events), acts: ["removeOperator", "suspendCommunity"] });
  await renderPart(<EventsScreen />, { path: "/operator/events", language });
  return server;
}

beforeEach(() => page.viewport(1280, 800));

test("an act opens with its values before and after", async () => {
  await open([suspended, removed]);
  await page.getByRole("row").filter({ hasText: "運営者を削除" }).click();
  const panel = page.getByRole("complementary");
  await expect.element(panel.getByText("運営者 12（消去済み）")).toBeVisible();
  await expect.element(panel.getByRole("cell", { name: "kei@example.jp" })).toBeVisible();
});

test("an act about a community leads to it, unless it is erased", async () => {
  await open([suspended, erased]);
  await page.getByRole("row").filter({ hasText: "港アルムナイ" }).click();
  const link = page.getByRole("link", { name: "コミュニティの設定を開く" });
  await expect.element(link).toHaveAttribute("href", "/operator/communities/3");
  await page.getByRole("row").filter({ hasText: "コミュニティ 3（消去済み）" }).click();
  await expect.element(link).not.toBeInTheDocument();
});

test("the filter offers the acts that stand in the log", async () => {
  const server = await open([suspended]);
  await page.getByRole("button", { name: "条件を追加" }).click();
  const panel = page.getByRole("dialog", { name: "条件を追加" });
  await panel.getByRole("combobox", { name: "項目" }).selectOptions("操作");
  await panel.getByRole("combobox", { name: "である" }).selectOptions("コミュニティの利用を停止");
  await panel.getByRole("button", { name: "適用する" }).click();
  await expect.poll(() => server.asked.at(-1)?.query.get("act")).toBe("suspendCommunity");
});

test("an empty log says what will stand in it", async () => {
  await open([]);
  await expect.element(page.getByText("操作履歴はありません")).toBeVisible();
});
