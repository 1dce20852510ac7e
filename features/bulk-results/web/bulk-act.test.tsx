import { expect, test } from "vitest";
import { page } from "vitest/browser";
import * as z from "zod/mini";
import { act } from "#kit/contract/act.ts";
import { bulkCall } from "#kit/contract/bulk.ts";
import { listCall } from "#kit/contract/list-call.ts";
import type { BulkKind } from "#kit/web/bulk/bulk-kind.ts";
import { answerCalls, refused } from "#kit/web/testing/answers.test-helper.ts";
import { renderPart } from "#kit/web/testing/render-part.test-helper.tsx";
import { type BulkActTarget, type BulkActView, listBulkActs, showBulkAct } from "../contract/calls.ts";
import { BulkActResult } from "./bulk-act-result.tsx";
import { BulkActs } from "./bulk-acts-screen.tsx";
import { JobPill } from "./job-pill.tsx";

const shared = { subject: "membership", security: "membershipChanged", summary: "", changes: [] } as const;
const greet = bulkCall({
  ...shared,
  kind: act("greet", { ja: "挨拶", en: "Greeted" }),
  path: "/communities/{id}/greet",
});
const part = bulkCall({
  ...shared,
  kind: act("part", { ja: "お別れ", en: "Parted" }),
  path: "/communities/{id}/part",
});
const listPeople = listCall({
  path: "/communities/{id}/people",
  access: "administrator",
  summary: "",
  row: z.object({}),
  sorts: { number: "asc" },
});
const kinds: readonly BulkKind[] = [
  {
    kind: greet.kind,
    label: { ja: "挨拶", en: "Greeting" },
    counted: "people",
    list: listPeople,
    screen: "/community/communities/:id/alumnus",
    undo: part,
  },
];
const bulkAct = (changes: Partial<BulkActView> = {}): BulkActView => ({
  id: 3,
  kind: "greet",
  state: "finished",
  total: 3,
  done: 1,
  skipped: 1,
  failed: 1,
  by: "河合 拓",
  created_at: "2026-11-21T23:21:00.000Z",
  finished_at: "2026-11-21T23:21:04.000Z",
  ...changes,
});
const target = (id: number, changes: Partial<BulkActTarget>): BulkActTarget => ({
  id,
  number: id,
  name: `人 ${id}`,
  outcome: "done",
  reason: null,
  by: null,
  ...changes,
});
const targets = [
  target(1, { outcome: "failed", reason: "unexpected" }),
  target(2, { outcome: "skipped", reason: "full" }),
  target(3, {}),
];

async function open(changes: Partial<BulkActView> = {}, rows = targets) {
  const server = answerCalls();
  const data = { ...bulkAct(changes), targets: rows };
  server.to(showBulkAct, { data }, { id: 7, bulk_act_id: 3 });
  const path = "/community/communities/:id/bulk_acts/:bulk_act";
  const rendered = await renderPart(<BulkActResult kinds={kinds} />, {
    path,
    at: "/community/communities/7/bulk_acts/3",
  });
  return { ...rendered, server };
}

test("a result shows its three numbers, and those who failed first with the reason in words", async () => {
  const { screen } = await open();
  await expect.element(screen.getByRole("heading", { name: "挨拶" })).toBeVisible();
  await expect.element(screen.getByText("一部失敗")).toBeVisible();
  const rows = screen
    .getByRole("row")
    .all()
    .slice(1)
    .map((row) => row.element().textContent);
  expect(rows).toEqual(["人 11失敗エラーが発生しました", "人 22対象外登録人数の上限を超えます", "人 33完了"]);
});

test("a result says to the second when it was begun (R484)", async () => {
  const { screen } = await open();
  await expect.element(screen.getByText("2026/11/22 08:21:00")).toBeVisible();
});

test("all of 999 are there in pages, and by number or name where somebody wants it so", async () => {
  const many = Array.from({ length: 999 }, (_, at) => target(at + 1, {}));
  const { screen } = await open({ total: 999, done: 999 }, many);
  await expect.element(screen.getByText("1–100 / 999名")).toBeVisible();
  await expect.element(screen.getByText("人 100", { exact: true })).toBeInTheDocument();
  await screen.getByRole("button", { name: "番号" }).click();
  await expect.element(screen.getByText("人 999", { exact: true })).toBeVisible();
  await screen.getByRole("button", { name: "次のページ" }).click();
  await expect.element(screen.getByText("人 899", { exact: true })).toBeVisible();
});

test("where the member limit left some out, it is said whom to ask", async () => {
  const { screen } = await open();
  await expect.element(screen.getByText(/契約プランの変更を契約者に/)).toBeVisible();
});

test("those who were not done are selected again in their list, but for those dealt with by others", async () => {
  const by = { name: "水野 雅子", kind: "greet", at: "2026-11-21T23:20:00.000Z" };
  const handled = [
    target(4, { outcome: "skipped", reason: "handled", by }),
    target(5, { outcome: "skipped", reason: "gone" }),
  ];
  const { screen, router } = await open({ total: 5, skipped: 3 }, [...targets, ...handled]);
  await screen.getByRole("button", { name: "完了しなかった2名を選び直す" }).click();
  expect(router.state.location.pathname).toBe("/community/communities/7/alumnus");
  // No default view may hide the people chosen.
  expect(router.state.location.search).toBe("?number=asc");
  const [kept] = Object.values(sessionStorage).map((text) => JSON.parse(text));
  expect(kept).toMatchObject({ filter: "{}", picked: [{ name: "人 1" }, { name: "人 2" }] });
});

test("it can be undone for those it was done to, until a date", async () => {
  const { screen, server } = await open();
  const undone = {
    bulk_act: 4,
    finished: true,
    total: 1,
    done: [{ id: 3, number: 3, name: "人 3" }],
    skipped: [],
    failed: [],
  };
  server.to(part, { data: undone }, { id: 7 });
  await expect.element(screen.getByText("2027/02/20まで元に戻せます")).toBeVisible();
  await screen.getByRole("button", { name: "1名を元に戻す" }).click();
  await expect.element(screen.getByText("元に戻しました")).toBeVisible();
  expect(server.asked.map(({ body }) => body)).toContainEqual({ ids: [3], undoes: 3 });
});

test("one that was stopped says why, and how many were not reached", async () => {
  const { screen } = await open({ state: "stopped", skipped: 0, failed: 0 }, [
    target(1, { outcome: null }),
    target(2, { outcome: null }),
    target(3, {}),
  ]);
  await expect.element(screen.getByText(/途中で中止しました/)).toBeVisible();
  await expect.element(screen.getByText("未処理").first()).toBeVisible();
});

test("what has been deleted meanwhile is said to be gone", async () => {
  const server = answerCalls();
  server.to(showBulkAct, refused(404, "RECORD_NOT_FOUND"), { id: 7, bulk_act_id: 3 });
  const { screen } = await renderPart(<BulkActResult kinds={kinds} />, {
    path: "/community/communities/:id/bulk_acts/:bulk_act",
    at: "/community/communities/7/bulk_acts/3",
  });
  await expect.element(screen.getByText("処理結果が見つかりません")).toBeVisible();
});

const list = (records: readonly BulkActView[]) => ({
  data: { records },
  total_records: records.length,
  total_pages: 1,
});

test("what is under way stands in the header with how far it is, and leads to its result", async () => {
  const server = answerCalls();
  const running = bulkAct({ state: "running", total: 3_233, done: 1_200, skipped: 4, failed: 0 });
  server.to(listBulkActs, () => list([running]), { id: 7 });
  const { screen, router } = await renderPart(<JobPill communityId={7} kinds={kinds} />);
  await screen.getByText("挨拶 1,204 / 3,233").click();
  expect(router.state.location.pathname).toBe("/community/communities/7/bulk_acts/3");
});

test("with nothing under way there is no pill", async () => {
  const server = answerCalls();
  server.to(listBulkActs, () => list([]), { id: 7 });
  const { screen } = await renderPart(<JobPill communityId={7} kinds={kinds} />);
  await expect.poll(() => server.asked.length).toBe(1);
  expect(screen.getByRole("link").query()).toBeNull();
});

test.each<[string, Partial<BulkActView>, string]>([
  ["running", { state: "running", finished_at: null }, "処理中"],
  ["done for all", { done: 3, skipped: 0, failed: 0 }, "成功"],
  ["done for some", {}, "一部失敗"],
  ["done for nobody", { done: 0, skipped: 0, failed: 3 }, "失敗"],
  ["stopped", { state: "stopped" }, "中止"],
])("in the list, one that is %s says so, and leads to its result", async (_, changes, outcome) => {
  await page.viewport(1280, 800);
  answerCalls().to(listBulkActs, () => list([bulkAct(changes)]), { id: 7 });
  const path = "/community/communities/:id/bulk_acts";
  const at = "/community/communities/7/bulk_acts";
  const { screen } = await renderPart(<BulkActs kinds={kinds} />, { path, at });
  const row = screen.getByRole("row", { name: /挨拶/ });
  await expect.element(row.getByText(outcome, { exact: true })).toBeVisible();
  await expect.element(row.getByRole("link", { name: "挨拶" })).toHaveAttribute("href", `${at}/3`);
});

test("the list says where nothing has been done yet", async () => {
  answerCalls().to(listBulkActs, () => list([]), { id: 7 });
  const path = "/community/communities/:id/bulk_acts";
  const { screen } = await renderPart(<BulkActs kinds={kinds} />, { path, at: path.replace(":id", "7") });
  await expect.element(screen.getByText("処理結果はまだありません").first()).toBeVisible();
});
