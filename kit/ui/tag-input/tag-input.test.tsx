import { useState } from "react";
import { expect, test } from "vitest";
import { renderPart } from "#kit/web/testing/render-part.test-helper.tsx";
import { TagInput } from "./tag-input.tsx";

const EMOJI = "👨‍👩‍👧‍👦";

function Field({ first = [] }: { first?: readonly string[] }) {
  const [tags, setTags] = useState(first);
  return (
    <>
      <TagInput label="タグ" value={tags} onChange={setTags} />
      <output>{tags.join(" ")}</output>
    </>
  );
}

async function draw(first?: readonly string[]) {
  const { screen } = await renderPart(<Field first={first} />);
  const field = screen.getByRole("combobox", { name: "タグ" });
  const type = async (text: string) => {
    await field.fill(text);
    (field.element() as HTMLElement).dispatchEvent(
      new KeyboardEvent("keydown", { key: "Enter", bubbles: true }),
    );
  };
  return { screen, field, type, tags: screen.getByRole("status") };
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
