import { homeOf } from "./as-person.ts";
import { anySize, expect, expectAccessible, test } from "./journey.ts";

test("a file of enrolled users is read, checked, imported and undone", async ({ journey }) => {
  test.skip(journey.isPhone, anySize);
  const admin = await journey.as("misaki");
  await admin.goto(`${homeOf("misaki")}/invitations`);
  await admin.getByRole("link", { name: "CSV取り込み" }).click();
  await expect(admin.getByRole("heading", { name: "CSV取り込み", level: 1 })).toBeVisible();
  await expectAccessible(admin);
  const csv = [
    "メールアドレス,姓,名,社員番号",
    "import-1@example.jp,﨑山,髙志,0721",
    "import-2＠example.jp,木村,大地,0722",
    "no address,山田,花子,",
  ].join("\r\n");
  await admin
    .locator('input[type="file"]')
    .setInputFiles({ name: "社員.csv", mimeType: "text/csv", buffer: Buffer.from(csv) });

  await expect(admin.getByText("UTF-8、3行、見出しあり")).toBeVisible();
  await expect(admin.getByRole("combobox", { name: "社員番号" })).toHaveValue("employee_id");
  await expectAccessible(admin);
  await admin.getByRole("button", { name: "確認に進む" }).click();

  await expect(admin.getByRole("button", { name: "エラー 2" })).toBeVisible();
  await admin.getByRole("button", { name: "1件すべて直す" }).click();
  await expect(admin.getByRole("button", { name: "新規 2" })).toBeVisible();
  await expect(admin.getByText("メールアドレスの形式で入力してください")).toBeVisible();
  await expectAccessible(admin);
  await admin.getByRole("button", { name: "取り込みに進む" }).click();

  await expect(admin.getByText("2名を在籍者として新しく登録します")).toBeVisible();
  await admin.reload();
  await admin.getByRole("button", { name: "2行を取り込む" }).click();
  await expect(admin.getByText("取り込みが終わりました")).toBeVisible();
  await expectAccessible(admin);
  await admin.getByRole("button", { name: "招待メールを2通送る" }).click();
  const dialog = admin.getByRole("dialog");
  await expect(dialog.getByText("import-1@example.jp")).toBeVisible();
  await expectAccessible(admin);
  await dialog.getByRole("button", { name: "2名に招待メールを送る" }).click();
  await expect(admin.getByText("招待メール2通、登録済み0名")).toBeVisible();

  await admin.getByRole("button", { name: "元に戻す" }).click();
  await admin.getByRole("dialog").getByRole("button", { name: "元に戻す" }).click();
  await expect(admin.getByText("取り込みを元に戻しました")).toBeVisible();
  await admin.goto(`${homeOf("misaki")}/invitations/employees?info=import-`);
  await expect(admin.getByText("import-1@example.jp")).toHaveCount(0);
});
