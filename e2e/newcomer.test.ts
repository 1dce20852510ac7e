import { box, marked } from "./alumnus-form.ts";
import { AOBA, homeOf } from "./as-person.ts";
import { composerOn } from "./composer.ts";
import { countActs } from "./count-acts.ts";
import { expect, expectAccessible, type Journey, test } from "./journey.ts";
import { linkMailedTo } from "./mailbox.ts";

/** Returns the code as a member reads it out. */
async function findCode({ as, isPhone }: Journey): Promise<string> {
  const hanako = await as("hanako");
  await hanako.goto(homeOf("hanako"));
  if (isPhone) await hanako.getByRole("button", { name: "メニュー", exact: true }).click();
  await hanako.getByRole("button", { name: "メンバーを招待" }).click();
  const code = hanako
    .getByRole("dialog", { name: "メンバーを招待" })
    .getByRole("textbox", { name: "招待コード" });
  await expect(code).toHaveValue(/\w/);
  return code.inputValue();
}

async function approve(journey: Journey, email: string): Promise<void> {
  const admin = await journey.as("makoto");
  await admin.goto(
    `${homeOf("makoto")}/alumnus_candidates_waiting_approval?info=${encodeURIComponent(email)}`,
  );
  await admin.getByRole("checkbox", { name: "岡本 晴美を選択" }).check();
  await admin.getByRole("button", { name: "承認する" }).click();
  await admin
    .getByRole("dialog", { name: "1名を承認" })
    .getByRole("button", { name: "1名を承認してメールを送る" })
    .click();
  await expect(admin.getByText("岡本 晴美さんを承認しました")).toBeVisible();
}

test("somebody with a code in hand comes from the top page to a first post of their own, and is shown what else to begin with (R006)", async ({
  journey,
}) => {
  const code = await findCode(journey);
  const email = `harumi-${journey.isPhone ? "phone" : "desktop"}-${test.info().retry}@example.jp`;
  const page = await journey.guest();
  const { acts, typed, on } = countActs();
  const { press, fill } = on(page, (label) =>
    label.startsWith("パスワード") ? page.getByLabel(marked(label)) : box(page, label),
  );
  const began = Date.now();

  await page.goto("/");
  await press("link", "招待コードを入力する");
  await fill("招待コード", code);
  await press("button", "招待を確認する");
  await press("button", "登録へ進む");
  for (const [label, text] of [
    ["姓", "岡本"],
    ["名", "晴美"],
    ["姓（カナ）", "おかもと"],
    ["名（カナ）", "はるみ"],
    ["表示名", "岡本晴美"],
    ["生年月日", "昭和60年4月8日"],
    ["メールアドレス", email],
    ["メールアドレス（確認）", email],
    ["郵便番号の上3桁", "1500001"],
    ["入社年月", "平成20年4月"],
    ["退職年月", "令和2年3月"],
    ["青葉製作所での思い出を教えてください", "運動会です。"],
    ["パスワード", "Kyuka-2026"],
    ["パスワード（確認）", "Kyuka-2026"],
  ] as const)
    await fill(label, text);
  await press("radio", "メール");
  await press("checkbox", "Enishiの利用規約に同意します");
  await press("checkbox", "青葉製作所アルムナイの会員規約に同意します");
  await expect(box(page, "生年月日")).toHaveValue("1985/04/08");
  await expect(box(page, "入社年月")).toHaveValue("2008/04");
  await expect(box(page, "退職年月")).toHaveValue("2020/03");
  await press("button", "入力内容を確認する");
  await press("button", "登録する");
  await expect(page.getByRole("heading", { name: "メールをお送りしました" })).toBeVisible();
  await page.goto(await linkMailedTo(page, email, /登録を完了してください/));
  await press("button", "登録を完了する");
  await expect(page.getByText("お申し込みありがとうございます")).toBeVisible();
  const applied = Date.now();

  await approve(journey, email);

  const approved = Date.now();
  await page.goto(await linkMailedTo(page, email, /登録が承認されました/));
  await expect(page).toHaveURL(`/alumni/communities/${AOBA}`);
  const steps = page.getByRole("heading", { name: "ようこそ。まずはこの3つから" });
  await expect(steps).toBeVisible();
  await expectAccessible(page);
  await page.screenshot({ path: test.info().outputPath("arrived.png") });
  await press("button", "最初の投稿をする");
  const composer = composerOn(page);
  await expect(composer.title).toHaveValue("はじめまして");
  const words = "品質保証部にいました。よろしくお願いします。";
  typed(words);
  await composer.content.fill(words);
  await press("button", /^投稿する$/);
  await expect(page.getByRole("article", { name: "はじめまして" }).first()).toContainText(words);
  const script = (applied - began + Date.now() - approved) / 1000;
  await expect(page.getByRole("img", { name: "済み" })).toHaveCount(1);
  await expect(page.getByText("最初の投稿をする")).toBeVisible();

  // Nothing the community does not demand is between the code and the first post.
  expect(acts).toMatchObject({ presses: 11, fields: 16 });
  const told = `${acts.presses} presses, ${acts.fields} fields, ${acts.characters} characters: a person needs about ${Math.round(acts.seconds)} s; the script took ${script.toFixed(1)} s`;
  test.info().annotations.push({ type: "first post", description: told });
  process.stdout.write(`${told}\n`);

  await page.getByRole("button", { name: "今後表示しない" }).click();
  await expect(steps).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole("article").first()).toBeVisible();
  await expect(steps).toHaveCount(0);
});
