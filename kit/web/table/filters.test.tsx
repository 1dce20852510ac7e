import { beforeEach, expect, test } from "vitest";
import { page as browser, userEvent } from "vitest/browser";
import { openPeople } from "./people.test-helper.tsx";

beforeEach(() => browser.viewport(1280, 800));

type Screen = Awaited<ReturnType<typeof openPeople>>["screen"];

async function add(screen: Screen, field: string) {
  await screen.getByRole("button", { name: "条件を追加" }).click();
  const panel = screen.getByRole("dialog", { name: "条件を追加" });
  await panel.getByRole("combobox", { name: "項目" }).selectOptions(field);
  return panel;
}

test("a text applies with Enter and stands as a chip, which takes it away again", async () => {
  const { screen, asked, address } = await openPeople(3);
  await expect.element(screen.getByText("人 3")).toBeVisible();
  const panel = await add(screen, "部署");
  await panel.getByRole("textbox").fill("レンズ");
  expect(asked()?.get("team")).toBeNull();
  await userEvent.keyboard("{Enter}");
  await expect.poll(() => asked()?.get("team")).toBe("レンズ");
  await expect.element(panel).not.toBeInTheDocument();
  await screen.getByRole("button", { name: "部署：レンズを外す" }).click();
  await expect
    .element(screen.getByRole("button", { name: "部署：レンズ", exact: true }))
    .not.toBeInTheDocument();
  expect(address()).toBe("?shown=true&number=asc");
});

test("a chip opens its condition to change it", async () => {
  const { screen, asked } = await openPeople(3);
  await screen.getByRole("button", { name: "公開：公開 true", exact: true }).click();
  const panel = screen.getByRole("dialog", { name: "公開" });
  await panel.getByRole("combobox", { name: "である" }).selectOptions("false");
  expect(asked()?.get("shown")).toBe("true");
  await panel.getByRole("button", { name: "3名を表示" }).click();
  await expect.poll(() => asked()?.get("shown")).toBe("false");
  await expect.element(screen.getByRole("button", { name: "公開：公開 false", exact: true })).toBeVisible();
});

test("days and a number in any digits apply with Enter", async () => {
  const { screen, asked, address } = await openPeople(3);
  const days = await add(screen, "参加日");
  await days.getByRole("textbox", { name: "から" }).fill("2026/11/1");
  await userEvent.keyboard("{Enter}");
  await expect.poll(() => asked()?.get("from")).toBe("2026-11-01");
  await expect
    .element(screen.getByRole("button", { name: "参加日：2026/11/01から", exact: true }))
    .toBeVisible();
  const number = await add(screen, "待ち日数");
  await number.getByRole("textbox").fill("３");
  await userEvent.keyboard("{Enter}");
  await expect.poll(() => asked()?.get("days")).toBe("3");
  await screen.getByRole("button", { name: "条件をクリア" }).click();
  await expect.poll(address).toBe("?shown=true&number=asc");
});

test("where nothing is found it is said by which conditions", async () => {
  const { screen } = await openPeople(3);
  const panel = await add(screen, "部署");
  await panel.getByRole("textbox").fill("いない部署");
  await userEvent.keyboard("{Enter}");
  await expect.element(screen.getByText("公開：公開 true、部署：いない部署")).toBeVisible();
});

test("f opens the conditions, and Escape closes them and gives the focus back", async () => {
  const { screen } = await openPeople(3);
  await expect.element(screen.getByText("人 3")).toBeVisible();
  await userEvent.keyboard("f");
  await expect.element(screen.getByRole("combobox", { name: "項目" })).toHaveFocus();
  await userEvent.keyboard("{Escape}");
  await expect.element(screen.getByRole("dialog", { name: "条件を追加" })).not.toBeInTheDocument();
});

test("how many would be found is said before a condition applies, and asked for once", async () => {
  const { screen, asked, counts, people } = await openPeople(3);
  people.counted = 812;
  const panel = await add(screen, "部署");
  await expect.element(panel.getByRole("button", { name: "適用する" })).toBeVisible();
  await panel.getByRole("textbox").fill("レンズ");
  await expect.element(panel.getByRole("button", { name: "812名を表示" })).toBeVisible();
  expect(counts().map((query) => [query.get("shown"), query.get("team")])).toEqual([["true", "レンズ"]]);
  expect(asked()?.get("team")).toBeNull();
  await panel.getByRole("textbox").fill("");
  await expect.element(panel.getByRole("button", { name: "適用する" })).toBeVisible();
  people.counted = 10_000;
  await panel.getByRole("textbox").fill("製造");
  await panel.getByRole("button", { name: "10,000名以上を表示" }).click();
  await expect.poll(() => asked()?.get("team")).toBe("製造");
  expect(counts()).toHaveLength(2);
});

test("what somebody has done is asked for by period, times and bound, and said in a chip", async () => {
  const { screen, asked } = await openPeople(3);
  const panel = await add(screen, "投稿した");
  const box = (name: string) => panel.getByRole("combobox", { name });
  await expect.element(box("期間")).toHaveDisplayValue("30日以内");
  await box("期間").selectOptions("90日以内");
  await panel.getByRole("textbox", { name: "回数" }).fill("２");
  await userEvent.keyboard("{Enter}");
  await expect.poll(() => asked()?.get("posted")).toBe("min2in90");
  const chip = (said: string) => screen.getByRole("button", { name: `投稿した：${said}`, exact: true });
  await chip("90日以内に2回以上").click();
  const opened = screen.getByRole("dialog", { name: "投稿した" });
  await opened.getByRole("combobox", { name: "以上・以下" }).selectOptions("以下");
  await opened.getByRole("combobox", { name: "期間" }).selectOptions("これまで");
  await opened.getByRole("textbox", { name: "回数" }).fill("0");
  await userEvent.keyboard("{Enter}");
  await expect.poll(() => asked()?.get("posted")).toBe("max0");
  await expect.element(chip("これまでに0回")).toBeVisible();
});

test("a period with an end is asked for by its days, counted before it applies and said in a chip", async () => {
  const { screen, asked, counts } = await openPeople(3);
  const panel = await add(screen, "投稿した");
  await panel.getByRole("combobox", { name: "期間" }).selectOptions("日付で指定");
  await panel.getByRole("textbox", { name: "から" }).fill("2026/04/01");
  await panel.getByRole("textbox", { name: "まで" }).fill("2026/04/30");
  await expect.poll(() => counts().at(-1)?.get("posted")).toBe("min1from2026-04-01to2026-04-30");
  await userEvent.keyboard("{Enter}");
  await expect.poll(() => asked()?.get("posted")).toBe("min1from2026-04-01to2026-04-30");
  await screen
    .getByRole("button", { name: "投稿した：2026/04/01〜2026/04/30に1回以上", exact: true })
    .click();
  const opened = screen.getByRole("dialog", { name: "投稿した" });
  await expect.element(opened.getByRole("textbox", { name: "まで" })).toHaveValue("2026/04/30");
  await opened.getByRole("combobox", { name: "期間" }).selectOptions("これまで");
  await opened.getByRole("textbox", { name: "回数" }).click();
  await userEvent.keyboard("{Enter}");
  await expect.poll(() => asked()?.get("posted")).toBe("min1");
});

test("a number of times that cannot be asked for becomes the next one that can", async () => {
  const { screen, asked } = await openPeople(3);
  const panel = await add(screen, "投稿した");
  const times = panel.getByRole("textbox", { name: "回数" });
  await times.fill("99");
  await panel.getByRole("combobox", { name: "期間" }).click();
  await expect.element(times).toHaveValue("30");
  await times.fill("0");
  await userEvent.keyboard("{Enter}");
  await expect.poll(() => asked()?.get("posted")).toBe("min1in30");
});
