import { homeOf, post } from "./as-person.ts";
import { expect, expectAccessible, test } from "./journey.ts";
import { picture } from "./pictures.ts";

test("somebody shows who they are: a cropped picture, an introduction and their account, and others see it", async ({
  journey,
}) => {
  const emi = await journey.as("emi");
  const words = journey.unique("設計部で働いています。");
  await emi.goto(`${homeOf("emi")}/account/profile/setting`);
  await expect(emi.getByRole("heading", { level: 1, name: "プロフィール" })).toBeVisible();

  await emi.locator("input[type=file]").setInputFiles({
    name: "うその写真.png",
    mimeType: "image/png",
    buffer: Buffer.from("これは画像ではありません"),
  });
  await expect(emi.getByRole("alert")).toContainText("写真を読み込めませんでした");

  await emi.locator("input[type=file]").setInputFiles(await picture("teal"));
  const dialog = emi.getByRole("dialog", { name: "写真の切り抜き" });
  const area = dialog.getByLabel("切り抜く範囲");
  await expect(area).toBeVisible();
  await dialog.getByRole("slider", { name: "拡大" }).fill("2");
  await area.focus();
  await emi.keyboard.press("ArrowRight");
  await expectAccessible(emi);
  await dialog.getByRole("button", { name: "この写真にする" }).click();
  await expect(dialog).toBeHidden();
  const face = emi
    .getByRole(journey.isPhone ? "main" : "banner")
    .locator("img[src*=download_file]")
    .last();
  await expect(face).toBeVisible();

  const introduction = emi.getByRole("textbox", { name: /^自己紹介/ });
  await introduction.fill(words);
  emi.on("dialog", (question) => void question.accept());
  await emi.goto(`${homeOf("emi")}/account/profile/setting`);
  await expect(introduction).toHaveValue(words);
  await emi.getByRole("link", { name: /すべてのコミュニティに共通する情報/ }).click();
  await emi
    .getByRole("dialog", { name: "保存していない変更があります" })
    .getByRole("button", { name: "編集を続ける" })
    .click();
  await expectAccessible(emi);
  await emi.getByRole("button", { name: "保存する" }).click();
  await expect(emi.getByText("プロフィールを保存しました")).toBeVisible();

  await emi.goto("/community/account/profile/edit");
  await expect(emi.getByRole("heading", { name: "プロフィール写真" })).toBeHidden();
  await expect(emi.getByRole("link", { name: /写真・表示名・自己紹介は/ })).toHaveAttribute(
    "href",
    `${homeOf("emi")}/account/profile/setting`,
  );
  const given = emi.getByRole("textbox", { name: /^名\s*必須$/ });
  await given.fill("恵美子");
  await emi.getByRole("textbox", { name: /^名（カナ）/ }).fill("えみこ");
  await emi.getByRole("button", { name: "保存する" }).click();
  await expect(emi.getByText("アカウント情報を保存しました")).toBeVisible();
  await expect(emi.getByRole("textbox", { name: /^名（カナ）/ })).toHaveValue("エミコ");
  await given.fill("恵美");
  await emi.getByRole("textbox", { name: /^名（カナ）/ }).fill("エミ");
  await emi.getByRole("button", { name: "保存する" }).click();
  await expect(emi.getByRole("button", { name: "保存する" })).toBeDisabled();

  const hanako = await journey.as("hanako");
  const made = await post(emi, journey.unique("設計部から"));
  await hanako.goto(`${homeOf("hanako")}/post/${made.id}`);
  await hanako.getByRole("article").getByRole("button", { name: "松本 恵美" }).click();
  const profile = hanako.getByRole("dialog", { name: "プロフィール" });
  await expect(profile.getByText(words)).toBeVisible();
  await expectAccessible(hanako);
});

test("the last word before one leaves is still there afterwards, on a slow telephone too", async ({
  journey,
}) => {
  const ken = await journey.as("ken");
  const settings = `${homeOf("ken")}/account/profile/setting`;
  const introduction = ken.getByRole("textbox", { name: /^自己紹介/ });
  const browser = await ken.context().newCDPSession(ken);
  await browser.send("Emulation.setCPUThrottlingRate", { rate: 8 });
  ken.on("dialog", (question) => void question.accept());
  await ken.goto(settings);
  for (const words of ["生産技術部で働いています。", "生産技術部で働いています。釣りが好きです。"]) {
    await introduction.fill(words);
    await ken.goto(settings);
    await expect(introduction).toHaveValue(words);
  }
});
