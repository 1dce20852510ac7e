import { useState } from "react";
import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { renderPart } from "#kit/web/testing/render-part.test-helper.tsx";
import { MentionInput } from "./mention-input.tsx";

const naoto = { id: 64, name: "森山 直人", imageUrl: null };
const search = async () => [naoto];

function Sample() {
  const [text, setText] = useState("");
  const [names, setNames] = useState<Record<string, string>>({});
  return (
    <MentionInput
      label="コメント"
      value={text}
      onChange={setText}
      names={names}
      search={search}
      onMention={({ id, name }) => setNames({ ...names, [id]: name })}
    />
  );
}

test("who picks a name and types on at once, types behind the name", async () => {
  const { screen } = await renderPart(<Sample />);
  const field = screen.getByRole("textbox");
  await field.fill("、どうも。");
  (field.element() as HTMLTextAreaElement).setSelectionRange(0, 0);
  await userEvent.keyboard("@");
  await expect.element(screen.getByRole("listbox", { name: "メンションの候補" })).toBeVisible();
  screen
    .getByRole("option")
    .element()
    .dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
  await Promise.resolve();
  document.execCommand("insertText", false, "さ");
  await new Promise(requestAnimationFrame);
  document.execCommand("insertText", false, "ん");
  await expect.element(field).toHaveValue("@森山 直人 さん、どうも。");
});

test("at the window's end the people stand above the field, and the page becomes no longer", async () => {
  const atTheEnd = () => (
    <div style={{ display: "grid", alignContent: "end", height: "100dvh" }}>
      <Sample />
    </div>
  );
  const { screen } = await renderPart(atTheEnd());
  const { scrollHeight } = document.documentElement;
  await screen.getByRole("textbox").fill("@");
  const list = screen.getByRole("listbox", { name: "メンションの候補" });
  await expect.element(list).toBeInViewport({ ratio: 1 });
  const field = screen.getByRole("textbox").element().getBoundingClientRect();
  expect(list.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(field.top);
  expect(document.documentElement.scrollHeight).toBe(scrollHeight);
});
