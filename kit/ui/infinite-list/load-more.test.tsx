import { useState } from "react";
import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { renderPart } from "#kit/web/testing/render-part.test-helper.tsx";
import { LoadMore } from "./load-more.tsx";

/** The list is as long as the last page loaded says; one that says nothing has failed. */
function Screen({ pages }: { pages: Promise<number | undefined>[] }) {
  const [state, setState] = useState({ length: 2, loading: false, failed: false });
  const onMore = async () => {
    setState((old) => ({ ...old, loading: true }));
    const length = await pages.shift();
    setState((old) => ({ length: length ?? old.length, loading: false, failed: !length }));
  };
  return (
    <>
      <ul>
        {Array.from({ length: state.length }, (_, at) => `投稿 ${at + 1}`).map((title) => (
          <li key={title}>
            <a href={`#${title}`}>{title}</a>
          </li>
        ))}
      </ul>
      <LoadMore {...state} hasMore={state.length < 6} onMore={onMore} />
    </>
  );
}

test("with the keyboard one goes on from the foot to the first of the new rows, after a failure too", async () => {
  const pages = [1, 2, 3].map(() => Promise.withResolvers<number | undefined>());
  const { screen } = await renderPart(<Screen pages={pages.map(({ promise }) => promise)} />);
  const link = (name: string) => screen.getByRole("link", { name });
  const button = (name: string) => screen.getByRole("button", { name });
  (link("投稿 2").element() as HTMLElement).focus();
  await userEvent.tab();
  await expect.element(button("読み込み中")).toHaveFocus();
  pages[0]?.resolve(undefined);
  await expect.element(button("もう一度読み込む")).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  pages[1]?.resolve(4);
  await expect.element(link("投稿 3")).toHaveFocus();
  await userEvent.tab();
  await userEvent.tab();
  await expect.element(button("読み込み中")).toHaveFocus();
  pages[2]?.resolve(6);
  await expect.element(link("投稿 5")).toHaveFocus();
});
