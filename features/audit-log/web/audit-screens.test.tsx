import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { listSavedViews } from "#features/saved-views/contract/calls.ts";
import type { Language } from "#kit/contract/language.ts";
import { pageOf } from "#kit/web/testing/answer-builders.test-helper.ts";
import { answerCalls } from "#kit/web/testing/answers.test-helper.ts";
import { renderPart } from "#kit/web/testing/render-part.test-helper.tsx";
import { actWords } from "../contract/acts.ts";
import { type AuditEvent, listAuditEvents, listAuditTargets } from "../contract/calls.ts";
import { listOwnAuditEvents, type OwnAuditEvent } from "../contract/own-events.ts";
import AuditScreen from "./audit-screen.tsx";
import OwnEventsScreen from "./own-events-screen.tsx";

const corrected: AuditEvent = {
  id: 7,
  at: "2026-11-20T03:04:05.000Z",
  act: "editEmployee",
  actor: { user_id: 1, number: 1, name: "水野 雅子" },
  target: { kind: "membership", id: 9 },
  is_by_operator: false,
  targets: 1,
  whose: { user_id: 9, number: 12, name: "佐藤 花子" },
  changes: {
    display_name: ["はな", "花子"],
    state: ["participating", "paused"],
    role: ["member", "ordinary"],
    phone_number_1: ["", "03"],
    address_1: [13, 48],
    published: [true, false],
    unheard_of: [null, "x"],
  },
  reason: null,
  bulk_act_id: null,
  ip: "192.0.2.1",
};

beforeEach(() => page.viewport(1280, 800));

async function openLog(language: Language, events: readonly AuditEvent[] = [corrected]) {
  const server = answerCalls();
  const params = { id: 1 };
  server.to(listAuditEvents, pageOf(events), params);
  server.to(listSavedViews, pageOf([]), params);
  const path = "/community/communities/:id/audit_events";
  await renderPart(<AuditScreen />, { path, at: "/community/communities/1/audit_events", language });
  return server;
}

const cellsOf = (panel: ReturnType<typeof page.getByRole>): string[][] =>
  [...panel.element().querySelectorAll("tbody tr")].map((row) =>
    [...row.children].map((cell) => cell.textContent ?? ""),
  );

test.each([
  [
    "ja",
    "在籍者の登録情報を修正",
    [
      ["表示名", "はな", "花子"],
      ["ステータス", "参加中", "一時停止中"],
      ["権限", "メンバー", "管理者"],
      ["電話番号", "—", "03"],
      ["都道府県", "東京都", "海外"],
      ["公開", "はい", "いいえ"],
      ["unheard_of", "—", "x"],
    ],
  ],
  [
    "en",
    "Corrected an employee’s details",
    [
      ["Display name", "はな", "花子"],
      ["Status", "Participating", "Paused"],
      ["Role", "Member", "Administrator"],
      ["Phone number", "—", "03"],
      ["Prefecture", "Tokyo", "Outside Japan"],
      ["Published", "Yes", "No"],
      ["unheard_of", "—", "x"],
    ],
  ],
] as const)(
  "an act opens beside the log with before and after in words (%s)",
  async (language, act, changes) => {
    await openLog(language);
    const row = page.getByRole("row").filter({ hasText: act });
    await expect.element(row.getByText(/^佐藤 花子/)).toBeVisible();
    await row.getByText(act).click();
    const panel = page.getByRole("complementary", { name: act });
    await expect.element(panel.getByText("192.0.2.1")).toBeVisible();
    expect(cellsOf(panel)).toEqual(changes);
  },
);

const export66: AuditEvent = {
  ...corrected,
  id: 8,
  act: "exportEmployees",
  target: { kind: "membership", id: null },
  targets: 66,
  changes: { state: ["participating", "paused"] },
};

test.each([
  ["ja", "佐藤 花子（12） ほか65名", "ステータス"],
  ["en", "佐藤 花子 (12) and 65 others", "Status"],
] as const)(
  "an act upon many is one row, and opens on everybody in it (%s)",
  async (language, people, field) => {
    const server = await openLog(language, [export66]);
    const whose = (number: number) => ({ user_id: number, number, name: `人 ${number}` });
    server.to(
      listAuditTargets,
      () =>
        pageOf([
          { id: 1, target: { kind: "membership", id: 1 }, whose: whose(1), changes: export66.changes },
          { id: 2, target: { kind: "membership", id: 2 }, whose: whose(2), changes: null },
          {
            id: 3,
            target: { kind: "membership", id: 3 },
            whose: { ...whose(3), name: null },
            changes: { email: null },
          },
        ]),
      { id: 1, event_id: 8 },
    );
    const row = page.getByRole("row").filter({ hasText: people });
    await row.getByText(actWords("exportEmployees", language)).click();
    const panel = page.getByRole("complementary");
    await expect.element(panel.getByText(/^人 2/)).toBeVisible();
    await panel.getByText(/^人 1/).click();
    await expect.element(panel.getByRole("rowheader", { name: field })).toBeVisible();
    await panel.getByText(language === "ja" ? "管理番号 3（退会）" : "No. 3 (left)").click();
    await expect.element(panel.getByText(language === "ja" ? "消去済み" : "Erased").first()).toBeVisible();
  },
);

test("a log without acts teaches what will stand in it", async () => {
  await openLog("ja", []);
  await expect.element(page.getByText("操作履歴はありません")).toBeVisible();
});

async function openOwn(events: readonly OwnAuditEvent[]) {
  const server = answerCalls();
  server.to(listOwnAuditEvents, pageOf(events, { next_cursor: null }));
  await renderPart(<OwnEventsScreen />, { path: "/alumni/account/settings/data/events" });
}

test("a member reads who of the office opened a chat of theirs, and why", async () => {
  await openOwn([
    {
      id: 3,
      at: "2026-11-20T03:04:05.000Z",
      act: "openMembersChat",
      community: "青葉製作所",
      by: "水野 雅子",
      reason: "通報の確認",
    },
  ]);
  const entry = page.getByRole("listitem").filter({ hasText: "メンバー同士のチャットを閲覧" });
  await expect
    .element(entry)
    .toHaveTextContent(
      "メンバー同士のチャットを閲覧青葉製作所 水野 雅子さん理由：通報の確認2026/11/20 12:04:05",
    );
});

test("a member nobody has looked at is told what would be listed", async () => {
  await openOwn([]);
  await expect.element(page.getByText("記録はありません")).toBeVisible();
  await expect.element(page.getByText(/変更したり、書き出したりすると/)).toBeVisible();
});
