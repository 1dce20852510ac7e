import { anySize, expect, expectAccessible, test } from "./journey.ts";

test("an operator answers a question in advance, and whoever is about to ask it finds the answer first", async ({
  journey,
}) => {
  test.skip(journey.isPhone, anySize);
  const question = journey.unique("ハンコの登録はどこでできますか");
  const answer = "印鑑登録は、マイページの「印章」で行えます。";
  const english = journey.unique("Where do I register a seal");
  const operator = await journey.as("unei");
  await operator.goto("/operator/faqs");
  await operator.getByRole("link", { name: "質問を追加" }).click();
  await operator.getByRole("combobox", { name: /カテゴリー/ }).selectOption({ label: "その他" });
  const japanese = operator.getByRole("group", { name: "日本語" });
  await japanese.getByRole("textbox", { name: /質問/ }).fill(question);
  await japanese.getByRole("textbox", { name: /回答/ }).fill(answer);
  const inEnglish = operator.getByRole("group", { name: "英語" });
  await inEnglish.getByRole("textbox", { name: /質問/ }).fill(english);
  await inEnglish.getByRole("textbox", { name: /回答/ }).fill("On the page “Seals” of your account.");
  await operator.getByRole("checkbox", { name: "公開する" }).check();
  await expectAccessible(operator);
  await operator.getByRole("button", { name: "保存する" }).click();
  const row = operator.getByRole("row").filter({ hasText: question });
  await expect(row).toContainText("公開中");

  const visitor = await journey.guest();
  await visitor.goto("/alumni/login");
  const ask = () => visitor.getByRole("contentinfo").getByRole("button", { name: "お問い合わせ" }).click();
  await ask();
  const dialog = visitor.getByRole("dialog", { name: "お問い合わせ", exact: true });
  await dialog.getByLabel(/^お問い合わせ内容/).fill("ハンコの登録がわかりません");
  const offered = dialog.getByRole("region", { name: "こちらで解決するかもしれません" });
  await offered.getByText(question).click();
  await expect(offered.getByText(answer)).toBeVisible();
  await expectAccessible(visitor);

  await visitor.goto("/alumni/faq");
  // It is found in either language, however the sounds are written.
  for (const words of ["はんこの登録", "REGISTER A SEAL"]) {
    await visitor.getByRole("searchbox", { name: "言葉で探す" }).fill(words);
    await expect(visitor.getByText(question)).toBeVisible();
  }
  await visitor.getByText(question).click();
  await expect(visitor).toHaveURL(/#faq-\d+$/);
  const link = visitor.url();

  await row.getByRole("button", { name: /操作/ }).click();
  await operator.getByRole("menuitem", { name: "下書きに戻す" }).click();
  await expect(row).toContainText("下書き");
  const later = await journey.guest();
  await later.goto(link);
  const gone = later.getByText("リンク先の質問は、現在公開されていません。");
  await expect(gone.or(later.getByText("よくある質問は準備中です"))).toBeVisible();
  await expect(later.getByText(question)).toHaveCount(0);
});
