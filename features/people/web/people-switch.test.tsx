import { expect, onTestFinished, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { Language } from "#kit/contract/language.ts";
import { type AnswerTo, answerCalls, refused } from "#kit/web/testing/answers.test-helper.ts";
import { renderPart } from "#kit/web/testing/render-part.test-helper.tsx";
import { findPeople, type PersonMatch } from "../contract/find-people.ts";
import { PeopleSwitch } from "./people-switch.tsx";
import type { ConsolePlace } from "./places.ts";

const person = (id: number, name: string, more: Partial<PersonMatch> = {}): PersonMatch => ({
  id,
  name,
  kana: "サトウ ハナコ",
  kind: "alumnus",
  state: "participating",
  management_no: id,
  employee_id: null,
  display_name: name,
  email: `p${id}@example.jp`,
  ...more,
});
const hanako = person(7, "佐藤 花子");
const aoi = person(61, "山本 葵", { state: "under_review", kana: "ヤマモト アオイ" });

const place = (code: string, ja: string, en: string, reading: string): ConsolePlace => ({
  code,
  to: `/${code}`,
  title: { ja, en },
  reading,
  icon: null,
});
const places = [
  place("SF10", "ダッシュボード", "Dashboard", "ダッシュボード"),
  place("CI10", "承認待ち", "Awaiting approval", "しょうにんまち"),
  place("CG40", "登録フォーム", "Registration form", "とうろくふぉーむ"),
];

type Setting = {
  readonly places?: readonly ConsolePlace[];
  readonly answer?: AnswerTo<typeof findPeople>;
  readonly width?: number;
  readonly language?: Language;
};

async function draw({ answer, width = 1280, language = "ja", places: shown = places }: Setting = {}) {
  await page.viewport(width, 800);
  onTestFinished(() => page.viewport(360, 740));
  const server = answerCalls();
  const data = [hanako, aoi];
  server.to(findPeople, answer ?? (({ query }) => ({ data: query.get("q") === "61" ? [aoi] : data })), {
    id: 1,
  });
  const { screen, router } = await renderPart(
    <>
      <PeopleSwitch communityId={1} memberId={5} places={shown} />
      <button type="button">前の場所</button>
      <textarea aria-label="本文" />
    </>,
    { path: "/*", at: "/", language },
  );
  const field = screen.getByRole("combobox");
  const option = (name: string | RegExp) => screen.getByRole("option", { name });
  const at = () => router.state.location.pathname + router.state.location.search;
  return { screen, field, option, at, server };
}

test("Ctrl and K lead into the field from anywhere, also out of a text; Escape leads back", async () => {
  const { screen, field } = await draw();
  await screen.getByRole("textbox", { name: "本文" }).click();
  await userEvent.keyboard("{Control>}k{/Control}");
  await expect.element(field).toHaveFocus();
  await expect.element(screen.getByRole("listbox", { name: "人・画面を探す" })).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(screen.getByRole("textbox", { name: "本文" })).toHaveFocus();
  await expect.element(screen.getByRole("listbox")).not.toBeInTheDocument();
});

test.each([
  ["a part of its name", "承認"],
  ["how it is read", "しょうにん"],
  ["romaji", "shounin"],
  ["its English name", "awaiting"],
  ["its code", "ci10"],
])("a screen is found by %s, and Enter goes there", async (_, typed) => {
  const { field, option, at } = await draw();
  await field.fill(typed);
  await expect.element(option(/承認待ち|Awaiting/)).toBeVisible();
  await userEvent.keyboard("{Enter}");
  await expect.poll(at).toBe("/CI10");
});

test("a screen found by its name in the other language is told in that language first", async () => {
  const { field, screen } = await draw({ language: "en" });
  await field.fill("承認");
  await expect.element(screen.getByText("承認待ち", { exact: true })).toHaveAttribute("lang", "ja");
});

test("arrows choose among screens and people, over the end to the beginning, and say which", async () => {
  const { field, option, at } = await draw();
  await field.fill("a");
  await expect.element(option(/山本 葵/)).toBeVisible();
  await userEvent.keyboard("{ArrowUp}");
  await expect.element(option(/山本 葵/)).toHaveAttribute("aria-selected", "true");
  expect(field.element().getAttribute("aria-activedescendant")).toBe(option(/山本 葵/).element().id);
  await userEvent.keyboard("{Enter}");
  await expect.poll(at).toBe("/community/communities/1/alumnus_candidates_waiting_approval?open=61");
});

test("whoever presses Enter before the answer is there goes to the first whom it finds", async () => {
  const { field, at } = await draw();
  await field.fill("61");
  await userEvent.keyboard("{Enter}");
  await expect.poll(at).toBe("/community/communities/1/alumnus_candidates_waiting_approval?open=61");
});

test.each([{ isComposing: true }, { keyCode: 229 }])(
  "Enter that ends a conversion goes nowhere: %o",
  async (said) => {
    const { field, option, at } = await draw();
    await field.fill("承認");
    await expect.element(option("承認待ち")).toBeVisible();
    field.element().dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true, ...said }));
    await expect.element(option("承認待ち")).toBeVisible();
    expect(at()).toBe("/");
  },
);

test("while nothing is typed, what was opened lately comes first; a candidate let in meanwhile is a member", async () => {
  let state: PersonMatch["state"] = "under_review";
  const { field, option, at, screen } = await draw({
    answer: () => ({ data: [{ ...aoi, state }] }),
  });
  await field.fill("61");
  await option(/山本 葵/).click();
  state = "participating";
  await field.click();
  const recent = screen.getByRole("group", { name: "最近開いたもの" });
  await expect.element(recent.getByRole("option", { name: /山本 葵/ })).toBeVisible();
  await expect.element(screen.getByRole("group", { name: "画面" })).toBeVisible();
  await userEvent.keyboard("{Enter}");
  await expect.poll(at).toBe("/community/communities/1/alumnus/61/edit");
});

test("nothing found is said, and read out", async () => {
  const { field, screen } = await draw({ answer: () => ({ data: [] }) });
  await field.fill("zzz");
  await expect
    .element(screen.getByRole("status").last())
    .toHaveTextContent("「zzz」に当てはまるものはありません");
  await field.fill("承認");
  await expect.element(screen.getByRole("status").last()).toHaveTextContent("1件の候補があります");
});

test("where people cannot be looked through it says so, offers it again, and screens are still found", async () => {
  let fails = true;
  const { field, option, screen } = await draw({
    answer: () => (fails ? refused(503, "ERROR_SEARCH_RUNNING") : { data: [hanako] }),
  });
  await field.fill("フォーム");
  await expect.element(option("登録フォーム")).toBeVisible();
  await expect.element(screen.getByText("人を探せませんでした").first()).toBeVisible();
  fails = false;
  await screen.getByRole("button", { name: "もう一度探す" }).click();
  await expect.element(option(/佐藤 花子/)).toBeVisible();
});

test("on a phone a button opens it over the whole window", async () => {
  const { screen, option, at } = await draw({ width: 360 });
  await screen.getByRole("button", { name: "人・画面を探す" }).click();
  await screen.getByRole("dialog").getByRole("combobox").fill("登録");
  await option("登録フォーム").click();
  await expect.poll(at).toBe("/CG40");
  await expect.element(screen.getByRole("dialog")).not.toBeInTheDocument();
  expect(document.documentElement.scrollWidth).toBe(360);
});

test("one sign leaves the people in sight: no more than three screens stand above them", async () => {
  const many = ["さ", "し", "す", "せ", "そ"].map((end) => place(end, `佐${end}`, end, `さ${end}`));
  const { screen, field, option } = await draw({ places: many });
  await field.fill("佐");
  await expect.element(option(/佐藤 花子/)).toBeVisible();
  expect(screen.getByRole("option", { name: /^佐[さしすせそ]/ }).elements()).toHaveLength(3);
  await field.fill("佐せ");
  await expect.element(option(/^佐せ/)).toBeVisible();
});
