import { expect, type Page } from "@playwright/test";

/** Matches a label as it is in a form, with its mark of being required. */
export const marked = (label: string) => new RegExp(`^${label}\\s*(必須|任意)?$`);
export const box = (page: Page, label: string) => page.getByRole("textbox", { name: marked(label) });

const choose = (page: Page, label: string, option: string) =>
  page.getByRole("combobox", { name: marked(label) }).selectOption({ label: option });

/** Fills in every block that a community can ask for; the name as people type it, the address by its postal code. */
export async function fillIn(page: Page, email: string): Promise<void> {
  for (const [label, typed] of [
    ["姓", "木村"],
    ["名", "さくら"],
    ["姓（カナ）", "ｷﾑﾗ"],
    ["名（カナ）", "さくら"],
    ["表示名", "木村さくら"],
    ["生年月日", "１９９２年３月９日"],
    ["メールアドレス", email],
    ["メールアドレス（確認）", email],
    ["郵便番号の上3桁", "〒150-0001"],
  ] as const)
    await box(page, label).fill(typed);
  await expect(box(page, "市区町村・番地・建物名")).toHaveValue("渋谷区神宮前");
  for (const [label, typed] of [
    ["市区町村・番地・建物名", "渋谷区神宮前1-2-3"],
    ["電話番号の1つ目", "03-1234-5678"],
    ["在籍していた組織", "青葉製作所"],
    ["在籍を始めた年月", "2015/04"],
    ["会社・部門名", "青葉製作所 本社"],
    ["部署名", "設計部"],
    ["入社年月", "2015/04"],
    ["退職年月", "2021/09"],
    ["社員番号", "Ａ-1024"],
    ["在籍時の姓", "山田"],
    ["在籍時の名", "さくら"],
    ["在籍時のメールアドレス", "yamada@aoba.example"],
    ["学校名", "みなと大学"],
    ["学部・研究科名", "工学部"],
    ["学科・専攻名", "機械工学科"],
    ["入学年月", "2011/04"],
    ["卒業年月", "2015/03"],
    ["学籍番号", "11-0042"],
    ["在学時の姓", "山田"],
    ["在学時の名", "さくら"],
    ["在学時のメールアドレス", "yamada@minato.example"],
    ["青葉製作所での思い出を教えてください", "社員食堂のカレーです。"],
  ] as const)
    await box(page, label).fill(typed);
  await choose(page, "職種（大分類）", "ものづくり・生産");
  await choose(page, "職種（小分類）", "機械設計");
  await page.getByRole("radio", { name: "メール" }).check();
  await page.getByRole("checkbox", { name: "交流会" }).check();
  await page.getByRole("checkbox", { name: "見学会" }).check();
  await page.getByLabel(marked("パスワード")).fill("Kyuka-2026");
  await page.getByLabel(marked("パスワード（確認）")).fill("Kyuka-2026");
}

export async function agree(page: Page): Promise<void> {
  await page.getByRole("checkbox", { name: "Enishiの利用規約に同意します" }).check();
  await page.getByRole("checkbox", { name: "青葉製作所アルムナイの会員規約に同意します" }).check();
}
