import { expect, test } from "vitest";
import { renderPart } from "#kit/web/testing/render-part.test-helper.tsx";
import { languageOf, Quoting } from "./written.tsx";

test.each([
  ["光学の輪読会、いっしょに始めませんか", "ja"],
  ["DXの勉強会", "ja"],
  ["<p lang='x'>Reading club</p>", "en"],
  ["2026/11/22", undefined],
])("%s is in %s", (text, language) => {
  expect(languageOf(text)).toBe(language);
});

test.each([
  ["山口 啓太 commented on “DXの勉強会 第2回”.", ["山口 啓太", "DXの勉強会 第2回"]],
  ["Welcome to 凪川光機アルムナイ.", ["凪川光機アルムナイ"]],
  ["Nobody wrote.", []],
])("in an English sentence what is Japanese says so: %s", async (sentence, quoted) => {
  const { screen } = await renderPart(
    <p>
      <Quoting>{sentence}</Quoting>
    </p>,
    { language: "en" },
  );
  await expect.element(screen.getByText(sentence)).toBeVisible();
  const parts = [...screen.container.querySelectorAll("[lang]")];
  expect(parts.map((one) => [one.textContent, one.getAttribute("lang")])).toEqual(
    quoted.map((one) => [one, "ja"]),
  );
});

test("a Japanese sentence stays whole, whatever letters are in it", async () => {
  const { screen } = await renderPart(<Quoting>DXの会に参加しました</Quoting>);
  await expect.element(screen.getByText("DXの会に参加しました")).toBeVisible();
  expect(screen.container.querySelector("[lang]")).toBeNull();
});

test.each([
  ["en", "We will reply to hanako.sato@mail.aoba.example within 3 days."],
  ["ja", "3日以内に、hanako.sato@mail.aoba.example へご返信します。"],
] as const)(
  "an address within a sentence (%s) may break after its @ and its dots",
  async (language, sentence) => {
    const { screen } = await renderPart(<Quoting>{sentence}</Quoting>, { language });
    await expect.element(screen.getByText(sentence)).toBeVisible();
    expect(screen.container.querySelectorAll("wbr")).toHaveLength(4);
    expect(screen.container.querySelector("wbr")?.parentElement?.textContent).toBe(
      "hanako.sato@mail.aoba.example",
    );
  },
);
