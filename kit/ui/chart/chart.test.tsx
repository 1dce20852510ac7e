import { beforeEach, expect, test } from "vitest";
import { page as browser, userEvent } from "vitest/browser";
import { renderPart } from "#kit/web/testing/render-part.test-helper.tsx";
import { Chart, type ChartData } from "./chart.tsx";

const days = (count: number) => Array.from({ length: count }, (_, at) => `2026/11/${at + 1}`);

async function draw(count: number, changes: Partial<ChartData> = {}) {
  const labels = days(count);
  const { screen } = await renderPart(
    <Chart
      title="投稿"
      summary={`合計 ${count}件`}
      shape="bars"
      unit={(value) => `${value}件`}
      labels={labels}
      shortLabels={labels.map((label) => label.slice(5))}
      series={[
        { label: "記事", values: labels.map((_, at) => at + 1) },
        { label: "募集", values: labels.map(() => 2) },
      ]}
      column="期間"
      fileName="posts.csv"
      {...changes}
    />,
  );
  return { screen, slider: screen.getByRole("slider", { name: "投稿" }) };
}

beforeEach(() => browser.viewport(1280, 800));

test("the scale has nothing, half and the top, with their unit; four to six days are named (F22)", async () => {
  const { screen } = await draw(30);
  for (const value of ["0", "20件", "40件"])
    await expect.element(screen.getByText(value, { exact: true })).toBeVisible();
  const named = days(30).filter(
    (day) => screen.getByText(day.slice(5), { exact: true }).elements().length > 0,
  );
  expect(named.length).toBeGreaterThanOrEqual(4);
  expect(named.length).toBeLessThanOrEqual(6);
  expect(named.at(-1)).toBe("2026/11/30");
});

test("a named day stands below its bar", async () => {
  const { screen } = await draw(12);
  const { left, width } = screen.getByText("11/12").element().getBoundingClientRect();
  const bars = [...document.querySelectorAll("[data-series='0'] rect")];
  const bar = bars.at(-1)?.getBoundingClientRect();
  expect(Math.abs(left + width / 2 - ((bar?.left ?? 0) + (bar?.width ?? 0) / 2))).toBeLessThan(1.5);
});

test("the arrow keys go from day to day and say its numbers", async () => {
  const { screen, slider } = await draw(30);
  await expect.element(slider).toHaveAttribute("aria-valuetext", "合計 30件");
  (slider.element() as HTMLElement).focus();
  await userEvent.keyboard("{ArrowLeft}");
  await expect.element(slider).toHaveAttribute("aria-valuetext", "2026/11/30, 記事 30件, 募集 2件");
  await userEvent.keyboard("{ArrowLeft}{Home}{ArrowLeft}");
  await expect.element(slider).toHaveAttribute("aria-valuetext", "2026/11/1, 記事 1件, 募集 2件");
  await expect.element(screen.getByText("2026/11/1", { exact: true })).toBeVisible();
});

test("pointing at a bar shows its numbers", async () => {
  const { screen, slider } = await draw(11);
  await slider.hover();
  await expect.element(screen.getByText("2026/11/6", { exact: true })).toBeVisible();
  await expect.element(screen.getByText("6件", { exact: true })).toBeVisible();
});

test("the table takes the place of the drawing without moving anything, the latest first (F45)", async () => {
  const { screen } = await draw(30);
  const height = () => screen.getByRole("heading", { name: "投稿" }).element().closest("div")?.offsetHeight;
  const drawn = height();
  await screen.getByRole("button", { name: "表で見る" }).click();
  await expect.element(screen.getByRole("row").nth(1)).toHaveTextContent("2026/11/30302");
  await expect.element(screen.getByRole("slider")).not.toBeInTheDocument();
  expect(height()).toBe(drawn);
});

test.each([0, 1, 366])("%i columns are drawn within their frame, on a phone too", async (count) => {
  await browser.viewport(360, 740);
  const { slider } = await draw(count, {
    labels: Array.from({ length: count }, (_, at) => `日${at}`),
    shortLabels: Array.from({ length: count }, (_, at) => `${at}`),
    series: [{ label: "記事", values: Array.from({ length: count }, () => 1) }],
    shape: "lines",
  });
  await expect.element(slider).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
});

test("the bars of a whole year keep their colours, however thin they are", async () => {
  await draw(366);
  const [bar] = document.querySelectorAll("[data-series='0'] rect");
  expect(bar && getComputedStyle(bar).stroke).toBe("none");
});
