import { beforeEach, expect, test } from "vitest";
import { page as browser } from "vitest/browser";
import { answerCalls, refused } from "#kit/web/testing/answers.test-helper.ts";
import { renderPart } from "#kit/web/testing/render-part.test-helper.tsx";
import { createTermsVersion, listTermsVersions, showTermsVersion } from "../contract/office-calls.ts";
import type { TermsVersion } from "../contract/versions.ts";
import TermsScreen from "./terms-screen.tsx";

const time = "2026-11-20T03:00:00.000Z";
const version = (number: number, changes: Partial<TermsVersion> = {}): TermsVersion => ({
  version: number,
  created_at: time,
  effective_at: time,
  is_effective: true,
  agreed_count: 12,
  ...changes,
});
const texts = ["", "会費は年に千円です。", "会費は年に二千円です。"];

async function open() {
  const server = answerCalls();
  const records = [version(2, { is_effective: false, agreed_count: 0 }), version(1)];
  server.to(listTermsVersions, { data: { records }, bound_count: 82 }, { id: 1 });
  for (const one of records)
    server.to(
      showTermsVersion,
      { data: { ...one, content: texts[one.version] ?? "" } },
      { id: 1, version: one.version },
    );
  const { screen } = await renderPart(<TermsScreen />, {
    path: "/community/communities/:id/terms_of_uses/edit",
    at: "/community/communities/1/terms_of_uses/edit?tab=alumni",
  });
  return { server, screen };
}

beforeEach(() => browser.viewport(1280, 800));

test("the versions stand with the newest first, each with who has agreed (R412)", async () => {
  const { screen } = await open();
  const rows = screen.getByRole("region", { name: "版の一覧" }).getByRole("listitem");
  await expect.poll(() => rows.nth(0).element().textContent).toMatch(/第2版.*施行前.*82名中 0名が同意/);
  await expect.poll(() => rows.nth(1).element().textContent).toMatch(/第1版.*有効.*82名中 12名が同意/);
});

test("any two versions are compared", async () => {
  const { screen } = await open();
  const compare = screen.getByRole("region", { name: "版を比べる" });
  await expect.element(compare.getByText("追加：二", { exact: false })).toBeVisible();
});

test("what has changed is marked before publishing, which says how many are asked to agree", async () => {
  const { server, screen } = await open();
  server.to(createTermsVersion, { data: { ...version(3), content: "会費は年に三千円です。" } }, { id: 1 });
  await screen.getByRole("textbox", { name: /本文/ }).fill("会費は年に三千円です。");
  const changes = screen.getByRole("region", { name: "変更点" });
  await expect.element(changes.getByText("追加：三", { exact: false })).toBeVisible();
  await screen.getByRole("button", { name: "公開する" }).click();
  await expect.element(screen.getByText(/^82名に同意をお願いします。/)).toBeVisible();
  await screen.getByRole("dialog").getByRole("button", { name: "公開する" }).click();
  await expect.element(screen.getByText("第3版を公開しました")).toBeVisible();
  expect(server.asked.find(({ method }) => method === "POST")?.body).toEqual({
    tab: "alumni",
    content: "会費は年に三千円です。",
    based_on: 2,
    effective_at: null,
  });
});

test("what a colleague has published meanwhile is said, and what was typed stays", async () => {
  const { server, screen } = await open();
  server.to(createTermsVersion, () => refused(400, "ERROR_STATUS_HAS_CHANGED"), { id: 1 });
  const field = screen.getByRole("textbox", { name: /本文/ });
  await field.fill("会費は年に三千円です。");
  await screen.getByRole("button", { name: "公開する" }).click();
  await screen.getByRole("dialog").getByRole("button", { name: "公開する" }).click();
  await expect.element(screen.getByRole("button", { name: "最新の内容を読み込む" })).toBeVisible();
  await expect.element(field).toHaveValue("会費は年に三千円です。");
});
