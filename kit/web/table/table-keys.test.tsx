import { beforeEach, expect, test } from "vitest";
import { page as browser, userEvent } from "vitest/browser";
import { keepChoice } from "#kit/ui/kept-choice.ts";
import { openPeople } from "./people.test-helper.tsx";

beforeEach(() => browser.viewport(1280, 800));

const focused = () => document.activeElement?.textContent;

test("the table is one Tab stop: from it arrows and letters lead from row to row, and the next Tab leaves it", async () => {
  const { screen } = await openPeople(40);
  await expect.element(screen.getByText("人 1", { exact: true })).toBeVisible();
  screen.getByRole("link", { name: "人 1", exact: true }).element().focus();
  await userEvent.keyboard("{ArrowDown}{ArrowDown}");
  expect(focused()).toBe("人 3");
  await userEvent.keyboard("k");
  expect(focused()).toBe("人 2");
  await userEvent.keyboard("{End}");
  expect(focused()).toBe("人 30");
  await userEvent.tab();
  expect(document.activeElement?.closest("table")).toBeNull();
  await userEvent.tab({ shift: true });
  expect(focused()).toBe("人 30");
  await userEvent.keyboard("{Home}{ArrowUp}");
  await expect.element(screen.getByRole("checkbox", { name: "このページをすべて選択" })).toHaveFocus();
  await userEvent.keyboard("{ArrowRight}");
  await expect.element(screen.getByRole("button", { name: "番号" })).toHaveFocus();
});

test("by Tab alone the first row is two keys away", async () => {
  const { screen } = await openPeople(3);
  await expect.element(screen.getByText("人 3")).toBeVisible();
  await userEvent.tab();
  await expect.element(screen.getByRole("button", { name: "一覧へ移動" })).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  expect(focused()).toBe("人 1");
});

test("from anywhere the first letter leads to the table; x ticks, with Shift up to there, and Escape clears", async () => {
  const { screen, tick } = await openPeople(10);
  await expect.element(tick(1)).toBeVisible();
  await userEvent.keyboard("j");
  expect(focused()).toBe("人 1");
  await userEvent.keyboard("jx");
  await expect.element(tick(2)).toBeChecked();
  await userEvent.keyboard("jj{Shift>}X{/Shift}");
  await expect.element(screen.getByText("3名を選択中")).toBeVisible();
  await userEvent.keyboard(" ");
  await expect.element(tick(4)).not.toBeChecked();
  await userEvent.keyboard("{Escape}");
  await expect.element(screen.getByText(/選択中/)).not.toBeInTheDocument();
});

test("Enter opens the row, and so does a click anywhere in it", async () => {
  const { screen, router } = await openPeople(3);
  await expect.element(screen.getByText("人 3")).toBeVisible();
  await userEvent.keyboard("jj{Enter}");
  await expect.poll(() => router.state.location.pathname).toBe("/person/2");
  await router.navigate(-1);
  await screen.getByRole("row", { name: /人 3/ }).getByText("2026/11/22").click();
  await expect.poll(() => router.state.location.pathname).toBe("/person/3");
});

test("/ leads to the search, where letters are letters again; ? lists the keys", async () => {
  const { screen } = await openPeople(3);
  await expect.element(screen.getByText("人 3")).toBeVisible();
  await userEvent.keyboard("/");
  const search = screen.getByRole("searchbox", { name: "氏名で検索" });
  await expect.element(search).toHaveFocus();
  await userEvent.keyboard("jx?");
  await expect.element(search).toHaveValue("jx?");
  screen.getByRole("link", { name: "人 1" }).element().focus();
  await userEvent.keyboard("?");
  await expect.element(screen.getByRole("dialog", { name: "キーボードでの操作" })).toBeVisible();
});

test("whoever has turned letters off is not surprised by them; arrows and Space go on", async () => {
  keepChoice("letter_keys", "off");
  const { screen, tick } = await openPeople(3);
  await expect.element(tick(3)).toBeVisible();
  screen.getByRole("link", { name: "人 1" }).element().focus();
  await userEvent.keyboard("jx?/");
  expect(focused()).toBe("人 1");
  await expect.element(tick(1)).not.toBeChecked();
  await userEvent.keyboard("{ArrowDown} ");
  await expect.element(tick(2)).toBeChecked();
});

test("who comes back from a row finds the list scrolled as it was, and the row under the fingers", async () => {
  const { screen, router } = await openPeople(30);
  await expect.element(screen.getByText("人 30")).toBeVisible();
  const box = () => screen.getByRole("region", { name: "メンバー" }).element();
  await userEvent.keyboard("j{End}{Enter}");
  await expect.element(screen.getByText("elsewhere")).toBeVisible();
  await router.navigate(-1);
  await expect.element(screen.getByRole("link", { name: "人 30" })).toHaveFocus();
  expect(box().scrollTop).toBeGreaterThan(0);
  await expect.element(screen.getByRole("link", { name: "人 30" })).toBeInViewport();
});
