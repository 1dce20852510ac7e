import { type MouseEvent, useState } from "react";
import { expect, onTestFinished, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { renderPart } from "#kit/web/testing/render-part.test-helper.tsx";
import { ConfirmDialog } from "../confirm-dialog/confirm-dialog.tsx";
import { SidePanel } from "./side-panel.tsx";

const people = ["沢村 怜", "久世 麻衣", "富岡 弘樹"];

/** The list has a panel beside it; `asks` opens a question from the panel. */
function List({ asks = false }: { asks?: boolean }) {
  const [open, setOpen] = useState<number | null>(null);
  const [approved, setApproved] = useState(0);
  const step = (by: number) => {
    const next = (open ?? 0) + by;
    return people[next] === undefined ? undefined : () => setOpen(next);
  };
  return (
    <main>
      {people.map((name, i) => (
        <button key={name} type="button" onClick={() => setOpen(i)}>
          {name}を開く
        </button>
      ))}
      {open !== null && (
        <SidePanel
          title={people[open] ?? ""}
          neighbours={{ position: open + 1, total: 2003, onPrevious: step(-1), onNext: step(1) }}
          onClose={() => setOpen(null)}
          foot={
            <button type="button" onClick={() => setApproved(approved + 1)}>
              承認する
            </button>
          }
        >
          <label>
            メモ
            <input />
          </label>
          <p>承認 {approved}回</p>
          {asks && (
            <ConfirmDialog
              title="承認しますか？"
              message="1名を承認します。"
              confirmLabel="承認する"
              onConfirm={() => {}}
              onCancel={() => {}}
            />
          )}
        </SidePanel>
      )}
    </main>
  );
}

async function open(size: readonly [number, number], props: { asks?: boolean } = {}) {
  await page.viewport(...size);
  onTestFinished(() => page.viewport(360, 740));
  const { screen } = await renderPart(<List {...props} />);
  await screen.getByRole("button", { name: "沢村 怜を開く" }).click();
  const panel = (name: string) => screen.getByRole("complementary", { name });
  await expect.element(panel("沢村 怜")).toBeVisible();
  return { screen, panel };
}

test("the row beside the list says where it stands, and j and k lead to the others", async () => {
  const { screen, panel } = await open([1280, 800]);
  await expect.element(screen.getByText("1 / 2,003")).toBeVisible();
  await expect.element(screen.getByRole("button", { name: /^前へ/ })).toBeDisabled();
  await expect.element(screen.getByRole("heading", { name: "沢村 怜" })).toHaveFocus();
  await userEvent.keyboard("jj");
  await expect.element(panel("富岡 弘樹")).toBeVisible();
  await expect.element(screen.getByRole("button", { name: /^次へ/ })).toBeDisabled();
  await userEvent.keyboard("k");
  await expect.element(panel("久世 麻衣")).toBeVisible();
});

test("a letter typed into a field of the panel is a letter", async () => {
  const { screen, panel } = await open([1280, 800]);
  await screen.getByRole("textbox", { name: "メモ" }).fill("j");
  await expect.element(panel("沢村 怜")).toBeVisible();
});

test("Ctrl and Enter press the first button of the foot, but not out of a text or a question", async () => {
  const { screen } = await open([1280, 800]);
  await userEvent.keyboard("{Control>}{Enter}{/Control}");
  await expect.element(screen.getByText("承認 1回")).toBeVisible();
  await screen.getByRole("textbox", { name: "メモ" }).click();
  await userEvent.keyboard("{Control>}{Enter}{/Control}");
  await expect.element(screen.getByText("承認 1回")).toBeVisible();
  await screen.unmount();
  const asking = (await open([1280, 800], { asks: true })).screen;
  await userEvent.keyboard("{Control>}{Enter}{/Control}");
  await expect.element(asking.getByText("承認 0回")).toBeVisible();
});

test("the list stays in use beside it, and Escape leaves the focus with the row", async () => {
  const { screen, panel } = await open([1280, 800]);
  await screen.getByRole("button", { name: "久世 麻衣を開く" }).click();
  await expect.element(panel("久世 麻衣")).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(screen.getByRole("complementary")).not.toBeInTheDocument();
  await expect.element(screen.getByRole("button", { name: "久世 麻衣を開く" })).toHaveFocus();
});

test("on a narrow window it covers the list, and what can be decided stays in sight", async () => {
  const { screen, panel } = await open([360, 740]);
  expect(panel("沢村 怜").element().getBoundingClientRect().width).toBe(360);
  await expect.element(screen.getByRole("button", { name: "承認する" })).toBeInViewport();
});

test("Escape in a question asked from the panel leaves the panel open", async () => {
  const { screen, panel } = await open([1280, 800], { asks: true });
  await expect.element(screen.getByRole("dialog", { name: "承認しますか？" })).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(panel("沢村 怜")).toBeVisible();
});

test("whoever closes it from inside is back at the row it was opened from", async () => {
  const { screen } = await open([1280, 800]);
  await screen.getByRole("button", { name: "閉じる" }).click();
  await expect.element(screen.getByRole("button", { name: "沢村 怜を開く" })).toHaveFocus();
});

test("whoever closes it is back at the row's link, though the list has replaced the row meanwhile", async () => {
  function Links() {
    const [isOpen, setOpen] = useState(false);
    const [version, setVersion] = useState(1);
    const onClick = (event: MouseEvent<HTMLElement>) => {
      event.preventDefault();
      setOpen(true);
    };
    return (
      <main>
        <table>
          <tbody>
            <tr data-id="1" aria-current={isOpen}>
              <td>
                <a key={version} href="?row=1" onClick={onClick}>
                  沢村 怜（{version}版）
                </a>
              </td>
            </tr>
          </tbody>
        </table>
        {isOpen && (
          <SidePanel
            title="沢村 怜"
            neighbours={{ position: 1, total: 1, onPrevious: undefined, onNext: undefined }}
            onClose={() => setOpen(false)}
          >
            <button type="button" onClick={() => setVersion(2)}>
              読み直す
            </button>
          </SidePanel>
        )}
      </main>
    );
  }
  const { screen } = await renderPart(<Links />);
  await screen.getByRole("link").click();
  await screen.getByRole("button", { name: "読み直す" }).click();
  await userEvent.keyboard("{Escape}");
  await expect.element(screen.getByRole("link", { name: "沢村 怜（2版）" })).toHaveFocus();
});

test("a name longer than the panel ends within it, and every button stays in reach", async () => {
  await page.viewport(360, 740);
  const { screen } = await renderPart(
    <SidePanel
      title={"インターナショナル長谷川原".repeat(4)}
      neighbours={{ position: 3, total: 2003, onPrevious: () => {}, onNext: () => {} }}
      onClose={() => {}}
    >
      <p>略歴</p>
    </SidePanel>,
  );
  await expect.element(screen.getByText("3 / 2,003")).toBeVisible();
  const { right } = screen.getByRole("button", { name: "閉じる" }).element().getBoundingClientRect();
  expect(right).toBeLessThanOrEqual(360);
});

test("on a phone the name stands whole, however much is said of its state", async () => {
  await page.viewport(360, 740);
  const name = "長谷川 伊太郎左衛門";
  const { screen } = await renderPart(
    <SidePanel
      title={name}
      state={
        <>
          <span>退会済み</span> <span>アルムナイへの移行待ち</span>
        </>
      }
      neighbours={{ position: 1, total: 2003, onPrevious: undefined, onNext: () => {} }}
      acts={[{ label: "編集する", onSelect: () => {} }]}
      onClose={() => {}}
    >
      <p>事実</p>
    </SidePanel>,
  );
  const heading = screen.getByRole("heading", { name }).element();
  expect(heading.scrollWidth).toBeLessThanOrEqual(heading.clientWidth);
  await expect.element(screen.getByText("アルムナイへの移行待ち")).toBeVisible();
  await expect.element(screen.getByRole("button", { name: "閉じる" })).toBeInViewport();
});
