import { expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import { languages } from "#kit/contract/language.ts";
import { keepLanguageChoice } from "#kit/web/language-choice.ts";
import { answerAsAoba } from "../testing/aoba.test-helper.ts";
import { DESKTOP, openProgram, PHONE } from "../testing/program.test-helper.tsx";

/** The console's screens are made of these parts. */
const parts = [
  "ConsoleFrame, SidePanel",
  "PageHead, EmptyState",
  "TableScreen: FilterBar, DataTable, SelectionBar, Pager",
  "TwoPanes, WindowedList",
  "Loaded: error",
  "LoadedList: more, failed, end",
  "FlowConfirm: problem",
  "JobNumbers",
  "ConfirmDialog, Modal, Menu, Popover",
  "toast",
  "SavedViews: 30",
  "ImpactDialog: 0, 1, 30, 2,003, names",
  "JobPill",
  "ResultReport: 0, 1, 30, 2,003, names",
  "ActionBar",
  "ConflictNotice: 1, 3",
  "LeaveGuard: plain, keepsDraft",
  "QuickSwitch",
  "SettingsPage, Matrix",
];

test.each(
  ([DESKTOP, PHONE] as const).flatMap((size) =>
    (["office", "members"] as const).map((density) => [size[0], density, size] as const),
  ),
)("at %i px every part stands within the gallery, as dense as for the %s", async (width, density, size) => {
  answerAsAoba();
  await openProgram(`/gallery?density=${density}`, { size, guest: true });
  for (const name of parts)
    await expect.element(page.getByRole("heading", { level: 3, name, exact: true })).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
});

test.each(
  languages.flatMap((language) =>
    (["light", "dark"] as const).flatMap((scheme) =>
      (["office", "members"] as const).map((density) => [language, scheme, density] as const),
    ),
  ),
)(
  "in %s, %s and as dense as for the %s, each part is drawn with its names, on a surface of that scheme",
  async (language, scheme, density) => {
    answerAsAoba();
    keepLanguageChoice(language);
    document.documentElement.dataset.scheme = scheme;
    onTestFinished(() => {
      delete document.documentElement.dataset.scheme;
    });
    await openProgram(`/gallery?density=${density}`, { size: DESKTOP, guest: true });
    for (const name of parts)
      await expect.element(page.getByRole("heading", { level: 3, name, exact: true })).toBeVisible();
    const [red = 0] = /\d+/.exec(getComputedStyle(document.body).backgroundColor) ?? [];
    expect(Number(red) < 128).toBe(scheme === "dark");
    const search = { ja: "検索", en: "Search" }[language];
    await expect.element(page.getByRole("button", { name: search, exact: true }).first()).toBeVisible();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(DESKTOP[0]);
  },
);

test.each([
  ["admin", "office"],
  ["panel", "office"],
  ["panel", "members"],
] as const)(
  "a whole frame of the console is shown by itself: %s, as dense as for the %s",
  async (show, density) => {
    answerAsAoba();
    await openProgram(`/gallery?show=${show}&density=${density}`, { size: DESKTOP, guest: true });
    await expect.element(page.getByText("管理画面", { exact: true })).toBeVisible();
    expect(document.body.dataset.density).toBe(density === "office" ? "office" : undefined);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(DESKTOP[0]);
  },
);
