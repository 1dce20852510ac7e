import { expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import { type Language, languages } from "#kit/contract/language.ts";
import { keepChoice } from "#kit/ui/kept-choice.ts";
import { keepLanguageChoice } from "#kit/web/language-choice.ts";
import { menuScreens } from "../screens/menu-screens.ts";
import { fillScreenPath } from "../screens/path-to.ts";
import { AOBA, administrator, answerAsAoba } from "../testing/aoba.test-helper.ts";
import { DESKTOP, openProgram } from "../testing/program.test-helper.tsx";

/** The console's places, by their addresses. */
const places = menuScreens.filter(({ menu }) => menu.group !== "community");
const cases = languages.flatMap((language) =>
  places.map(({ path, title }) => [title[language], fillScreenPath(path, { id: AOBA }), language] as const),
);

/** The contractor sees all places. What nobody answers stays under way: the heading of a screen waits for nothing. */
function answerNothingElse(language: Language): void {
  answerAsAoba({ me: { ...administrator, role: "contractor" } }, () => language);
  const { fetch } = globalThis;
  globalThis.fetch = (...asked) => fetch(...asked).catch(() => new Promise<Response>(() => {}));
}

test.each(cases)(
  "%s: menu, heading and title are the same words, also while it loads (%s, %s)",
  async (name, at, language) => {
    answerNothingElse(language);
    keepLanguageChoice(language);
    onTestFinished(() => keepChoice("language", ""));
    await openProgram(at, { size: DESKTOP });
    await expect.element(page.getByRole("heading", { level: 1, name })).toBeVisible();
    const menu = page.getByRole("complementary").first();
    await expect.element(menu.getByRole("link", { name: new RegExp(`^${name}`) }).first()).toBeVisible();
    await expect.poll(() => document.title).toBe(`${name} | 青葉製作所アルムナイ`);
  },
);
