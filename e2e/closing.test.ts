import { readFile } from "node:fs/promises";
import { unzip } from "#features/own-data/server/unzip.test-helper.ts";
import { castPassword } from "#kit/testing/cast.ts";
import { callAs } from "./as-person.ts";
import { anySize, expect, expectAccessible, test } from "./journey.ts";

test("an operator closes a community: nobody gets in, its data is handed over, and a certificate says what was erased", async ({
  journey,
}) => {
  test.skip(journey.isPhone, anySize);
  journey.expectRefusals();
  const name = journey.unique("終わる会");
  const page = await journey.as("unei");
  const { data } = await callAs<{ data: { id: number } }>(page, "POST", "/operator/communities", {
    name,
    corporation_name: "終わる組織",
    plan: "",
    member_limit: "50",
    email: `closing-${test.info().retry}@example.jp`,
    family_name: "桜井",
    given_name: "咲",
  });

  await page.goto(`/operator/communities/${data.id}`);
  await page.getByRole("link", { name: "コミュニティの終了（書き出しと消去）へ" }).click();
  await expect(page.getByRole("heading", { name: `「${name}」の終了` })).toBeVisible();
  await expectAccessible(page);
  const typed = page.getByRole("textbox", { name: /コミュニティ名/ });
  const begin = page.getByRole("button", { name: "終了の手続きを始める" });
  await typed.fill("別の会");
  await begin.click();
  await expect(typed).toHaveAccessibleDescription(/一致/);
  await typed.fill(name);
  await begin.click();
  await expect(page.getByText("縁 運営さんが始めました。")).toBeVisible();
  await expect(
    page.getByRole("button", { name: "すべて消去する" }),
    "before the data is exported",
  ).toHaveCount(0);

  await page.getByLabel(/^現在のパスワード/).fill(castPassword);
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "書き出す", exact: true }).click(),
  ]);
  const files = unzip(await readFile(await download.path()));
  expect([...files.keys()]).toEqual(expect.arrayContaining(["community.json", "people.json"]));
  expect(files.get("community.json")?.toString()).toContain(name);

  await expect(page.getByText("SHA-256")).toBeVisible();
  await typed.fill(name);
  await page.getByRole("button", { name: "すべて消去する" }).click();
  await expect(page.getByText("消去した件数の証明です。")).toBeVisible();
  await expect(page.getByRole("button", { name: "証明書を印刷する" })).toBeVisible();
  await expectAccessible(page);

  await page.goto("/operator/closings");
  await expect(page.getByRole("row").filter({ hasText: name })).toContainText("消去済み");
  await page.goto(`/operator/communities?info=${encodeURIComponent(name)}`);
  await expect(page.getByText("条件に合うものはありません")).toBeVisible();
});
