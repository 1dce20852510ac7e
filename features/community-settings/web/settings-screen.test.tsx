import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { uploadImage } from "#features/files/contract/calls.ts";
import { answerCalls, refused } from "#kit/web/testing/answers.test-helper.ts";
import { renderPart } from "#kit/web/testing/render-part.test-helper.tsx";
import {
  type NamedAlike,
  previewTheme,
  type SettingsView,
  showCommunitySettings,
  updateCommunity,
} from "../contract/calls.ts";
import SettingsScreen from "./settings-screen.tsx";

const params = { id: 1 };
const at = "2026-11-21T23:21:00.000Z";
const shades = Array.from({ length: 10 }, () => "#2f4b8f");
const view: SettingsView = {
  settings: {
    name: "青葉製作所アルムナイ",
    corporation_name: "株式会社青葉製作所",
    operating_name: "青葉製作所 人事部",
    description: "青葉で働いた仲間の集まりです。",
    header_file_id: null,
    profile_file_id: null,
    operating_file_id: null,
    theme_color: "#2F4B8F",
    message_board_title: "ご案内",
    message_board_content: "見学会を開きます。",
    site_name_1: "見学会",
    site_url_1: "https://aoba.example/visit",
    site_name_2: "",
    site_url_2: "",
    site_name_3: "",
    site_url_3: "",
    can_use_invited_code: true,
    group_creation: true,
    post_article_permission: 3,
    post_recruitment_permission: 1,
    interest_display_setting_recruitment: true,
    interest_display_setting_joboffer: true,
    approve_alumni_by_hand: true,
    mails_applications: true,
    mails_waiting_chats: true,
    quiet_from: null,
    quiet_until: null,
  },
  header_image_url: null,
  profile_image_url: null,
  operating_image_url: null,
  theme: { shades, on_accent: "#ffffff" },
  elsewhere: {
    demands_second_factor: false,
    community_site_available: false,
    is_private: false,
    is_daiko: false,
    ip_allow_list: [],
  },
  last_changes: {},
};
const changed = (
  settings: Partial<SettingsView["settings"]>,
  more: Partial<SettingsView> = {},
): SettingsView => ({
  ...view,
  ...more,
  settings: { ...view.settings, ...settings },
});

async function open() {
  const server = answerCalls();
  const show = (data: SettingsView) => server.to(showCommunitySettings, () => ({ data }), params);
  const save = (data: SettingsView, named_alike: readonly NamedAlike[] = []) =>
    server.to(updateCommunity, () => ({ data, named_alike }), params);
  show(view);
  await renderPart(<SettingsScreen />, {
    path: "/community/communities/:id/edit",
    at: "/community/communities/1/edit",
  });
  const section = (name: string) => page.getByRole("region", { name, exact: true });
  await expect.element(section("名前と紹介")).toBeVisible();
  const sent = () => server.asked.filter(({ method }) => method === "PUT").map(({ body }) => body);
  return { server, show, save, section, sent };
}

test("a section is saved by itself, with what it has seen, and says so", async () => {
  const { show, save, section, sent } = await open();
  const names = section("名前と紹介");
  await expect.element(names.getByRole("button", { name: "保存する" })).toBeDisabled();
  await names.getByRole("textbox", { name: /^事務局名/ }).fill("青葉 アルムナイ室");
  const saved = changed({ operating_name: "青葉 アルムナイ室" });
  save(saved);
  show(saved);
  await names.getByRole("button", { name: "保存する" }).click();
  await expect.element(names.getByRole("button", { name: "保存する" })).toBeDisabled();
  const { name, corporation_name, operating_name, description } = view.settings;
  const seen = { name, corporation_name, operating_name, description };
  expect(sent()).toEqual([{ ...seen, operating_name: "青葉 アルムナイ室", seen }]);
});

test("what a colleague has saved in another section is no conflict; in the same one both stand side by side", async () => {
  const { server, show, save, section, sent } = await open();
  const names = section("名前と紹介");
  await names.getByRole("textbox", { name: /^紹介文/ }).fill("わたしの紹介");
  const elsewhere = changed({ group_creation: false, description: "わたしの紹介" });
  save(elsewhere);
  show(elsewhere);
  await names.getByRole("button", { name: "保存する" }).click();
  await expect
    .element(section("メンバーができること").getByRole("checkbox", { name: /グループを作成/ }))
    .not.toBeChecked();
  expect(sent()).toHaveLength(1);

  await names.getByRole("textbox", { name: /^紹介文/ }).fill("もう一度の紹介");
  server.to(updateCommunity, () => refused(400, "ERROR_STATUS_HAS_CHANGED"), params);
  show(changed({ description: "河合の紹介" }, { last_changes: { names: { by: "河合 拓", at } } }));
  await names.getByRole("button", { name: "保存する" }).click();
  await names.getByRole("button", { name: "最新の内容を読み込む" }).click();
  const notice = names.getByRole("alert");
  await expect
    .element(notice.getByText(/河合 拓さんが 2026\/11\/22 08:21:00 に 紹介文 を変更しました/))
    .toBeVisible();
  await expect.element(notice.getByRole("radio", { name: "最新：河合の紹介" })).toBeVisible();
  await expect.element(names.getByRole("textbox", { name: /^紹介文/ })).toHaveValue("もう一度の紹介");
});

test("the board is shown as members will see it while it is typed, and says what is missing (R481, R482)", async () => {
  const { section, sent } = await open();
  const board = section("伝言板");
  const preview = board.getByRole("region", { name: "伝言板：メンバーからの見え方（保存前）" });
  await board.getByRole("textbox", { name: "伝言板のタイトル" }).fill("採用のご案内");
  await expect.element(preview.getByRole("heading", { name: "採用のご案内" })).toBeVisible();
  await board.getByRole("textbox", { name: "サイト2の名前" }).fill("採用情報");
  const address = board.getByRole("textbox", { name: "サイト2のURL" });
  await address.fill("https://aoba.example/careers");
  await expect.element(preview.getByRole("link", { name: /採用情報/ })).toBeVisible();
  await address.fill("");
  await board.getByRole("textbox", { name: "サイト1のURL" }).fill("aoba.example");
  await board.getByRole("textbox", { name: "伝言板の本文" }).fill("");
  await board.getByRole("button", { name: "保存する" }).click();
  await expect.element(board.getByText("伝言板の本文を入力してください。")).toBeVisible();
  await expect
    .element(board.getByText("https:// または http:// で始まるURLを入力してください。"))
    .toBeVisible();
  await expect.element(board.getByText("サイト2のURLを入力してください。")).toBeVisible();
  expect(sent()).toEqual([]);
});

test("a colour shows its shades before it is saved, and one that is none says how to write it (R447)", async () => {
  const { server, section } = await open();
  const looks = section("画像と色");
  const green = { shades: shades.map(() => "#1f6f78"), on_accent: "#ffffff" };
  server.to(previewTheme, () => ({ data: green }), params);
  const color = looks.getByRole("textbox", { name: /^テーマカラー/ });
  await color.fill("#1F6F78");
  const figure = () => document.querySelector<HTMLElement>("figure[data-scheme=light]");
  await expect.poll(() => figure()?.style.getPropertyValue("--accent-8")).toBe("#1f6f78");
  await color.fill("緑");
  await looks.getByRole("button", { name: "保存する" }).click();
  await expect.element(looks.getByText(/色は「#」と6桁の英数字/)).toBeVisible();
});

test("who may post is said for alumni and employees by themselves (R244, R245)", async () => {
  const { save, show, section, sent } = await open();
  const permissions = section("メンバーができること");
  const recruitments = permissions.getByRole("group", { name: "募集を投稿できる人" });
  await expect.element(recruitments.getByRole("checkbox", { name: "在籍者" })).toBeChecked();
  await recruitments.getByRole("checkbox", { name: "アルムナイ" }).click();
  const saved = changed({ post_recruitment_permission: 3 });
  save(saved);
  show(saved);
  await permissions.getByRole("button", { name: "保存する" }).click();
  await expect
    .poll(() => sent())
    .toMatchObject([{ post_recruitment_permission: 3, seen: { post_recruitment_permission: 1 } }]);
});

test("members called like the new office are named, and lead to themselves", async () => {
  const { save, show, section } = await open();
  const names = section("名前と紹介");
  await names.getByRole("textbox", { name: /^事務局名/ }).fill("佐藤花子");
  const saved = changed({ operating_name: "佐藤花子" });
  save(saved, [
    { user_id: 5, user_type: "alumni", management_no: 7, state: "participating", name: "佐藤 花子" },
  ]);
  show(saved);
  await names.getByRole("button", { name: "保存する" }).click();
  const link = names.getByRole("link", { name: "佐藤 花子" });
  await expect.element(link).toHaveAttribute("href", "/community/communities/1/alumnus/5/edit");
});

test("a file that is no picture, or too large, is refused before it is sent, with what can be used (R449)", async () => {
  const { server, section } = await open();
  const looks = section("画像と色");
  server.to(uploadImage, () => refused(400, "ERROR_IMAGE_TYPE"), params);
  const choose = (file: File) => {
    const input = document.querySelector<HTMLInputElement>(
      'input[type="file"][aria-label^="コミュニティのアイコン"]',
    );
    const files = new DataTransfer();
    files.items.add(file);
    Object.defineProperty(input, "files", { value: files.files, configurable: true });
    input?.dispatchEvent(new Event("change", { bubbles: true }));
  };
  choose(new File(["これは画像ではありません"], "mark.png", { type: "image/png" }));
  await expect.element(looks.getByText(/JPEG・PNG・HEICの写真を選んでください/)).toBeVisible();
  choose(new File([new Uint8Array(21 * 1024 * 1024)], "large.png", { type: "image/png" }));
  await expect.element(looks.getByText("20MB以内の写真を選んでください。")).toBeVisible();
  expect(server.asked.filter(({ method }) => method === "POST")).toEqual([]);
});
