import { useState } from "react";
import { expect, test } from "vitest";
import { renderPart } from "#kit/web/testing/render-part.test-helper.tsx";
import { TagInput } from "./tag-input.tsx";

const EMOJI = "👨‍👩‍👧‍👦";

const known = [
  { name: "ものづくり", post_count: 12 },
  { name: "もの", post_count: 1 },
];
const search = async (typed: string) => known.filter(({ name }) => name.startsWith(typed));

function Field({ first = [] }: { first?: readonly string[] }) {
  const [tags, setTags] = useState(first);
  return (
    <>
      <TagInput label="タグ" value={tags} onChange={setTags} search={search} />
      <output aria-label="選んだタグ">{tags.join(" ")}</output>
    </>
  );
}

async function draw(first?: readonly string[]) {
  const { screen } = await renderPart(<Field first={first} />);
  const field = screen.getByRole("combobox", { name: "タグ" });
  const press = (key: string) =>
    (field.element() as HTMLElement).dispatchEvent(
      new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }),
    );
  const type = async (text: string) => {
    await field.fill(text);
    press("Enter");
  };
  return { screen, field, type, press, tags: screen.getByRole("status", { name: "選んだタグ" }) };
}

test("a tag of twenty characters is taken whole, whatever they are made of", async () => {
  const { type, tags } = await draw();
  await type(`a${EMOJI.repeat(19)}`);
  await expect.element(tags).toHaveTextContent(`a${EMOJI.repeat(19)}`);
});

test("a tag that is too long is said to be, and stays in the field to be shortened", async () => {
  const { screen, field, type, tags } = await draw();
  await type("あ".repeat(21));
  await expect.element(screen.getByText("タグは20文字以内で入力してください")).toBeVisible();
  await expect.element(field).toHaveValue("あ".repeat(21));
  await expect.element(tags).toHaveTextContent("");
  await type("あ".repeat(20));
  await expect.element(tags).toHaveTextContent("あ".repeat(20));
});

test("a tag is edited in its place, and edited to blank it goes", async () => {
  const { screen, field, type, tags } = await draw(["東京", "大阪"]);
  await screen.getByRole("button", { name: "タグ「東京」を編集" }).click();
  await expect.element(field).toHaveValue("東京");
  await type("京都");
  await expect.element(tags).toHaveTextContent("京都 大阪");
  await screen.getByRole("button", { name: "タグ「大阪」を編集" }).click();
  await type("");
  await expect.element(tags).toHaveTextContent("京都");
});

test("edited to what another tag is, it says so and stays", async () => {
  const { screen, type, tags } = await draw(["東京", "大阪"]);
  await screen.getByRole("button", { name: "タグ「東京」を編集" }).click();
  await type("大阪");
  await expect.element(screen.getByText("同じタグが既にあります")).toBeVisible();
  await expect.element(tags).toHaveTextContent("東京 大阪");
});

test("tags in use are offered while one types, told of aloud, and taken by the keyboard", async () => {
  const { screen, field, press, tags } = await draw();
  await field.fill("もの");
  await expect.element(screen.getByRole("option", { name: "#ものづくり 12件" })).toBeVisible();
  const told = screen.getByRole("status", { name: "" }).first();
  await expect.element(told).toHaveTextContent("タグの候補が1件あります。上下の矢印キーで選べます。");
  await expect.element(field).toHaveAttribute("aria-expanded", "true");
  press("ArrowDown");
  await expect
    .element(screen.getByRole("option", { name: "#ものづくり 12件", selected: true }))
    .toBeVisible();
  press("Enter");
  await expect.element(tags).toHaveTextContent("ものづくり");
  await expect.element(field).toHaveValue("");
});

test("one is taken by a tap without leaving the field, and is offered no more", async () => {
  const { screen, field, tags } = await draw();
  await field.click();
  await screen.getByRole("option", { name: "#もの 1件" }).click();
  await expect.element(tags).toHaveTextContent("もの");
  await expect.element(field).toHaveFocus();
  await expect.element(screen.getByRole("option", { name: "#もの 1件" })).not.toBeInTheDocument();
  await expect.element(screen.getByRole("option", { name: "#ものづくり 12件" })).toBeVisible();
});

test("Enter alone takes what was typed", async () => {
  const { screen, field, press, tags } = await draw();
  await field.fill("も");
  await expect.element(screen.getByRole("option").first()).toBeVisible();
  press("Enter");
  await expect.element(tags).toHaveTextContent("も");
});

test("Escape puts the offers away but not the words", async () => {
  const { screen, field, press } = await draw();
  await field.fill("もの");
  await expect.element(screen.getByRole("option").first()).toBeVisible();
  press("Escape");
  await expect.element(screen.getByRole("listbox")).not.toBeInTheDocument();
  await expect.element(field).toHaveValue("もの");
});
