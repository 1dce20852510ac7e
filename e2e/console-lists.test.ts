import type { Page } from "@playwright/test";
import { MINATO } from "./as-person.ts";
import { CROWD } from "./candidates.ts";
import { expect, expectAccessible, type Journey, test } from "./journey.ts";

const HOME = `/community/communities/${MINATO}`;
const row = (page: Page) => page.locator("tbody tr[data-id]");
const tick = (page: Page, at: number) => row(page).nth(at).getByRole("checkbox");
const boxOf = async (page: Page, selector: string) => {
  const box = await page.locator(selector).first().boundingBox();
  return { top: box?.y ?? 0, bottom: (box?.y ?? 0) + (box?.height ?? 0) };
};

async function openCrowd({ as }: Journey, width = 1280, height = 800): Promise<Page> {
  const page = await as("yui");
  await page.setViewportSize({ width, height });
  await page.goto(`${HOME}/alumnus_candidates_waiting_approval?management_no=asc`);
  await expect(row(page)).toHaveCount(30);
  return page;
}

test.beforeEach(({ journey }) => test.skip(journey.isPhone, "a phone shows cards"));

/** This runs in the browser: how far the rows are scrolled. */
const scrolled = `document.querySelector("[data-restores-scroll]").scrollTop`;

/** This runs in the browser: which elements of the screen scroll up and down; the menu of a low window does too. */
const scrolling = `[...document.querySelectorAll("main *")]
  .filter((one) => one.scrollHeight > one.clientHeight + 1 && /auto|scroll/.test(getComputedStyle(one).overflowY))
  .map((one) => one.getAttribute("aria-label"))`;

for (const [width, height, rows] of [
  [1280, 800, 12],
  [1600, 900, 15],
  [992, 600, 5],
] as const)
  test(`at ${width} × ${height} ${rows} candidates are seen whole, the pages without scrolling, and nothing scrolls but the rows`, async ({
    journey,
  }) => {
    const page = await openCrowd(journey, width, height);
    const head = await boxOf(page, "thead");
    const frame = await boxOf(page, "[data-restores-scroll]");
    const boxes = await Promise.all((await row(page).all()).map((one) => one.boundingBox()));
    const whole = boxes.filter(
      (box) => box && box.y >= head.bottom - 1 && box.y + box.height <= frame.bottom,
    );
    expect(whole.length).toBeGreaterThanOrEqual(rows);
    await expect(page.getByRole("navigation", { name: "ページ" })).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(scrolling)).toEqual(["承認待ち"]);
    expect(await page.evaluate("document.documentElement.scrollHeight")).toBeLessThanOrEqual(height);
  });

test("the choice of columns lies inside the window, wide enough to be read, and Escape closes it", async ({
  journey,
}) => {
  const page = await openCrowd(journey);
  await page.getByRole("button", { name: "表示する列" }).click();
  const choice = page.getByRole("dialog", { name: "表示する列" });
  const box = await choice.boundingBox();
  expect(box?.width).toBeGreaterThanOrEqual(220);
  const right = await page.evaluate<number>("document.documentElement.getBoundingClientRect().right");
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThan(right);
  await page.keyboard.press("Escape");
  await expect(choice).toBeHidden();
});

test("from the address the first row is four keys away, by the two links that skip what stands before", async ({
  journey,
}) => {
  const page = await openCrowd(journey);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "本文へ移動" })).toBeFocused();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "一覧へ移動" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(row(page).first().getByRole("link")).toBeFocused();
});

test("whoever comes back from a candidate finds the list as it was: scrolled, selected, with the focus", async ({
  journey,
}) => {
  const page = await openCrowd(journey);
  await tick(page, 3).check();
  const link = row(page).nth(24).getByRole("link");
  await link.scrollIntoViewIfNeeded();
  await link.focus();
  const before = await page.evaluate<number>(scrolled);
  expect(before).toBeGreaterThan(200);
  const name = await link.innerText();
  await link.press("o");
  await expect(page).toHaveURL(/\/edit/);
  await expect(page.getByRole("heading", { level: 1 })).toContainText(name);
  await page.goBack();
  await expect(page.getByRole("link", { name, exact: true })).toBeFocused();
  await expect(page.getByText("1名を選択中")).toBeVisible();
  const after = await page.evaluate<number>(scrolled);
  expect(Math.abs(after - before)).toBeLessThanOrEqual(40);
});

test("people selected on three pages are all named before the act, wherever one asks; narrowing the window leaves it there", async ({
  journey,
}) => {
  const page = await openCrowd(journey);
  const all = page.getByRole("checkbox", { name: "このページをすべて選択" });
  const next = page.getByRole("button", { name: "次のページ" });
  for (const [at, count] of [30, 60, 90].entries()) {
    await expect(page.getByText(`${at + 1} / ${Math.ceil(CROWD / 30)}ページ`)).toBeVisible();
    await expect(row(page).first()).toContainText(`候補${at * 30 + 1} crowd`);
    await all.check();
    await expect(page.getByText(`${count}名を選択中`)).toBeVisible();
    await next.click();
  }
  await expect(row(page).first()).toContainText("候補91 crowd");
  await page.getByRole("button", { name: "ほかの操作" }).click();
  await page.getByRole("menuitem", { name: "却下する" }).click();
  const dialog = page.getByRole("dialog", { name: "90名の申し込みを却下" });
  const people = dialog.getByRole("list", { name: "対象 90名" });
  await expect(people.getByRole("listitem")).toHaveCount(90);
  await expect(people).toContainText("候補1 crowd");
  await expect(people).toContainText("候補90 crowd");
  await expectAccessible(page);
  await page.setViewportSize({ width: 900, height: 800 });
  await expect(dialog).toBeInViewport();
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
});

test("narrowing the window leaves whatever is open on the screen", async ({ journey }) => {
  const page = await openCrowd(journey);
  const open = {
    条件を追加: () => page.getByRole("button", { name: "条件を追加" }).click(),
    表示する列: () => page.getByRole("button", { name: "表示する列" }).click(),
    キーボードでの操作: () => page.getByRole("button", { name: "キーボードでの操作" }).click(),
  };
  for (const [name, show] of Object.entries(open)) {
    await page.setViewportSize({ width: 1280, height: 800 });
    await show();
    const dialog = page.getByRole("dialog", { name });
    await expect(dialog).toBeVisible();
    await page.setViewportSize({ width: 900, height: 800 });
    await expect(dialog).toBeInViewport({ ratio: 0.9 });
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
  }
});

test("an open panel has nothing that keeps anybody out, and stays when the window narrows", async ({
  journey,
}) => {
  const page = await openCrowd(journey);
  await row(page).nth(1).getByRole("link").press("Enter");
  const panel = page.getByRole("complementary", { name: "候補2 crowd" });
  await expect(panel.getByRole("button", { name: "承認する" })).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 900, height: 800 });
  await expect(panel.getByRole("button", { name: "承認する" })).toBeInViewport({ ratio: 1 });
});

test("every list is asked for once, before the scripts ask for anything, also where its answer is long in coming", async ({
  journey,
}) => {
  const home = await journey.as("yui");
  await home.goto(HOME);
  const lists = await home.evaluate<[string, string][]>(listsOfConsole);
  expect(lists.length).toBeGreaterThan(5);
  for (const [path, opening] of lists) {
    const page = await journey.as("yui");
    const asked: string[] = [];
    page.on("request", (request) => {
      const { pathname, search } = new URL(request.url());
      if (pathname.startsWith("/api/")) asked.push(pathname + search);
    });
    const list = `/api/communities/${MINATO}/${opening}`;
    let answer = () => {};
    const slow = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route(`**${list}`, async (route) => {
      await slow;
      await route.continue();
    });
    await page.goto(path.replace(":id", String(MINATO)));
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    // The frame asks for this when the scripts run, so the screen has taken over the list's question by then.
    await expect.poll(() => asked).toContainEqual(expect.stringMatching(/bulk_acts\?outcome/));
    const busy = page.locator("main [aria-busy=true]");
    await expect(busy).not.toHaveCount(0);
    answer();
    await expect(busy).toHaveCount(0);
    expect([path, ...asked.slice(0, 3)]).toContain(list);
    expect([path, asked.filter((call) => call === list).length]).toEqual([path, 1]);
    await page.close();
  }
});

test("the file of a screen is on its way with the page, also where its feature loads it from beside itself", async ({
  journey,
}) => {
  const page = await journey.as("yui");
  await page.goto(HOME);
  const filesOf = await page.evaluate<Record<string, string[]>>(filesOfScreens);
  const own = (path: string) => filesOf[path]?.filter((file) => /-screen-[^/]+\.js$/.test(file)).join();
  const home = "/community/communities/:id";
  expect(own(`${home}/alumnus_candidates_waiting_approval`)).toMatch(/candidates-screen-/);
  expect(own(`${home}/user_posts`)).toMatch(/user-posts-screen-/);
  expect(own(`${home}/operational_posts`)).toMatch(/official-posts-screen-/);
});

/** This runs in the browser: which files each screen consists of. */
const filesOfScreens = `(() => {
  const { files, screens } = JSON.parse(document.getElementById("screen-chunks").textContent);
  return Object.fromEntries(screens.map(([path, needed]) => [path, needed.map((at) => files[at])]));
})()`;

/** This runs in the browser: which screens have an opening call, and which one. */
const listsOfConsole = `JSON.parse(document.getElementById("screen-chunks").textContent).screens
  .filter(([, , opening]) => opening)
  .map(([path, , opening]) => [path, opening])`;
