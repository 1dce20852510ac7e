import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { showAdministrator } from "#features/administrators/contract/calls.ts";
import { type Language, languages } from "#kit/contract/language.ts";
import { linkTo } from "#kit/contract/link-to.ts";
import { keepLanguageChoice } from "#kit/web/language-choice.ts";
import type { Screen } from "#kit/web/screens/screen.ts";
import { menuScreens } from "../screens/menu-screens.ts";
import { screens } from "../screens/table.ts";
import { AOBA, answerAsAoba, contractor } from "../testing/aoba.test-helper.ts";
import { DESKTOP, openProgram } from "../testing/program.test-helper.tsx";

/** These are the console's screens by path; those beside the menu are opened from one of its entries. */
const inMenu = menuScreens.filter(
  ({ path, menu }) => menu.group !== "community" && path.startsWith("/community/communities/:id"),
);
const beside = screens.filter(
  ({ path, access, menu }) => access === "administrator" && !menu && /^[^:]*:id[^:]*$/.test(path),
);
const casesOf = (places: readonly Pick<Screen, "path" | "title">[]) =>
  languages.flatMap((language) =>
    places.map(({ path, title }) => [title[language], linkTo(path, { id: AOBA }), language] as const),
  );

/** The contractor sees all entries. Unanswered calls stay under way, since a screen's heading waits for nothing. */
function answerNothingElse(language: Language): void {
  answerAsAoba({ me: contractor }, () => language);
  const { fetch } = globalThis;
  globalThis.fetch = (...asked) => fetch(...asked).catch(() => new Promise<Response>(() => {}));
}

test.each(casesOf(inMenu))(
  "%s: menu, heading and title are the same words, also while it loads (F50, R394; %s, %s)",
  async (name, at, language) => {
    answerNothingElse(language);
    keepLanguageChoice(language);
    await openProgram(at, { size: DESKTOP });
    await expect.element(page.getByRole("heading", { level: 1, name })).toBeVisible();
    const menu = page.getByRole("complementary").first();
    await expect.element(menu.getByRole("link", { name: new RegExp(`^${name}`) }).first()).toBeVisible();
    await expect.poll(() => document.title).toBe(`${name} | 青葉製作所アルムナイ`);
  },
);

test.each(casesOf(beside))(
  "%s, which is in no menu: heading and title are the same words (%s, %s)",
  async (_, at, language) => {
    answerNothingElse(language);
    keepLanguageChoice(language);
    await openProgram(at, { size: DESKTOP });
    const heading = page.getByRole("heading", { level: 1 });
    await expect.element(heading).toBeVisible();
    await expect.poll(() => document.title).toBe(`${heading.element().textContent} | 青葉製作所アルムナイ`);
  },
);

test("a page of one thing is called by it in heading and title, and the next screen by its own name (R076)", async () => {
  const server = answerAsAoba({ me: contractor });
  const name = "محمد 長谷川";
  const one = {
    user_id: 2,
    management_no: 8,
    name,
    email: null,
    role: "ordinary",
    state: "participating",
    duties: [],
    has_second_factor: false,
    joined_at: null,
    updated_at: "2026-11-20T03:04:05.000Z",
    is_own: false,
    abilities: { edit: false, remove: false, offer: false },
  } as const;
  server.to(
    showAdministrator,
    { data: one },
    {
      id: AOBA,
      management_no: 8,
    },
  );
  const { fetch } = globalThis;
  globalThis.fetch = (...asked) => fetch(...asked).catch(() => new Promise<Response>(() => {}));
  const { router } = await openProgram(`/community/communities/${AOBA}/managers/8/edit`, { size: DESKTOP });
  await expect.element(page.getByRole("heading", { level: 1, name })).toBeVisible();
  await expect.poll(() => document.title).toBe(`${name} | 青葉製作所アルムナイ`);
  await router.navigate(`/community/communities/${AOBA}/managers`);
  await expect.poll(() => document.title).toBe("管理者 | 青葉製作所アルムナイ");
});

test("a chat between members goes with the chats in the menu, though its address stands below the alumni", async () => {
  answerNothingElse("ja");
  await openProgram(`/community/communities/${AOBA}/alumnus/12/posts/7/chats/3`, { size: DESKTOP });
  const menu = page.getByRole("complementary").first();
  await expect.element(menu.getByRole("link", { name: /^チャット/ })).toHaveAttribute("aria-current", "page");
  await expect.element(menu.getByRole("link", { name: "アルムナイ" })).not.toHaveAttribute("aria-current");
});
