import { beforeEach, expect, test } from "vitest";
import { page as browser } from "vitest/browser";
import { answerCalls, refused } from "#kit/web/testing/answers.test-helper.ts";
import { renderPart } from "#kit/web/testing/render-part.test-helper.tsx";
import { createProviderVersion, listProviderVersions, showProviderVersion } from "../contract/calls.ts";
import OperatorTermsScreen from "./operator-terms-screen.tsx";

const time = "2026-11-20T03:00:00.000Z";
const version = (number: number) => ({
  version: number,
  created_at: time,
  effective_at: time,
  is_effective: true,
  agreed_count: 12,
  published_by: "縁 運営",
});

async function open(versions: readonly ReturnType<typeof version>[]) {
  const server = answerCalls();
  server.to(listProviderVersions, { data: { records: [...versions] }, bound_count: 82 });
  for (const one of versions)
    server.to(
      showProviderVersion,
      { data: { ...one, content: `第${one.version}条` } },
      { version: one.version },
    );
  const { screen } = await renderPart(<OperatorTermsScreen />, { path: "/operator/terms" });
  const publish = async (content: string) => {
    await screen.getByRole("textbox", { name: /本文/ }).fill(content);
    await screen.getByRole("button", { name: "公開する" }).click();
  };
  const confirm = () => screen.getByRole("dialog").getByRole("button", { name: "公開する" }).click();
  return { server, screen, publish, confirm };
}

beforeEach(() => browser.viewport(1280, 800));

test("the versions say who published them, and publishing whom it asks", async () => {
  const { server, screen, publish, confirm } = await open([version(2), version(1)]);
  const rows = screen.getByRole("region", { name: "版の一覧" }).getByRole("listitem");
  await expect
    .poll(() => rows.nth(0).element().textContent)
    .toMatch(/第2版.*有効.*縁 運営.*82名中 12名が同意/);
  await expect.poll(() => rows.nth(1).element().textContent).toMatch(/第1版.*以前の版/);
  server.to(createProviderVersion, { data: { ...version(3), content: "第3条" } });
  await publish("第3条");
  await expect.element(screen.getByText(/すべてのコミュニティの82名に同意をお願いします/)).toBeVisible();
  await confirm();
  await expect.element(screen.getByText("第3版を公開しました")).toBeVisible();
  expect(server.asked.find(({ method }) => method === "POST")?.body).toEqual({
    content: "第3条",
    based_on: 2,
    effective_at: null,
  });
});

test("where there are none it says what that means, and the first is based on none", async () => {
  const { server, screen, publish, confirm } = await open([]);
  await expect.element(screen.getByText(/規約への同意なしで登録できます/)).toBeVisible();
  server.to(createProviderVersion, () => refused(400, "ERROR_STATUS_HAS_CHANGED"));
  await publish("第1条");
  await confirm();
  await expect.element(screen.getByRole("button", { name: "最新の内容を読み込む" })).toBeVisible();
  await expect.element(screen.getByRole("textbox", { name: /本文/ })).toHaveValue("第1条");
  expect(server.asked.find(({ method }) => method === "POST")?.body).toMatchObject({ based_on: 0 });
});
