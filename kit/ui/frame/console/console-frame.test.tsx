import { IconHome, IconSettings } from "@tabler/icons-react";
import { expect, onTestFinished, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { keepChoice } from "#kit/ui/kept-choice.ts";
import { renderPart } from "#kit/web/testing/render-part.test-helper.tsx";
import type { MenuGroup } from "../frame-types.ts";
import type { LogoProps } from "../logo.tsx";
import { ConsoleFrame } from "./console-frame.tsx";

const icon = <IconHome size={20} aria-hidden="true" />;
const entry = (label: string, more = {}) => ({ to: `/${label}`, label, icon, ...more });
const groups: MenuGroup[] = [
  { entries: [entry("ダッシュボード")] },
  { label: "メンバー", entries: [entry("承認待ち", { count: 3, countLabel: "3名が待っています" })] },
  {
    label: "設定",
    foldIcon: <IconSettings size={20} />,
    entries: [entry("登録フォーム"), entry("セキュリティ")],
  },
];

async function draw(width: number, height: number, at = "/ダッシュボード", logo: Partial<LogoProps> = {}) {
  await page.viewport(width, height);
  onTestFinished(() => page.viewport(360, 740));
  const { screen, router } = await renderPart(
    <ConsoleFrame
      home="/ダッシュボード"
      logoUrl={null}
      communityName="青葉製作所アルムナイ"
      communities={[{ label: "コミュニティを選ぶ", onSelect: () => {} }]}
      onCommunities={() => {}}
      user={{ name: "水野 雅子", imageUrl: null, role: "管理者" }}
      userMenu={[{ label: "ログアウト", onSelect: () => {} }]}
      groups={groups}
      foot={[entry("メンバー画面へ")]}
      search={<button type="button">探す</button>}
      bell={<button type="button">通知</button>}
      {...logo}
    >
      <h1>ダッシュボード</h1>
      <input aria-label="検索" />
    </ConsoleFrame>,
    { path: "/:place", at: encodeURI(at) },
  );
  return { screen, router };
}

test("the header says which community and which side one works in, and who one is there", async () => {
  const { screen } = await draw(1280, 800);
  const header = screen.getByRole("banner");
  await expect.element(header.getByText("青葉製作所アルムナイ")).toBeVisible();
  await expect.element(header.getByText("管理画面", { exact: true })).toBeVisible();
  await expect.element(header.getByRole("button", { name: /水野 雅子.*管理者/ })).toBeVisible();
});

test("[ folds the menu to its icons, whose names stay for whoever cannot see them, and it stays so", async () => {
  const { screen } = await draw(1280, 800);
  const place = screen.getByRole("link", { name: "承認待ち 3名が待っています" });
  await userEvent.keyboard("[[");
  await expect.poll(() => place.element().getBoundingClientRect().width).toBeLessThan(56);
  await expect.element(place).toHaveAttribute("title", "承認待ち");
  await screen.unmount();
  const again = (await draw(1280, 800)).screen.getByRole("link", { name: /承認待ち/ });
  expect(again.element().getBoundingClientRect().width).toBeLessThan(56);
});

test("whoever types [ into a field gets a [ and no folded menu", async () => {
  const { screen } = await draw(1280, 800);
  await screen.getByRole("textbox", { name: "検索" }).click();
  await userEvent.keyboard("[[");
  await expect.element(screen.getByRole("textbox", { name: "検索" })).toHaveValue("[");
  expect(
    screen
      .getByRole("link", { name: /承認待ち/ })
      .element()
      .getBoundingClientRect().width,
  ).toBeGreaterThan(150);
});

test("the settings are folded away in a low window, and open in a high one and for whoever is in them", async () => {
  const low = await draw(1280, 720);
  const settings = low.screen.getByRole("button", { name: "設定" });
  await expect.element(settings).toHaveAttribute("aria-expanded", "false");
  await settings.click();
  await expect.element(low.screen.getByRole("link", { name: "登録フォーム" })).toBeVisible();
  await settings.click();
  await low.router.navigate("/登録フォーム");
  await expect
    .element(low.screen.getByRole("link", { name: "登録フォーム" }))
    .toHaveAttribute("aria-current", "page");
  await low.screen.unmount();
  keepChoice("settings_menu", "");
  const high = await draw(1280, 940);
  await expect.element(high.screen.getByRole("link", { name: "登録フォーム" })).toBeVisible();
});

test("on a phone nothing in the header lies over anything else, and nothing runs off the side", async () => {
  const { screen } = await draw(360, 740);
  const parts = screen.getByRole("banner").element().children;
  const boxes = [...parts].map((part) => part.getBoundingClientRect()).filter(({ width }) => width > 0);
  for (const [at, { right }] of boxes.entries())
    expect(right).toBeLessThanOrEqual(boxes[at + 1]?.left ?? 360);
  const [search, bell] = ["探す", "通知"].map((name) =>
    screen.getByRole("button", { name }).element().getBoundingClientRect(),
  );
  expect(search?.right).toBeLessThanOrEqual(bell?.left ?? 0);
});

test.each([
  ["a square where there is one", "/mark", "IMG"],
  ["the initial where there is a banner alone", null, "SPAN"],
])("on a phone a community's logo is %s, never a banner squeezed (F51)", async (_, markUrl, tag) => {
  const { screen } = await draw(360, 740, "/ダッシュボード", { logoUrl: "/banner", markUrl });
  const brand = screen.getByRole("link", { name: "青葉製作所アルムナイ" }).element();
  const [mark] = [...brand.querySelectorAll("img, span")].filter(
    (one) => one.getBoundingClientRect().width > 0,
  );
  expect(mark?.tagName).toBe(tag);
  const { width, height } = mark?.getBoundingClientRect() ?? { width: 0, height: 0 };
  expect(width).toBe(height);
  expect(width).toBeGreaterThanOrEqual(28);
});

test("on a phone a sheet says who one is, and finds a place by a part of its name", async () => {
  const { screen } = await draw(360, 740);
  await screen.getByRole("button", { name: "メニュー", exact: true }).click();
  const sheet = screen.getByRole("dialog", { name: "メニュー" });
  await expect.element(sheet.getByText("水野 雅子")).toBeVisible();
  await expect.element(sheet.getByText("管理者")).toBeVisible();
  await sheet.getByRole("searchbox", { name: "メニューを検索" }).fill("フォーム");
  await expect.element(sheet.getByRole("link", { name: "登録フォーム" })).toBeVisible();
  await expect.element(sheet.getByRole("link", { name: "ダッシュボード" })).not.toBeInTheDocument();
});
