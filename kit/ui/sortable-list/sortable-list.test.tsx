import { useState } from "react";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { renderPart } from "#kit/web/testing/render-part.test-helper.tsx";
import { SortableList } from "./sortable-list.tsx";

const named = [
  { id: 1, name: "わかば" },
  { id: 2, name: "あおば" },
  { id: 3, name: "もみじ" },
];

function Companies({ onSort }: { onSort: (ids: readonly number[]) => void }) {
  const [rows, setRows] = useState(named);
  return (
    <SortableList
      rows={rows}
      nameOf={({ name }) => name}
      onSort={(ids) => {
        onSort(ids);
        setRows(ids.flatMap((id) => named.find((row) => row.id === id) ?? []));
      }}
    >
      {({ name }, handle) => (
        <>
          {handle}
          <h3>{name}</h3>
        </>
      )}
    </SortableList>
  );
}

async function pickUp(sorted: (readonly number[])[]) {
  await renderPart(<Companies onSort={(ids) => sorted.push(ids)} />);
  const handle = page.getByRole("button", { name: "「もみじ」を並べ替える" });
  await expect.element(handle).toHaveAttribute("aria-roledescription", "並べ替えのつまみ");
  (handle.element() as HTMLElement).focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByText("「もみじ」を持ち上げました。3件中3番目です。")).toBeInTheDocument();
}
const names = () =>
  page
    .getByRole("heading", { level: 3 })
    .elements()
    .map((one) => one.textContent);

test("a row is moved by the keyboard alone, and each step is said in words (R164)", async () => {
  const sorted: (readonly number[])[] = [];
  await pickUp(sorted);
  await userEvent.keyboard("{ArrowUp}");
  await expect.element(page.getByText("「もみじ」は3件中2番目です。")).toBeInTheDocument();
  await userEvent.keyboard("{ArrowUp}");
  await expect.element(page.getByText("「もみじ」は3件中1番目です。")).toBeInTheDocument();
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByText("「もみじ」を3件中1番目に置きました。")).toBeInTheDocument();
  await expect.poll(() => sorted).toEqual([[3, 1, 2]]);
  await expect.poll(names).toEqual(["もみじ", "わかば", "あおば"]);
});

test("a row that is given up by Escape is where it was", async () => {
  const sorted: (readonly number[])[] = [];
  await pickUp(sorted);
  await userEvent.keyboard("{ArrowUp}{Escape}");
  await expect.element(page.getByText(/取り消しました/)).toBeInTheDocument();
  await expect.poll(names).toEqual(["わかば", "あおば", "もみじ"]);
  expect(sorted).toEqual([]);
});
