import { AOBA } from "./as-person.ts";
import { startWithCast } from "./global-setup.ts";
import { anySize, expect, expectAccessible, test } from "./journey.ts";

/** What the provider says reaches everybody, so this journey has a server of its own. */
const port = String(Number(process.env.ENISHI_E2E_PORT) + 10_000);
const at = (path: string) => `http://localhost:${port}${path}`;
let end: (() => Promise<void>) | undefined;

test.beforeAll(async ({ browserName: _ }, { project }) => {
  if (project.name === "desktop") end = await startWithCast({ PORT: port });
});
test.afterAll(() => end?.());

test("a notice of the provider comes into an open bell, and new terms are agreed to before going on", async ({
  journey,
}) => {
  test.skip(journey.isPhone, anySize);
  // From the new terms on, what is inside is refused.
  journey.expectRefusals();
  const operator = await journey.as("unei");
  const member = await journey.as("hanako");
  await member.goto(at(`/alumni/communities/${AOBA}`));
  const bell = member.getByRole("button", { name: /お知らせ/ }).first();
  await expect(bell).toBeVisible();
  await expect(bell).not.toContainText("未読");

  await operator.goto(at("/operator/notices"));
  await operator.getByRole("link", { name: "お知らせを作成" }).click();
  const [japanese, english] = ["日本語", "英語"].map((name) =>
    operator.getByRole("group", { name, exact: true }).first(),
  );
  await japanese?.getByRole("textbox", { name: /タイトル/ }).fill("メンテナンスのお知らせ");
  await japanese?.getByRole("textbox", { name: /本文/ }).fill("日曜日の深夜に停止します。");
  await english?.getByRole("textbox", { name: /タイトル/ }).fill("Maintenance");
  await english?.getByRole("textbox", { name: /本文/ }).fill("Enishi is away on Sunday night.");
  await expect(operator.getByRole("region", { name: "プレビュー" })).toContainText("日曜日の深夜に");
  await expectAccessible(operator);
  await operator.getByRole("button", { name: "保存する" }).click();
  await operator.getByRole("button", { name: "公開する" }).click();
  await expect(operator.getByRole("link", { name: "メンテナンスのお知らせ" })).toBeVisible();

  await expect(bell).toContainText("未読1件");
  await bell.click();
  await member.getByRole("button", { name: /メンテナンスのお知らせ/ }).click();
  const detail = member.getByRole("dialog", { name: "メンテナンスのお知らせ" });
  await expect(detail).toContainText("日曜日の深夜に停止します。");
  await expectAccessible(member);

  await operator.goto(at("/operator/terms"));
  await operator.getByRole("textbox", { name: /本文/ }).fill("第1条 Enishiは、縁を大切にします。");
  await expectAccessible(operator);
  await operator.getByRole("button", { name: "公開する" }).click();
  await operator.getByRole("dialog").getByRole("button", { name: "公開する" }).click();
  const newest = operator.getByRole("region", { name: "版の一覧" }).getByRole("listitem").first();
  await expect(newest).toContainText("有効");
  await expect(newest).toContainText("縁 運営");

  await member.goto(at(`/alumni/communities/${AOBA}`));
  const terms = member.getByRole("dialog", { name: "規約が新しくなりました" });
  await expect(terms).toContainText("第1条 Enishiは、縁を大切にします。");
  await terms.getByRole("button", { name: "同意して続ける" }).click();
  await expect(terms).toHaveCount(0);
  await expect(member.getByRole("button", { name: "いま伝えたいことを投稿する" })).toBeVisible();
  await operator.reload();
  await expect(newest).toContainText(/名中 1名が同意/);
});
