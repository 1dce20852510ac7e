import { beforeEach, expect, test } from "vitest";
import { page as browser, userEvent } from "vitest/browser";
import { openPeople } from "./people.test-helper.tsx";

beforeEach(async () => {
  sessionStorage.clear();
  await browser.viewport(1280, 800);
});

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

test("a choice applies at once; a chip opens its condition to change it", async () => {
  const { screen, asked } = await openPeople(3);
  await screen.getByRole("button", { name: "公開：公開 true", exact: true }).click();
  const panel = screen.getByRole("dialog", { name: "公開" });
  await panel.getByRole("combobox", { name: "である" }).selectOptions("false");
  await expect.poll(() => asked()?.get("shown")).toBe("false");
  await expect.element(screen.getByRole("button", { name: "公開：公開 false", exact: true })).toBeVisible();
});

test("days apply as they are typed, a number in any digits with Enter", async () => {
  const { screen, asked, address } = await openPeople(3);
  const days = await add(screen, "参加日");
  await days.getByRole("textbox", { name: "から" }).fill("2026/11/1");
  await expect.poll(() => asked()?.get("from")).toBe("2026-11-01");
  await userEvent.keyboard("{Escape}");
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
