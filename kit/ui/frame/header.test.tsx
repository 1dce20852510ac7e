import { describe, expect, onTestFinished, test, vi } from "vitest";
import { type Locator, page } from "vitest/browser";
import { renderPart } from "#kit/web/testing/render-part.test-helper.tsx";
import { Frame } from "./frame.tsx";
import type { FrameProps } from "./frame-types.ts";

const PHONE = [360, 740] as const;
const DESKTOP = [1280, 800] as const;
const LOGO = "/api/communities/1/download_file/9";
const avatars = Array.from({ length: 12 }, () => ({ imageUrl: null, departed: 0 }));

async function draw(size: readonly [number, number], more: Partial<FrameProps> = {}) {
  await page.viewport(...size);
  onTestFinished(() => page.viewport(...PHONE));
  const { screen } = await renderPart(
    <Frame
      home="/alumni/communities/1"
      logoUrl={null}
      user={{ name: "佐藤 花子", imageUrl: "/api/communities/1/download_file/5" }}
      userMenu={[{ label: "ログアウト", onSelect: () => {} }]}
      groups={[]}
      {...more}
    >
      <h1>ホーム</h1>
    </Frame>,
  );
  return { screen, header: screen.getByRole("banner") };
}
const seen = (elements: Iterable<Element>) =>
  [...elements].filter((element) => element.getBoundingClientRect().width > 0);

test("the header of a desktop shows nine faces, and how many more there are (R034, R036)", async () => {
  const { header } = await draw(DESKTOP, { members: { avatars, total: 20, to: "/users" } });
  await expectFaces(header.getByRole("link", { name: "メンバー20人" }), 9, "11");
});

test("on a phone five faces stand in the menu, where a name has the header's room (R035, R036)", async () => {
  const { screen, header } = await draw(PHONE, { members: { avatars, total: 20, to: "/users" } });
  await expect.element(header.getByRole("link", { name: "メンバー20人" })).not.toBeInTheDocument();
  await header.getByRole("button", { name: "メニュー" }).click();
  await expectFaces(screen.getByRole("dialog").getByRole("link", { name: "メンバー20人" }), 5, "15");
});

async function expectFaces(link: Locator, shown: number, more: string) {
  await expect.element(link).toBeVisible();
  const inside = seen(link.element().children);
  const counts = inside.filter((one) => one.hasAttribute("data-count"));
  expect(inside.length - counts.length).toBe(shown);
  expect(counts.map((one) => one.getAttribute("data-count"))).toEqual([more]);
}

test("inside a community its name and its logo lead home (R030, R033)", async () => {
  const { header } = await draw(DESKTOP, { logoUrl: LOGO, communityName: "青葉製作所アルムナイ" });
  const brand = header.getByRole("link", { name: "青葉製作所アルムナイ" });
  await expect.element(brand).toHaveAttribute("href", "/alumni/communities/1");
  await expect.element(brand.getByText("青葉製作所アルムナイ")).toBeVisible();
  expect(brand.element().querySelector("img")?.getAttribute("src")).toBe(LOGO);
});

test("without a logo of a community the product's stands there (R030)", async () => {
  const { header } = await draw(DESKTOP);
  const brand = header.getByRole("link", { name: "Enishi ホームへ" });
  await expect.element(brand).toBeVisible();
  expect([brand.element().querySelector("img"), brand.element().querySelector("svg") !== null]).toEqual([
    null,
    true,
  ]);
});

test("one's own name and picture open the menu on a desktop (R037, R039)", async () => {
  const { screen, header } = await draw(DESKTOP);
  const menu = header.getByRole("button", { name: /佐藤 花子/ });
  await expect.element(menu).toBeVisible();
  expect(menu.element().querySelector("img")?.getAttribute("src")).toContain("/download_file/5?");
  await menu.click();
  await expect.element(screen.getByRole("menuitem", { name: "ログアウト" })).toBeVisible();
});

test("on a phone the menu says who one is, outside of a community as well (R037, R038)", async () => {
  const { screen, header } = await draw(PHONE);
  await header.getByRole("button", { name: "メニュー" }).click();
  const menu = screen.getByRole("dialog");
  await expect.element(menu.getByText("佐藤 花子")).toBeVisible();
});

describe("a community's name of 30 letters", () => {
  const communityName = "凪川光機研究所・製作所アルムナイ同窓会および協力会連絡協議会";
  const user = { name: "寿限無".repeat(14).slice(0, 40), imageUrl: null };

  test.each([
    ["a phone", PHONE],
    ["a narrow phone", [320, 640]],
    ["a phone held sideways", [740, 360]],
    ["a small desktop", [1000, 800]],
  ] as const)("stands on one line of the header of %s, also beside a name of 40", async (_, size) => {
    const { header } = await draw(size, { communityName, logoUrl: LOGO, user, bottom: [] });
    const name = header.getByText(communityName).element();
    expect(name.getClientRects()).toHaveLength(1);
    expect(name.getBoundingClientRect().height).toBeLessThan(32);
    expect(header.element().getBoundingClientRect().height).toBeLessThanOrEqual(57);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  });

  test.each([
    ["a square where there is one", "/mark", "IMG"],
    ["its initial where there is a banner alone", null, "SPAN"],
  ])("has as its mark on a phone %s", async (_, markUrl, tag) => {
    const { header } = await draw(PHONE, { communityName, logoUrl: LOGO, markUrl });
    const brand = header.getByRole("link", { name: communityName }).element();
    const [mark] = seen(brand.querySelectorAll("img, span"));
    expect(mark?.tagName).toBe(tag);
    const { width, height } = mark?.getBoundingClientRect() ?? { width: 0, height: 0 };
    expect([width, height]).toEqual([32, 32]);
  });
});

test("text of twice the size keeps the header on its line, and the five places beside each other", async () => {
  document.documentElement.style.fontSize = "200%";
  onTestFinished(() => void document.documentElement.style.removeProperty("font-size"));
  const places = ["ホーム", "グループ", "チャット", "お知らせ", "プロフィール"].map((label) => ({
    to: `/${label}`,
    label,
    icon: null,
  }));
  const { screen } = await draw(PHONE, { communityName: "凪川光機アルムナイ", bottom: places });
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(PHONE[0]);
  for (const { label } of places) {
    const place = screen.getByRole("link", { name: label, exact: true }).element();
    expect(place.scrollWidth).toBeLessThanOrEqual(place.clientWidth);
  }
});

test("where notices stand in the bar at the bottom, the phone's header has no second bell", async () => {
  const bell = <button type="button">お知らせ</button>;
  const { header } = await draw(PHONE, { bell, bottom: [] });
  await expect.element(header.getByRole("button", { name: "お知らせ" })).not.toBeInTheDocument();
  await page.viewport(...DESKTOP);
  await expect.element(header.getByRole("button", { name: "お知らせ" })).toBeVisible();
});

test("without a network the header says so in a thin bar, and no longer once it is back", async () => {
  const { header } = await draw(PHONE);
  const isOnline = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  onTestFinished(() => isOnline.mockRestore());
  window.dispatchEvent(new Event("offline"));
  await expect.element(header.getByRole("status")).toMatchTextContent(/^オフラインです/);
  expect(header.element().getBoundingClientRect().height).toBeLessThan(90);
  isOnline.mockReturnValue(true);
  window.dispatchEvent(new Event("online"));
  await expect.element(header.getByRole("status")).toBeEmptyDOMElement();
});
