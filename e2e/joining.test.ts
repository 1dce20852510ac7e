import type { Page } from "@playwright/test";
import { cast, type PersonKey } from "#kit/testing/cast.ts";
import { agree, box, fillIn, marked } from "./alumnus-form.ts";
import { AOBA, callAs, homeOf } from "./as-person.ts";
import { anySize, expect, expectAccessible, type Journey, test } from "./journey.ts";
import { linkMailedTo } from "./mailbox.ts";

/** Returns the link as a member finds it, in the sidebar or the slide-in menu. */
async function findInvitation({ as, isPhone }: Journey): Promise<string> {
  const hanako = await as("hanako");
  await hanako.goto(homeOf("hanako"));
  if (isPhone) await hanako.getByRole("button", { name: "メニュー", exact: true }).click();
  await hanako.getByRole("button", { name: "メンバーを招待" }).click();
  const url = hanako
    .getByRole("dialog", { name: "メンバーを招待" })
    .getByRole("textbox", { name: "招待URL" });
  await expect(url).toHaveValue(/^http/);
  return url.inputValue();
}

/** Corrects the candidate's department first, then approves them from the list. */
async function approve(admin: Page, email: string): Promise<void> {
  await admin.goto(`${homeOf("makoto")}/alumnus_candidates_waiting_approval`);
  const search = admin.getByRole("searchbox", { name: /^氏名・カナ/ });
  const find = async () => {
    await search.fill(email);
    await search.press("Enter");
  };
  await find();
  const found = admin.getByRole("table").getByRole("link", { name: "木村 さくら" });
  // The other size's candidate has the same name until the search has been answered.
  await expect(found).toHaveCount(1);
  await found.click();
  await admin.getByRole("button", { name: "編集する" }).click();
  await box(admin, "部署名").fill("第二設計部");
  await expect(admin.getByText("1か所を変更")).toBeVisible();
  await admin.getByRole("button", { name: "保存する" }).click();
  await expect(admin.getByText("変更を保存しました")).toBeVisible();
  await expect(admin.getByRole("region", { name: "在籍時の情報" })).toContainText("第二設計部");
  await admin.getByRole("main").getByRole("link", { name: "承認待ち" }).click();
  await admin.getByRole("checkbox", { name: "木村 さくらを選択" }).check();
  await admin.getByRole("button", { name: "承認する" }).click();
  const confirm = admin.getByRole("dialog", { name: "1名を承認" });
  await expect(confirm).toContainText("木村 さくら");
  await confirm.getByRole("button", { name: "1名を承認してメールを送る" }).click();
  await expect(admin.getByText("木村 さくらさんを承認しました")).toBeVisible();
  await expect(admin.getByText("条件に合うものはありません")).toBeVisible();
}

/** Opens the mail's link in a browser where the registration was not typed, so that the password is needed. */
async function activateElsewhere(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await expect(page.getByRole("heading", { name: "登録する内容の確認" })).toBeVisible();
  for (const shown of ["木村 さくら", "木村さくら"])
    await expect(page.getByRole("main")).toContainText(shown);
  const password = page.getByLabel(marked("登録時に決めたパスワード"));
  const submit = page.getByRole("button", { name: "登録を完了する" });
  await submit.click();
  await expect(password).toHaveAccessibleDescription(/入力してください。/);
  await password.fill("Chigau-2026");
  await submit.click();
  await expect(password).toHaveAccessibleDescription(/あと9回入力できます。/);
  await expect(password).toBeFocused();
  await expectAccessible(page);
  await password.fill("Kyuka-2026");
  await submit.click();
  await expect(page.getByText("お申し込みありがとうございます")).toBeVisible();
  await page.getByRole("link", { name: "申し込みの状況を見る" }).click();
  await expect(page.getByRole("heading", { name: "青葉製作所アルムナイ" })).toBeVisible();
}

test("somebody invited registers, opens the mail in another browser, is let in, and arrives in the community (R006)", async ({
  journey,
}) => {
  journey.expectRefusals();
  const email = `sakura-${journey.isPhone ? "phone" : "desktop"}@example.jp`;
  const sakura = await journey.guest();
  await sakura.goto(await findInvitation(journey));
  await expect(sakura.getByText("青葉製作所アルムナイに招待されています")).toBeVisible();
  await expectAccessible(sakura);
  await sakura.getByRole("button", { name: "登録へ進む" }).click();

  await fillIn(sakura, email);
  await expect(box(sakura, "姓（カナ）")).toHaveValue("キムラ");
  await expect(box(sakura, "名（カナ）")).toHaveValue("サクラ");
  await expect(box(sakura, "生年月日")).toHaveValue("1992/03/09");
  await expect(box(sakura, "郵便番号の下4桁")).toHaveValue("0001");
  await expect(sakura.getByRole("combobox", { name: marked("都道府県") })).toHaveValue("13");
  await expect(box(sakura, "電話番号の3つ目")).toHaveValue("5678");
  await sakura.getByRole("button", { name: /^規約を読む: 青葉製作所アルムナイ/ }).click();
  const terms = sakura.getByRole("dialog", { name: "会員規約" });
  await expect(terms).toContainText("第4版");
  await expect(terms).toContainText("会員の約束です。");
  await terms.getByRole("button", { name: "閉じる" }).click();
  await agree(sakura);
  await expectAccessible(sakura);
  await sakura.getByRole("button", { name: "入力内容を確認する" }).click();

  await expect(sakura.getByRole("heading", { name: "入力内容の確認" })).toBeVisible();
  for (const shown of [
    "キムラ",
    "1992/03/09",
    email,
    "150-0001",
    "東京都",
    "渋谷区神宮前1-2-3",
    "03-1234-5678",
    "ものづくり・生産 / 機械設計",
    "みなと大学",
    "社員食堂のカレーです。",
    "交流会、見学会",
  ])
    await expect(sakura.getByRole("main")).toContainText(shown);
  for (const secret of ["Kyuka-2026", "Koukan-2026"])
    await expect(sakura.getByRole("main")).not.toContainText(secret);
  await sakura.getByRole("button", { name: "入力に戻る" }).click();
  await expect(box(sakura, "表示名")).toHaveValue("木村さくら");
  await sakura.getByRole("button", { name: "入力内容を確認する" }).click();
  const sent: string[] = [];
  sakura.on("request", (request) => {
    if (request.method() === "POST") sent.push(new URL(request.url()).pathname);
  });
  await sakura.getByRole("button", { name: "登録する" }).dblclick();
  await expect(sakura.getByRole("heading", { name: "メールをお送りしました" })).toBeVisible();
  expect(sent.filter((path) => path === "/api/alumnus")).toHaveLength(1);

  const elsewhere = await journey.guest();
  const link = await linkMailedTo(elsewhere, email, /登録を完了してください/);
  await sakura.goto(link);
  await expect(sakura.getByRole("heading", { name: "登録する内容の確認" })).toBeVisible();
  await expect(sakura.getByLabel(marked("登録時に決めたパスワード"))).toHaveCount(0);
  await activateElsewhere(elsewhere, link);
  await sakura.getByRole("button", { name: "登録を完了する" }).click();
  await expect(sakura.getByText("このリンクは既に開かれています。")).toBeVisible();

  await approve(await journey.as("makoto"), email);
  const entry = await linkMailedTo(sakura, email, /登録が承認されました/);
  await sakura.goto(entry);
  await expect(sakura).toHaveURL(`/alumni/communities/${AOBA}`);
  await expect(sakura.getByRole("button", { name: "いま伝えたいことを投稿する" })).toBeVisible();

  const stranger = await journey.guest();
  await stranger.goto(entry);
  await expect(stranger).toHaveURL(/\/alumni\/login/);
});

/** An earlier try of this journey may have left the person waiting. */
async function letGo({ as }: Journey, who: PersonKey): Promise<void> {
  const makoto = await as("makoto");
  const applicants = `/communities/${AOBA}/applicants`;
  const { data } = await callAs<{ data: { records: { id: number }[] } }>(
    makoto,
    "GET",
    `${applicants}?info=${encodeURIComponent(cast[who].email)}`,
  );
  const ids = data.records.map(({ id }) => id);
  if (ids.length > 0) await callAs(makoto, "POST", `${applicants}/reject`, { ids });
}

test("somebody with an account joins a further community, or one they have left, by a mail instead of a password (R060, R321)", async ({
  journey,
}) => {
  test.skip(journey.isPhone, anySize);
  journey.expectRefusals();
  const who = "ren";
  const name = `${cast[who].family} ${cast[who].given}`;
  await letGo(journey, who);
  const invitation = await findInvitation(journey);
  const page = await journey.guest();
  await page.goto(invitation);
  await page.getByRole("button", { name: "メールのリンクで参加する" }).click();
  await box(page, "メールアドレス").fill(cast[who].email);
  await page.getByRole("button", { name: "リンクを送る" }).click();
  await expect(page.getByText("30分以内にリンクを開いてください。")).toBeVisible();
  await page.goto(await linkMailedTo(page, cast[who].email, /参加の手続きのご案内/));
  await expect(page).toHaveURL(/\/register_alumnus_community\?invited_code=[\w-]+$/);

  await page.goto(invitation);
  await page.getByRole("link", { name: "参加の手続きへ進む" }).click();
  await expect(page.getByRole("heading", { name: "コミュニティに参加する" })).toBeVisible();
  await expect(page.getByRole("main")).toContainText(name);
  await expect(box(page, "姓")).toHaveCount(0);
  await expect(box(page, "郵便番号の上3桁")).toHaveValue("");
  await page.getByRole("button", { name: "入力内容を確認する" }).click();
  await expect(box(page, "郵便番号の上3桁")).toBeFocused();
  // Two cities in two prefectures share this code.
  await box(page, "郵便番号の上3桁").fill("4980000");
  await page
    .getByRole("combobox", { name: "この郵便番号には複数の住所があります" })
    .selectOption({ label: "三重県桑名郡木曽岬町" });
  await expect(box(page, "市区町村・番地・建物名")).toHaveValue("桑名郡木曽岬町");
  await box(page, "表示名").fill("もとの仲間");
  await box(page, "入社年月").fill("2010/04");
  await box(page, "退職年月").fill("2018/03");
  await box(page, "青葉製作所での思い出を教えてください").fill("運動会です。");
  await page.getByRole("radio", { name: "電話" }).check();
  await page.getByRole("checkbox", { name: "青葉製作所アルムナイの会員規約に同意します" }).check();
  await expectAccessible(page);
  await page.reload();
  await page.getByRole("button", { name: "入力内容を確認する" }).click();
  await expect(page.getByRole("heading", { name: "入力内容の確認" })).toBeVisible();
  for (const shown of ["もとの仲間", "三重県", "運動会です。"])
    await expect(page.getByRole("main")).toContainText(shown);
  await page.getByRole("button", { name: "参加する" }).click();
  await expect(page.getByText("お申し込みありがとうございます")).toBeVisible();
  await page.getByRole("link", { name: "コミュニティの選択へ" }).click();
  await expect(page).toHaveURL(/\/lobby/);
  await expect(page.getByText("承認待ち", { exact: true })).toBeVisible();
  await page.goto(invitation);
  await expect(page.getByText("このコミュニティへの参加は、既に申し込んでいます。")).toBeVisible();
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

  await expect(page.getByRole("alert")).toContainText(/修正が必要な項目が\d+件あります。/);
  await expect(box(page, "姓")).toBeFocused();
  for (const [label, words] of [
    ["姓", "姓を入力してください。"],
    ["姓（カナ）", "全角カタカナで入力してください"],
    ["メールアドレス（確認）", "確認用のメールアドレスが一致しません。"],
    ["退職年月", "退職年月は、入社年月より後にしてください。"],
  ] as const)
    await expect(box(page, label)).toHaveAccessibleDescription(new RegExp(words));
  await expect(
    page.getByRole("checkbox", { name: "Enishiの利用規約に同意します" }),
  ).toHaveAccessibleDescription("内容を確認のうえ、同意してください。");
  await page.reload();
  await expect(box(page, "メールアドレス")).toHaveValue("sakura@example.jp");
});

test("a code that leads nowhere stays, says so and can be mended", async ({ journey }) => {
  journey.expectRefusals();
  const page = await journey.guest();
  await page.goto("/alumni/invited_communities/alumni/not-a-code");
  const typed = page.getByRole("textbox", { name: "招待コード" });
  await expect(typed).toHaveValue("not-a-code");
  await expect(typed).toHaveAccessibleDescription(/招待URLまたは招待コードが正しくない/);
  await typed.fill("neither-this");
  await page.getByRole("button", { name: "招待を確認する" }).click();
  await expect(typed).toHaveAccessibleDescription(/招待URLまたは招待コードが正しくない/);
  await expect(typed).toHaveValue("neither-this");
  await typed.fill(await findInvitation(journey));
  await page.getByRole("button", { name: "招待を確認する" }).click();
  await expect(page.getByText("青葉製作所アルムナイに招待されています")).toBeVisible();
});
