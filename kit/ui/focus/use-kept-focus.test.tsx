import { useState } from "react";
import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { renderPart } from "#kit/web/testing/render-part.test-helper.tsx";
import { Pager } from "../pager/pager.tsx";
import { TagInput } from "../tag-input/tag-input.tsx";
import { useKeptFocus } from "./use-kept-focus.ts";

/** Things that vanish, or take no focus any more, when they are pressed. */
function Screen() {
  useKeptFocus();
  const [tags, setTags] = useState<readonly string[]>(["東京", "大阪"]);
  const [page, setPage] = useState(1);
  const [rows, setRows] = useState(["鈴木", "田中"]);
  const [older, setOlder] = useState(false);
  return (
    <main>
      <h1>画面</h1>
      <TagInput label="タグ" value={tags} onChange={setTags} />
      <ul>
        {rows.map((name) => (
          <li key={name}>
            {name}
            <button type="button" onClick={() => setRows((old) => old.filter((one) => one !== name))}>
              {name}を外す
            </button>
          </li>
        ))}
      </ul>
      <Pager page={page} totalPages={2} totalRecords={40} onPage={setPage} />
      <section>
        {!older && (
          <button type="button" onClick={() => setOlder(true)}>
            以前のコメント
          </button>
        )}
        {older && <a href="#one">最初のコメント</a>}
        <a href="#two">次のコメント</a>
      </section>
    </main>
  );
}

const press = async (name: string) => {
  const { screen } = await renderPart(<Screen />);
  await userEvent.keyboard("{Shift}");
  (screen.getByRole("button", { name }).element() as HTMLElement).focus();
  await userEvent.keyboard("{Enter}");
  return screen;
};

test.each([
  ["タグ「東京」を外す", "button", "タグ「大阪」を編集"],
  ["タグ「大阪」を外す", "combobox", "タグ"],
  ["鈴木を外す", "button", "田中を外す"],
  ["田中を外す", "button", "鈴木を外す"],
  ["次のページ", "button", "前のページ"],
  ["以前のコメント", "link", "最初のコメント"],
] as const)("whoever presses 「%s」 by keyboard goes on at the %s 「%s」", async (pressed, role, name) => {
  const screen = await press(pressed);
  await expect.element(screen.getByRole(role, { name, exact: true })).toHaveFocus();
});

test("once the last of a list has gone, the next control takes the focus", async () => {
  const screen = await press("鈴木を外す");
  await expect.element(screen.getByRole("button", { name: "田中を外す" })).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await expect.element(screen.getByRole("button", { name: "次のページ" })).toHaveFocus();
});
