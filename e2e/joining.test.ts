import type { Page } from "@playwright/test";
import { homeOf } from "./as-person.ts";
import { expect, expectAccessible, type Journey, test } from "./journey.ts";
import { linkMailedTo } from "./mailbox.ts";

const marked = (label: string) => new RegExp(`^${label}\\s*(必須|任意)?$`);
const box = (page: Page, label: string) => page.getByRole("textbox", { name: marked(label) });

/** The link as a member finds it, in the sidebar or in the slide-in menu. */
async function findInvitation({ as, isPhone }: Journey): Promise<string> {
  const hanako = await as("hanako");
  await hanako.goto(homeOf("hanako"));
  if (isPhone) await hanako.getByRole("button", { name: "メニュー", exact: true }).click();
  await hanako.getByRole("button", { name: "メンバーを招待" }).click();
  const url = hanako.getByRole("dialog", { name: "招待URL" }).getByRole("textbox", { name: "招待URL" });
  await expect(url).toHaveValue(/^http/);
  return url.inputValue();
}

async function fillIn(page: Page, email: string): Promise<void> {
  await box(page, "姓").fill("木村");
  await box(page, "名").fill("さくら");
  await box(page, "姓（カナ）").fill("ｷﾑﾗ");
  await box(page, "名（カナ）").fill("さくら");
  await box(page, "表示名").fill("木村さくら");
  await box(page, "生年月日").fill("１９９２年３月９日");
  await box(page, "メールアドレス").fill(email);
  await box(page, "メールアドレス（確認）").fill(email);
  await box(page, "郵便番号の上3桁").fill("150-0001");
  await box(page, "入社年月").fill("2015/04");
  await box(page, "退職年月").fill("2021/09");
  await box(page, "青葉製作所での思い出を教えてください").fill("社員食堂のカレーです。");
  await page.getByRole("radio", { name: "メール" }).check();
  await page.getByRole("checkbox", { name: "交流会" }).check();
  await page.getByRole("checkbox", { name: "見学会" }).check();
  await page.getByLabel(marked("パスワード")).fill("Kyuka-2026");
  await page.getByLabel(marked("パスワード（確認）")).fill("Kyuka-2026");
}

async function agree(page: Page): Promise<void> {
  await page.getByRole("checkbox", { name: "Enishiの利用規約に同意します" }).check();
  await page.getByRole("checkbox", { name: "青葉製作所アルムナイの会員規約に同意します" }).check();
}

/** Corrects the candidate's department first, then lets them in from the list. */
async function approve(admin: Page, email: string): Promise<void> {
  await admin.goto(`${homeOf("makoto")}/alumnus_candidates_waiting_approval`);
  const search = admin.getByRole("searchbox", { name: /^氏名・カナ/ });
  const find = async () => {
    await search.fill(email);
    await search.press("Enter");
  };
  await find();
  await admin.getByRole("table").getByRole("link", { name: "木村 さくら" }).click();
  await box(admin, "部署名").fill("第二設計部");
  await admin.getByRole("button", { name: "変更を保存する" }).click();
  await expect(admin.getByText("変更を保存しました。")).toBeVisible();
  await admin.getByRole("link", { name: "承認待ちの候補者へ戻る" }).click();
  await admin.getByRole("checkbox", { name: "木村 さくらを選択" }).check();
  await admin.getByRole("button", { name: "承認する" }).click();
  const confirm = admin.getByRole("dialog", { name: "1人を承認しますか？" });
  await expect(confirm).toContainText("木村 さくら");
  await confirm.getByRole("button", { name: "承認する" }).click();
  await expect(admin.getByText("1人を承認しました。")).toBeVisible();
  await expect(admin.getByText("条件に合う候補者はいません")).toBeVisible();
}

test("somebody invited registers, is let in by an administrator, and arrives in the community", async ({
  journey,
}) => {
  journey.expectRefusals();
  const email = `sakura-${journey.isPhone ? "phone" : "desktop"}@example.jp`;
  const sakura = await journey.guest();
  await sakura.goto(await findInvitation(journey));
  await expect(sakura.getByText("青葉製作所アルムナイに招待されています")).toBeVisible();
  await sakura.getByRole("button", { name: "登録へ進む" }).click();

  await fillIn(sakura, email);
  await expect(box(sakura, "姓（カナ）")).toHaveValue("キムラ");
  await expect(box(sakura, "名（カナ）")).toHaveValue("サクラ");
  await expect(box(sakura, "生年月日")).toHaveValue("1992/03/09");
  await expect(box(sakura, "郵便番号の下4桁")).toHaveValue("0001");
  await sakura.getByRole("button", { name: /^規約を読む: 青葉製作所アルムナイ/ }).click();
  const terms = sakura.getByRole("dialog", { name: "会員規約" });
  await expect(terms).toContainText("第4版");
  await expect(terms).toContainText("会員の約束です。");
  await terms.getByRole("button", { name: "閉じる" }).click();
  await agree(sakura);
  await expectAccessible(sakura);
  await sakura.getByRole("button", { name: "入力内容を確認する" }).click();

  await expect(sakura.getByRole("heading", { name: "入力内容の確認" })).toBeVisible();
  for (const shown of ["キムラ", "1992/03/09", email, "社員食堂のカレーです。"])
    await expect(sakura.getByRole("main")).toContainText(shown);
  await expect(sakura.getByRole("main")).not.toContainText("Kyuka-2026");
  await sakura.getByRole("button", { name: "入力に戻る" }).click();
  await expect(box(sakura, "表示名")).toHaveValue("木村さくら");
  await sakura.getByRole("button", { name: "入力内容を確認する" }).click();
  await sakura.getByRole("button", { name: "登録する" }).click();
  await expect(sakura.getByRole("heading", { name: "メールをお送りしました" })).toBeVisible();

  const link = await linkMailedTo(sakura, email, /登録を完了してください/);
  await sakura.goto(link);
  await expect(sakura.getByText("お申し込みを受け付けました")).toBeVisible();
  await sakura.goto(link);
  await expect(sakura.getByText("このリンクは既に開かれています。")).toBeVisible();

  await approve(await journey.as("makoto"), email);
  const entry = await linkMailedTo(sakura, email, /登録が承認されました/);
  await sakura.goto(entry);
  await expect(sakura).toHaveURL(/\/alumni\/lobby$/);
  await sakura.getByRole("link", { name: "入る" }).click();
  await expect(sakura.getByRole("button", { name: "いま伝えたいことを投稿する" })).toBeVisible();

  const stranger = await journey.guest();
  await stranger.goto(entry);
  await expect(stranger).toHaveURL(/\/alumni\/login/);
});

test("wrong input stays in the form with words on its fields", async ({ journey }) => {
  const page = await journey.guest();
  await page.goto(await findInvitation(journey));
  await page.getByRole("button", { name: "登録へ進む" }).click();
  await box(page, "姓（カナ）").fill("木村");
  await box(page, "メールアドレス").fill("sakura@example.jp");
  await box(page, "メールアドレス（確認）").fill("sakira@example.jp");
  await box(page, "入社年月").fill("2021/09");
  await box(page, "退職年月").fill("2015/04");
  await page.getByLabel(marked("パスワード")).fill("みじかい");
  await page.getByRole("button", { name: "入力内容を確認する" }).click();

  await expect(page.getByRole("alert")).toContainText(/入力内容に\d+件の確認事項があります。/);
  await expect(box(page, "姓")).toBeFocused();
  for (const [label, words] of [
    ["姓", "入力してください。"],
    ["姓（カナ）", "全角カタカナで入力してください"],
    ["メールアドレス（確認）", "確認用のメールアドレスが一致しません。"],
    ["退職年月", "終了は開始より後にしてください。"],
  ] as const)
    await expect(box(page, label)).toHaveAccessibleDescription(new RegExp(words));
  await expect(
    page.getByRole("checkbox", { name: "Enishiの利用規約に同意します" }),
  ).toHaveAccessibleDescription("内容を確認のうえ、同意してください。");
  await page.reload();
  await expect(box(page, "メールアドレス")).toHaveValue("sakura@example.jp");
});

test("a code that leads nowhere says so and offers to enter another", async ({ journey }) => {
  journey.expectRefusals();
  const page = await journey.guest();
  await page.goto("/alumni/invited_communities/alumni/not-a-code");
  await page.getByRole("link", { name: "別の招待コードを入力する" }).click();
  await page.getByRole("textbox", { name: "招待コード" }).fill(await findInvitation(journey));
  await page.getByRole("button", { name: "招待を確認する" }).click();
  await expect(page.getByText("青葉製作所アルムナイに招待されています")).toBeVisible();
});
