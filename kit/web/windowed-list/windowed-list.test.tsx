import { useState } from "react";
import { Link } from "react-router";
import { beforeEach, expect, test } from "vitest";
import { page as browser, cdp } from "vitest/browser";
import { renderPart } from "../testing/render-part.test-helper.tsx";
import { isInView, isWhole, reading, readingAtRest, rows, wholeCount } from "./reading.test-helper.ts";
import { WindowedList } from "./windowed-list.tsx";

type Row = { readonly id: number };

const HIGHEST = 9;
const WIDTH = 412;
const rowsOf = (count: number): Row[] => Array.from({ length: count }, (_, i) => ({ id: i + 1 }));
const idOf = ({ id }: Row) => String(id);
const title = ({ id }: Row) => `投稿 ${id}`;

/** Every row has another height, which depends on the window's width, as with text and pictures. */
const heightOf = ({ id }: Row) => `calc(${80 + (id % HIGHEST) * 40}px + (100vw - ${WIDTH}px) / 4)`;
const draw = (row: Row, isWhole: boolean) => (
  <article aria-label={title(row)} style={isWhole ? { height: heightOf(row) } : {}}>
    <Link to={`/posts/${row.id}`}>{title(row)}</Link>
    {isWhole && <button type="button">いいね</button>}
  </article>
);

/** The list is loaded from this, which outlives the screen. */
let server: Row[] = [];

function Screen() {
  const [rows, setRows] = useState(() => server);
  return (
    <div>
      <button type="button" onClick={() => setRows((old) => old.slice(1))}>
        最初を消す
      </button>
      <button type="button" onClick={() => setRows((old) => [{ id: 0 }, ...old])}>
        新しい投稿
      </button>
      <WindowedList
        name="test"
        label="投稿"
        rows={rows}
        keyOf={idOf}
        onMore={rows.length < server.length ? () => setRows(server) : undefined}
      >
        {draw}
      </WindowedList>
    </div>
  );
}

const open = async (count: number) => {
  server = rowsOf(count);
  return renderPart(<Screen />, { at: "/list", path: "/list" });
};

beforeEach(() => browser.viewport(WIDTH, 800));

const goTo = async (id: number) => {
  rows()[id - 1]?.scrollIntoView({ block: "start", behavior: "instant" });
  await expect.poll(() => rows().filter(isInView).every(isWhole)).toBe(true);
  await readingAtRest();
};

test("only the rows near the window are whole; the others keep their words, their link and their place", async () => {
  const { screen } = await open(300);
  await expect.poll(wholeCount).toBeGreaterThan(5);
  expect(document.querySelectorAll("article")).toHaveLength(300);
  expect(wholeCount()).toBeLessThan(30);
  await expect.element(screen.getByRole("link", { name: "投稿 290", exact: true })).toBeInTheDocument();
  await goTo(150);
  await expect.poll(() => isWhole(rows()[0])).toBe(false);
  expect(wholeCount()).toBeLessThan(30);
  expect(rows()[0]?.getBoundingClientRect().height).toBe(120);
});

test("what a jump brings into view can be seen and pressed", async () => {
  await open(300);
  await goTo(250);
  const row = rows()[249];
  const { left = 0, top = 0 } = row?.getBoundingClientRect() ?? {};
  expect(row?.contains(document.elementFromPoint(left + 8, top + 8))).toBe(true);
});

/** Returns the articles as the browser gives them to a screen reader, those of inner frames too. */
async function spokenArticles(): Promise<string[]> {
  type Frames = { readonly frame: { readonly id: string }; readonly childFrames?: readonly Frames[] };
  type Spoken = { readonly ignored: boolean; readonly role?: Value; readonly name?: Value };
  type Value = { readonly value: string };
  const session = cdp() as unknown as {
    send<Answer>(method: string, params?: { readonly frameId: string }): Promise<Answer>;
  };
  const idsOf = ({ frame, childFrames = [] }: Frames): string[] => [frame.id, ...childFrames.flatMap(idsOf)];
  const { frameTree } = await session.send<{ frameTree: Frames }>("Page.getFrameTree");
  const trees = await Promise.all(
    idsOf(frameTree).map((frameId) =>
      session.send<{ nodes: Spoken[] }>("Accessibility.getFullAXTree", { frameId }),
    ),
  );
  return trees
    .flatMap(({ nodes }) => nodes)
    .filter(({ ignored, role }) => !ignored && role?.value === "article")
    .map(({ name }) => name?.value ?? "");
}

test("what is more than words goes from a row far from the window, and is back when it comes near", async () => {
  await open(60);
  const hasAll = (id: number) => rows()[id - 1]?.querySelector("button") !== null;
  await goTo(30);
  await expect.poll(() => [1, 30].map(hasAll)).toEqual([false, true]);
  await goTo(1);
  await expect.poll(() => [1, 30].map(hasAll)).toEqual([true, false]);
});

test("a screen reader finds the rows far from the window too", async () => {
  await open(100);
  await expect.poll(wholeCount).toBeGreaterThan(5);
  const spoken = await spokenArticles();
  expect(spoken).toContain("投稿 2");
  expect(spoken).toContain("投稿 90");
});

test("what has been seen has its height ever after: going up and down moves nothing", async () => {
  await open(60);
  for (let id = 1; id <= 60; id += 4) await goTo(id);
  const height = document.documentElement.scrollHeight;
  for (let id = 57; id >= 1; id -= 8) await goTo(id);
  expect(document.documentElement.scrollHeight).toBe(height);
});

test("on paper every row is whole", async () => {
  await open(40);
  await expect.poll(wholeCount).toBeLessThan(40);
  dispatchEvent(new Event("beforeprint"));
  expect(wholeCount()).toBe(40);
});

test("the row that has the keyboard stays whole, however far one scrolls", async () => {
  const { screen } = await open(100);
  screen.getByRole("link", { name: "投稿 2", exact: true }).element().focus();
  await goTo(80);
  await expect.poll(() => isWhole(rows()[2])).toBe(false);
  expect(isWhole(rows()[1])).toBe(true);
});

test("a link far from the window that gets the keyboard keeps it while its row becomes whole", async () => {
  const { screen } = await open(100);
  const link = screen.getByRole("link", { name: "投稿 80", exact: true }).element();
  (link as HTMLElement).focus();
  await goTo(80);
  expect(isWhole(rows()[79])).toBe(true);
  expect(document.activeElement).toBe(link);
});

test("what comes in above leaves every row as it was, and the keyboard where it is", async () => {
  const { screen } = await open(40);
  const last = screen.getByRole("link", { name: "投稿 10", exact: true }).element();
  last.focus();
  (screen.getByRole("button", { name: "新しい投稿" }).element() as HTMLElement).click();
  await expect.poll(() => rows().length).toBe(41);
  expect(rows()[0]?.dataset.key).toBe("0");
  expect(rows()[10]?.contains(last)).toBe(true);
  expect(document.activeElement).toBe(last);
});

/** Scrolls at least twenty windows down, changes something, leaves and comes back. */
async function readAndReturn(change: () => void) {
  const { router, screen } = await open(120);
  await goTo(90);
  expect(scrollY).toBeGreaterThan(20 * innerHeight);
  scrollBy({ top: 17, behavior: "instant" });
  const before = await readingAtRest();
  await router.navigate("/elsewhere");
  await expect.element(screen.getByText("elsewhere")).toBeVisible();
  change();
  await router.navigate(-1);
  await expect.poll(() => rows().length).toBeGreaterThan(0);
  await readingAtRest();
  return before;
}

test("whoever comes back finds the row where it was", async () => {
  const before = await readAndReturn(() => {});
  expect(await readingAtRest()).toEqual(before);
});

test("where it was left at its top, going back leads to the top, wherever it was read later", async () => {
  const { router, screen } = await open(120);
  await readingAtRest();
  const elsewhere = screen.getByText("elsewhere");
  await router.navigate("/elsewhere");
  await expect.element(elsewhere).toBeVisible();
  await router.navigate("/list");
  await expect.element(screen.getByRole("feed")).toBeVisible();
  await goTo(90);
  await router.navigate(-1);
  await expect.element(elsewhere).toBeVisible();
  await router.navigate(-1);
  await expect.poll(() => rows().length).toBeGreaterThan(0);
  expect((await readingAtRest()).id).toBe("1");
});

test("so does whoever leaves in the very moment of a jump", async () => {
  const { router, screen } = await open(120);
  for (const id of [90, 1]) await goTo(id);
  rows()[89]?.scrollIntoView({ block: "start", behavior: "instant" });
  const before = reading();
  expect(before.id).toBe("90");
  await router.navigate("/elsewhere");
  await expect.element(screen.getByText("elsewhere")).toBeVisible();
  await router.navigate(-1);
  await expect.poll(() => rows().length).toBeGreaterThan(0);
  expect(await readingAtRest()).toEqual(before);
});

test("so they do when rows above it have gone", async () => {
  const before = await readAndReturn(() => {
    server = server.filter(({ id }) => id > 10);
  });
  expect(await readingAtRest()).toEqual(before);
});

test("when the row itself has gone, the one after it stands in its place", async () => {
  const before = await readAndReturn(() => {
    server = server.filter(({ id }) => id !== 90);
  });
  expect(await readingAtRest()).toEqual({ id: "91", top: before.top });
});

test.each([
  ["keeps its place by itself", () => {}],
  ["goes to its top, as phones do", () => scrollTo({ top: 0, behavior: "instant" })],
])(
  "a window that is turned leaves the row that is being read where it is, where the browser %s",
  async (_, onTurn) => {
    await open(120);
    await goTo(60);
    scrollBy({ top: 17, behavior: "instant" });
    const before = await readingAtRest();
    addEventListener("resize", onTurn, { once: true });
    await browser.viewport(800, WIDTH);
    expect(await readingAtRest()).toEqual(before);
  },
);
