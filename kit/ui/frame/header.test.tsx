import { expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
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
      footer={null}
      {...more}
    >
      <h1>ホーム</h1>
    </Frame>,
  );
  return { screen, header: screen.getByRole("banner") };
}
const seen = (elements: Iterable<Element>) =>
  [...elements].filter((element) => element.getBoundingClientRect().width > 0);

test.each([
  ["nine avatars on a desktop", DESKTOP, 9, "11"],
  ["five avatars on a phone", PHONE, 5, "15"],
])("the header shows %s, and how many more there are (R034–R036)", async (_, size, shown, more) => {
  const { header } = await draw(size, { members: { avatars, total: 20, to: "/users" } });
  const link = header.getByRole("link", { name: "メンバー20人" });
  await expect.element(link).toBeVisible();
  const inside = seen(link.element().children);
  const counts = inside.filter((one) => one.hasAttribute("data-count"));
  expect(inside.length - counts.length).toBe(shown);
  expect(counts.map((one) => one.getAttribute("data-count"))).toEqual([more]);
});

test("inside a community its name and its logo lead home (R030, R033)", async () => {
  const { header } = await draw(DESKTOP, { logoUrl: LOGO, communityName: "青葉製作所アルムナイ" });
  const brand = header.getByRole("link", { name: "青葉製作所アルムナイ" });
  await expect.element(brand).toHaveAttribute("href", "/alumni/communities/1");
  await expect.element(brand.getByText("青葉製作所アルムナイ")).toBeVisible();
  expect(brand.element().querySelector("img")?.getAttribute("src")).toBe(LOGO);
});

test("without a logo of a community the product's stands there (R030)", async () => {
  const { header } = await draw(DESKTOP);
  const brand = header.getByRole("link", { name: "ホームへ" });
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

test("on a phone the lines of a community's name end between its words", async () => {
  const { header } = await draw(PHONE, {
    communityName: "凪川光機研究所アルムナイ同窓会",
    members: { avatars, total: 20, to: "/users" },
  });
  const name = header.getByText("凪川光機研究所アルムナイ同窓会").element();
  const words = [...name.childNodes].filter((node) => node instanceof Text);
  const linesOf = (word: Text) => {
    const range = document.createRange();
    range.selectNodeContents(word);
    return range.getClientRects().length;
  };
  expect(words.length).toBeGreaterThan(1);
  expect(words.map(linesOf)).toEqual(words.map(() => 1));
  expect(name.getClientRects()).toHaveLength(1);
  expect(name.getBoundingClientRect().height).toBeGreaterThan(20);
});
