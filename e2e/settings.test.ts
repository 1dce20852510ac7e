import { AOBA, callAs, homeOf, MINATO } from "./as-person.ts";
import { expect, expectAccessible, test } from "./journey.ts";
import { picture } from "./pictures.ts";

const settings = `/community/communities/${AOBA}/edit`;
/** This is why a phone only looks at the page. */
const oneCommunity = "the community has one of each section, so the windows would save over each other";
const contract = `/community/communities/${AOBA}/contract`;

test("an administrator changes the message board, and a member sees it without reloading (R416, R103)", async ({
  journey,
}) => {
  test.skip(journey.isPhone, oneCommunity);
  const title = journey.unique("見学会のご案内");
  const hanako = await journey.as("hanako");
  await hanako.goto(homeOf("hanako"));
  await expect(hanako.getByRole("main")).toBeVisible();

  const misaki = await journey.as("misaki");
  await misaki.goto(settings);
  const board = misaki.getByRole("region", { name: "伝言板", exact: true });
  const save = board.getByRole("button", { name: "保存する" });
  await expect(save).toBeDisabled();
  await board.getByRole("textbox", { name: "伝言板のタイトル" }).fill(title);
  await board.getByRole("textbox", { name: "伝言板の本文" }).fill("");
  await save.click();
  await expect(board.getByText("伝言板の本文を入力してください。")).toBeVisible();
  await expectAccessible(misaki);
  await board.getByRole("textbox", { name: "伝言板の本文" }).fill("工場見学会を開きます。");
  await board.getByRole("textbox", { name: "サイト1の名前" }).fill("申し込み");
  await board.getByRole("textbox", { name: "サイト1のURL" }).fill("https://aoba.example/visit");
  await expect(board.getByRole("heading", { name: title })).toBeVisible();

  await misaki
    .getByRole("textbox", { name: "紹介文" })
    .fill(journey.unique("青葉で働いた仲間の集まりです。"));
  await save.click();
  await expect(misaki.getByText("「伝言板」を保存しました")).toBeVisible();
  await expect(hanako.getByText(title).first()).toBeVisible();

  // The other section is not saved yet, and leaving asks once for the whole page.
  await misaki.getByRole("link", { name: "ダッシュボード" }).first().click();
  const guard = misaki.getByRole("dialog", { name: "保存していない変更があります" });
  await guard.getByRole("button", { name: "編集を続ける" }).click();
  await expect(misaki).toHaveURL(/\/edit$/);
});

test("an administrator cuts a picture for the mark, and members see it and the colour once they are saved", async ({
  journey,
}) => {
  test.skip(journey.isPhone, oneCommunity);
  const [yui, ren] = [await journey.as("yui"), await journey.as("ren")];
  await ren.goto(`/alumni/communities/${MINATO}`);
  await expect(ren.getByRole("banner")).toBeVisible();
  await yui.goto(`/community/communities/${MINATO}/edit`);
  const looks = yui.getByRole("region", { name: "画像と色", exact: true });
  await looks
    .getByLabel("コミュニティのアイコン：画像を選ぶ")
    .last()
    .setInputFiles(await picture("teal"));
  const dialog = yui.getByRole("dialog", { name: "写真の切り抜き" });
  await expect(dialog.getByLabel("切り抜く範囲")).toBeVisible();
  await dialog.getByRole("button", { name: "この写真にする" }).click();
  await expect(dialog).toBeHidden();
  await looks.getByRole("textbox", { name: /^テーマカラー/ }).fill("#1F6F78");
  await looks.getByRole("button", { name: "保存する" }).click();
  await expect(yui.getByText("「画像と色」を保存しました")).toBeVisible();
  await expect(ren.getByRole("banner").locator("img[src*=download_file]").first()).toBeVisible();
  await expect
    .poll(() => ren.evaluate("document.documentElement.style.getPropertyValue('--accent-8')"))
    .toBe("#1f6f78");
});

test("two administrators save one section, and the second chooses between both values", async ({
  journey,
}) => {
  test.skip(journey.isPhone, oneCommunity);
  const [misaki, makoto] = [await journey.as("misaki"), await journey.as("makoto")];
  const introduction = (page: typeof misaki) => page.getByRole("textbox", { name: "紹介文" });
  for (const page of [misaki, makoto]) await page.goto(settings);
  await introduction(makoto).fill(journey.unique("誠の紹介"));
  await introduction(misaki).fill(journey.unique("美咲の紹介"));
  const names = (page: typeof misaki) => page.getByRole("region", { name: "名前と紹介", exact: true });
  await names(misaki).getByRole("button", { name: "保存する" }).click();
  await expect(misaki.getByText("「名前と紹介」を保存しました")).toBeVisible();
  journey.expectRefusals();
  await names(makoto).getByRole("button", { name: "保存する" }).click();
  await names(makoto).getByRole("button", { name: "最新の内容を読み込む" }).click();
  await expect(names(makoto).getByText(/田中 美咲さんが .*紹介文/)).toBeVisible();
  await names(makoto)
    .getByRole("radio", { name: journey.unique("最新：美咲の紹介") })
    .check();
  await expect(introduction(makoto)).toHaveValue(journey.unique("美咲の紹介"));
});

test("the contractor asks for a plan, and an ordinary administrator reads that it waits (R413)", async ({
  journey,
}) => {
  // One request is open at a time, so the windows would refuse each other.
  test.skip(journey.isPhone, "asked on a desktop");
  const [makoto, misaki] = [await journey.as("makoto"), await journey.as("misaki")];
  for (const page of [makoto, misaki]) await page.goto(contract);
  await expect(misaki.getByText("プランの申し込みは、契約者だけができます。")).toBeVisible();
  await makoto.getByRole("radio", { name: /^上位のプランに変更する/ }).check();
  await makoto.getByRole("textbox", { name: /^備考/ }).fill("4月から300名");
  await makoto.getByRole("button", { name: "申し込む" }).click();
  await makoto.getByRole("dialog").getByRole("button", { name: "申し込む" }).click();
  for (const page of [makoto, misaki]) {
    await expect(page.getByText(/「上位のプランに変更する」の申し込み.*を受け付けています/)).toBeVisible();
    await expect(page.getByText("回答待ち")).toBeVisible();
  }
  await expectAccessible(makoto);
  const { total_records } = await callAs<{ total_records: number }>(
    misaki,
    "GET",
    `/communities/${AOBA}/contract_history`,
  );
  expect(total_records).toBe(1);
});

test("settings and contract are read and reached in a window of any size", async ({ journey }) => {
  const misaki = await journey.as("misaki");
  for (const [path, name] of [
    [settings, "コミュニティ"],
    [contract, "契約"],
  ] as const) {
    await misaki.goto(path);
    await expect(misaki.getByRole("heading", { level: 1, name })).toBeVisible();
    await expect(misaki.getByRole("main").getByRole("heading", { level: 2 }).last()).toBeVisible();
    await expectAccessible(misaki);
  }
});

test("somebody who administrates nothing is led from the contract to the lobby", async ({ journey }) => {
  const ken = await journey.as("ken");
  await ken.goto(contract);
  await expect(ken).toHaveURL(/\/community\/lobby$/);
});
