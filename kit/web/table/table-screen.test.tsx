import { beforeEach, expect, onTestFinished, test } from "vitest";
import { page as browser, userEvent } from "vitest/browser";
import { pageOf } from "#kit/web/testing/answer-builders.test-helper.ts";
import { refused } from "../testing/answers.test-helper.ts";
import { acted, listPeople, open, params, serve, unusual } from "./people.test-helper.tsx";
import { selectForNext } from "./use-selection.ts";

const DESKTOP = [1280, 800] as const;
const PHONE = [360, 740] as const;

beforeEach(async () => {
  acted.selection = null;
  unusual.length = 0;
  await browser.viewport(1280, 800);
});

test("opens with the screen's filter and order, in the address and in what is asked", async () => {
  const { asked } = serve(3);
  const { screen, address } = await open();
  await expect.element(screen.getByText("人 3")).toBeVisible();
  expect(address()).toBe("?shown=true&number=asc");
  expect(Object.fromEntries(asked() ?? [])).toEqual({
    shown: "true",
    number: "asc",
    page: "1",
    per_page: "30",
  });
  await expect.element(screen.getByText("1–3 / 3名")).toBeVisible();
});

test("a heading sorts, one column at a time, from the first page", async () => {
  const { asked } = serve(70);
  const { screen, address } = await open("?number=asc&page=2");
  await screen.getByRole("button", { name: "参加日" }).click();
  await expect.poll(address).toBe("?shown=true&joined=desc");
  await expect.poll(() => asked()?.get("joined")).toBe("desc");
  expect(asked()?.get("number")).toBeNull();
  await expect
    .element(screen.getByRole("columnheader", { name: "参加日" }))
    .toHaveAttribute("aria-sort", "descending");
});

test("a page that has emptied leads to the last one there is", async () => {
  serve(40);
  const { screen, address } = await open("?number=asc&page=9");
  await expect.element(screen.getByText("人 40")).toBeVisible();
  expect(new URLSearchParams(address()).get("page")).toBe("2");
});

test("nothing at all teaches what comes here; nothing found offers to clear what was asked", async () => {
  serve(0);
  const { screen, address } = await open();
  await expect.element(screen.getByText("まだ誰もいません")).toBeVisible();
  await screen.getByRole("searchbox", { name: "氏名で検索" }).fill("いない人");
  await userEvent.keyboard("{Enter}");
  await expect.element(screen.getByText("条件に合うものはありません")).toBeVisible();
  await screen.getByRole("cell").getByRole("button", { name: "条件をクリア" }).click();
  await expect.element(screen.getByText("まだ誰もいません")).toBeVisible();
  expect(address()).toBe("?shown=true&number=asc");
});

test("while it loads and where it fails the headings stay; it is asked again on request", async () => {
  const { server } = serve(3);
  let arrive = () => {};
  server.to(
    listPeople,
    () =>
      new Promise((resolve) => {
        arrive = () => resolve(refused(500, "ERROR_UNEXPECTED"));
      }),
    params,
  );
  const { screen } = await open();
  await expect.element(screen.getByRole("row", { name: "読み込んでいます" }).first()).toBeVisible();
  await expect.element(screen.getByRole("columnheader", { name: "氏名" })).toBeVisible();
  await expect.poll(() => server.asked.length).toBe(1);
  arrive();
  await expect.element(screen.getByRole("alert")).toBeVisible();
  await expect.element(screen.getByRole("columnheader", { name: "氏名" })).toBeVisible();
  serve(3);
  await screen.getByRole("button", { name: "もう一度読み込む" }).click();
  await expect.element(screen.getByText("人 3")).toBeVisible();
});

test("the selection bar appears with the first tick and counts this page and the others", async () => {
  serve(40);
  const { screen, tick } = await open();
  await expect.element(tick(1)).toBeVisible();
  await expect.element(screen.getByRole("button", { name: "挨拶する" })).not.toBeInTheDocument();
  await tick(1).click();
  await expect.element(screen.getByText("1名を選択中")).toBeVisible();
  await expect
    .element(screen.getByRole("checkbox", { name: "このページをすべて選択" }))
    .toBePartiallyChecked();
  await screen.getByRole("button", { name: "次のページ" }).click();
  await tick(31).click();
  await expect.element(screen.getByText("このページ 1名・ほかのページ 1名")).toBeVisible();
  await screen.getByRole("button", { name: "挨拶する" }).click();
  expect(acted.selection).toEqual({ ids: [1, 31] });
});

test("with Shift everything between two ticks is selected", async () => {
  serve(10);
  const { screen, tick } = await open();
  await tick(2).click();
  await tick(8).click({ modifiers: ["Shift"] });
  await expect.element(screen.getByText("7名を選択中")).toBeVisible();
});

test("all that is found can be selected over every page but for some, and the server names them when asked to", async () => {
  const { people, server } = serve(65);
  const { screen, tick } = await open();
  await screen.getByRole("checkbox", { name: "このページをすべて選択" }).click();
  await expect.element(screen.getByText("30名を選択中")).toBeVisible();
  await screen.getByRole("button", { name: "検索結果 65名すべてを選択" }).click();
  await expect.element(screen.getByText("65名を選択中")).toBeVisible();
  await screen.getByRole("button", { name: "次のページ" }).click();
  await tick(31).click();
  await expect.element(screen.getByText("64名を選択中")).toBeVisible();
  people.total = 66;
  await screen.getByRole("button", { name: "挨拶する" }).click();
  expect(acted.selection).toEqual({ filter: { shown: "true" }, except: [31] });
  expect(server.asked.map(({ path }) => path)).not.toContain("/api/communities/1/people/ids");
  await screen.getByRole("button", { name: "選択した人を見る" }).click();
  const named = screen.getByRole("dialog", { name: "選択した人" }).getByRole("listitem");
  await expect.poll(() => named.all().length).toBe(65);
  await expect.element(named.last()).toHaveTextContent("66 人 66");
  expect(named.all().map((one) => one.element().textContent)).not.toContain("31 人 31 ");
});

test("where more is found than can be handled at once, that is said before, and the first of it can be selected", async () => {
  serve(1_000);
  const { screen, tick } = await open();
  await screen.getByRole("checkbox", { name: "このページをすべて選択" }).click();
  await expect.element(screen.getByText(/1,000名中 999名まで。条件で絞り込むか、/)).toBeVisible();
  await screen.getByRole("button", { name: "先頭の999名を選択" }).click();
  await expect.element(screen.getByText("999名を選択中")).toBeVisible();
  await screen.getByRole("button", { name: "選択した人を見る" }).click();
  const people = screen.getByRole("dialog", { name: "選択した人" });
  await expect.element(people).toBeVisible();
  expect(people.element().querySelectorAll("li")).toHaveLength(999);
  await userEvent.keyboard("{Escape}");
  await tick(1).click();
  await expect.element(screen.getByText("998名を選択中")).toBeVisible();
});

test("a thousandth is refused before anything is asked, 999 are not (R455, R456)", async () => {
  serve(1_000);
  const others = Array.from({ length: 999 }, (_, at) => ({
    id: at + 2,
    number: at + 2,
    name: `人 ${at + 2}`,
  }));
  selectForNext(listPeople, params, others, { shown: "true" });
  const { screen, tick } = await open();
  await expect.element(screen.getByText("999名を選択中")).toBeVisible();
  await tick(1).click();
  await expect.element(screen.getByText(/一度に選択できる数（999）を超えています/)).toBeVisible();
  await expect.element(tick(1)).not.toBeChecked();
  await screen.getByRole("button", { name: "挨拶する" }).click();
  expect(acted.selection?.ids).toHaveLength(999);
});

test("where a filter finds a thousandth after all were selected, the act is refused and the first 999 are offered (R456)", async () => {
  const { people } = serve(999);
  const { screen } = await open();
  await screen.getByRole("checkbox", { name: "このページをすべて選択" }).click();
  await screen.getByRole("button", { name: "検索結果 999名すべてを選択" }).click();
  people.total = 1_000;
  await screen.getByRole("button", { name: "次のページ" }).click();
  await expect.element(screen.getByText("1,000名を選択中")).toBeVisible();
  await screen.getByRole("button", { name: "挨拶する" }).click();
  await expect.element(screen.getByText(/一度に選択できる数（999）を超えています/)).toBeVisible();
  expect(acted.selection).toBeNull();
  await screen.getByRole("button", { name: "先頭の999名を選択" }).click();
  await screen.getByRole("button", { name: "挨拶する" }).click();
  await expect.poll(() => acted.selection?.ids?.length).toBe(999);
});

test("paging and sorting keep the selection, another filter clears it, and undoing that finds it again", async () => {
  serve(40);
  const { screen, tick } = await open();
  await tick(1).click();
  await screen.getByRole("button", { name: "番号" }).click();
  await screen.getByRole("button", { name: "次のページ" }).click();
  await expect.element(screen.getByText("1名を選択中")).toBeVisible();
  await screen.getByRole("button", { name: "公開：公開 trueを外す" }).click();
  await expect.element(screen.getByText(/選択を解除しました/)).toBeVisible();
  await expect.element(screen.getByRole("button", { name: "挨拶する" })).not.toBeInTheDocument();
  await screen.getByRole("button", { name: "元に戻す" }).click();
  await expect.element(screen.getByText("1名を選択中")).toBeVisible();
});

test("the selection outlives a look at something else", async () => {
  serve(5);
  const { screen, router, tick } = await open();
  await tick(2).click();
  await router.navigate("/elsewhere");
  await expect.element(screen.getByText("elsewhere")).toBeVisible();
  await router.navigate(-1);
  await expect.element(tick(2)).toBeChecked();
});

test("a column that is hidden stays hidden the next time; the menu closes on Escape", async () => {
  serve(3);
  const first = await open();
  await first.screen.getByRole("button", { name: "表示する列" }).click();
  const menu = first.screen.getByRole("dialog", { name: "表示する列" });
  await expect.element(menu.getByRole("checkbox", { name: "氏名" })).not.toBeInTheDocument();
  await menu.getByRole("checkbox", { name: "参加日" }).click();
  expect(menu.element().getBoundingClientRect().width).toBeGreaterThanOrEqual(220);
  await userEvent.keyboard("{Escape}");
  await expect.element(menu).not.toBeInTheDocument();
  await expect.element(first.screen.getByRole("columnheader", { name: "参加日" })).not.toBeInTheDocument();
  await first.screen.unmount();
  const again = await open();
  await expect.element(again.screen.getByText("人 3")).toBeVisible();
  await expect.element(again.screen.getByRole("columnheader", { name: "参加日" })).not.toBeInTheDocument();
});

test("columns change their places, and the address says which are shown in which order", async () => {
  serve(3);
  const { screen, address } = await open();
  await screen.getByRole("button", { name: "表示する列" }).click();
  await screen.getByRole("button", { name: "参加日を前へ" }).click();
  expect(new URLSearchParams(address()).get("cols")).toBe("name.joined.number");
  await screen.unmount();
  const shared = await open("?cols=number.name");
  const headings = () =>
    shared.screen
      .getByRole("columnheader")
      .elements()
      .map(({ textContent }) => textContent);
  await expect.poll(headings).toEqual(["", "氏名", "番号"]);
});

test("a mouse sees rows of 40 px, or of 32, as chosen for every table; the pages are always in sight", async () => {
  serve(30);
  document.body.dataset.density = "office";
  onTestFinished(() => void delete document.body.dataset.density);
  for (const [width, height] of [
    [1280, 800],
    [992, 600],
  ] as const) {
    await browser.viewport(width, height);
    const { screen } = await open();
    await expect.element(screen.getByText("人 30")).toBeVisible();
    const row = screen.getByRole("row", { name: /人 2を選択/ }).element();
    expect(row.getBoundingClientRect().height).toBe(40);
    await screen.getByRole("button", { name: "行の高さ：標準" }).click();
    await expect.poll(() => row.getBoundingClientRect().height).toBe(32);
    await screen.getByRole("button", { name: "行の高さ：詰める" }).click();
    await expect.element(screen.getByRole("navigation", { name: "ページ" })).toBeInViewport({ ratio: 1 });
    expect(document.documentElement.scrollHeight).toBeLessThanOrEqual(height);
    await screen.unmount();
  }
});

test.each([
  [1280, 800],
  [360, 740],
] as const)(
  "at %i px names of a hundred characters, of one, with emoji and from right to left stay in their places, and can be read in full",
  async (width, height) => {
    await browser.viewport(width, height);
    document.body.dataset.density = "office";
    onTestFinished(() => void delete document.body.dataset.density);
    const names = ["長".repeat(100), "W".repeat(100), "一", "👨‍👩‍👧‍👦 家族", "محمد العربي"];
    unusual.push(...names);
    serve(6);
    const { screen, tick } = await open();
    await expect.element(screen.getByRole("link", { name: "人 6" })).toBeVisible();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    const heights: number[] = [];
    for (const name of names) {
      const link = screen.getByRole("link", { name, exact: true });
      await expect.element(screen.getByRole("checkbox", { name: `${name}を選択` })).toBeVisible();
      const cell = link.element().closest("td");
      expect(cell?.getBoundingClientRect().right).toBeLessThanOrEqual(width);
      heights.push(cell?.closest("tr")?.getBoundingClientRect().height ?? 0);
    }
    if (width === 360) return;
    expect(new Set(heights)).toEqual(new Set([40]));
    await screen.getByRole("link", { name: names[0] ?? "" }).hover({ position: { x: 8, y: 8 } });
    await expect.element(screen.getByTitle(names[0] ?? "")).toBeInTheDocument();
    await expect.element(tick(6)).toBeVisible();
  },
);

test("what is open beside its button stays inside the window when that narrows", async () => {
  serve(3);
  const { screen } = await open();
  await screen.getByRole("button", { name: "表示する列" }).click();
  const menu = screen.getByRole("dialog", { name: "表示する列" });
  const right = () => menu.element().getBoundingClientRect().right;
  const page = () => document.documentElement.getBoundingClientRect().right;
  await expect.poll(right).toBeLessThan(page());
  await browser.viewport(900, 800);
  await expect.poll(right).toBeLessThan(page());
  await userEvent.keyboard("{Escape}");
  await expect.element(menu).not.toBeInTheDocument();
});

test("on a phone each row is a card and nothing runs off the side", async () => {
  await browser.viewport(360, 740);
  serve(3);
  const { screen, tick } = await open();
  await expect.element(screen.getByText("人 3")).toBeVisible();
  await expect.element(tick(3)).toBeVisible();
  expect(document.documentElement.scrollWidth).toBe(360);
});

test("scrolled sideways, a row keeps its tick box and its name in sight (F08)", async () => {
  await browser.viewport(800, 600);
  serve(3);
  const { screen, tick } = await open("?cols=name.number.joined");
  await expect.element(screen.getByText("人 3")).toBeVisible();
  const rows = screen.getByRole("region", { name: "メンバー" }).element();
  const table = rows.querySelector("table");
  if (table) table.style.minWidth = "80rem";
  rows.scrollLeft = 400;
  await expect.element(tick(3)).toBeInViewport({ ratio: 1 });
  await expect.element(screen.getByRole("link", { name: "人 3" })).toBeInViewport({ ratio: 1 });
  expect(rows.scrollLeft).toBe(400);
});

test("rows that have not arrived are as high and as many-celled as those that have, below the same headings (F32)", async () => {
  document.body.dataset.density = "office";
  onTestFinished(() => void delete document.body.dataset.density);
  const { server } = serve(3);
  let arrive = () => {};
  const answer = pageOf([{ id: 1, name: "人 1" }]);
  server.to(
    listPeople,
    () =>
      new Promise((resolve) => {
        arrive = () => resolve(answer);
      }),
    params,
  );
  const { screen, tick } = await open();
  const waiting = screen.getByRole("row", { name: "読み込んでいます" }).first();
  await expect.element(waiting).toBeVisible();
  const shapeOf = (row: Element) =>
    [...row.querySelectorAll("td")].map((cell) => {
      const { left, width, height } = cell.getBoundingClientRect();
      return [left, width, height].map(Math.round);
    });
  const before = shapeOf(waiting.element());
  const headings = shapeOf(screen.getByRole("row").first().element());
  expect(screen.getByRole("region", { name: "メンバー" }).element().querySelector("img, circle")).toBeNull();
  await expect.poll(() => server.asked.length).toBe(1);
  arrive();
  await expect.element(tick(1)).toBeVisible();
  expect(shapeOf(tick(1).element().closest("tr") as Element)).toEqual(before);
  expect(shapeOf(screen.getByRole("row").first().element())).toEqual(headings);
});

test.each([DESKTOP, PHONE])(
  "at %i px the search is known by its name and wholly framed while one types; of nothing there are no pages (F44)",
  async (...size) => {
    await browser.viewport(...size);
    serve(0);
    const { screen } = await open();
    await expect.element(screen.getByText("まだ誰もいません")).toBeVisible();
    const search = screen.getByRole("searchbox", { name: "氏名で検索" });
    expect(document.querySelector("[placeholder]")).toBeNull();
    await search.click();
    const framed = [...document.querySelectorAll("*")].filter(
      (one) => one.contains(search.element()) && getComputedStyle(one).outlineStyle === "solid",
    );
    const button = screen.getByRole("button", { name: "検索", exact: true }).element();
    expect(framed.map((one) => one.contains(button))).toEqual([true]);
    await expect.element(screen.getByText("全0名")).toBeVisible();
    await expect.element(screen.getByText(/ページ$/)).not.toBeInTheDocument();
    await expect.element(screen.getByRole("button", { name: "次のページ" })).not.toBeInTheDocument();
  },
);

test("on a phone nothing to be done with the selected stands above the rows, and a name comes before its number (F47)", async () => {
  await browser.viewport(...PHONE);
  serve(3);
  const { screen, tick } = await open();
  await expect.element(tick(1)).toBeVisible();
  await expect.element(screen.getByText(/選択中/)).not.toBeInTheDocument();
  await expect.element(screen.getByRole("button", { name: "挨拶する" })).not.toBeInTheDocument();
  const topOf = (one: { element(): Element }) => one.element().getBoundingClientRect().top;
  const card = screen.getByRole("row", { name: /人 1を選択/ });
  expect(topOf(card) - topOf(screen.getByRole("searchbox"))).toBeLessThan(150);
  expect(topOf(card.getByRole("link", { name: "人 1" }))).toBeLessThan(
    topOf(card.getByText("1", { exact: true })),
  );
});
