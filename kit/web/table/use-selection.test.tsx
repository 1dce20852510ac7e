import { expect, test } from "vitest";
import * as z from "zod/mini";
import { listCall } from "#kit/contract/list-call.ts";
import { renderPart } from "../testing/render-part.test-helper.tsx";
import { useSelection } from "./use-selection.ts";

const listOf = (path: string) =>
  listCall({
    path: `/communities/{id}/${path}`,
    access: "administrator",
    summary: "People",
    row: z.object({ id: z.number() }),
    sorts: { number: "asc" },
  });
const alumni = listOf("almunus");
const employees = listOf("employees");

function Ticks({ list, communityId }: { list: ReturnType<typeof listOf>; communityId: number }) {
  const sort = { key: "number", direction: "asc" } as const;
  const selection = useSelection({ call: list, params: { id: communityId }, filters: {}, sort, total: 9 });
  const row = { id: 4, number: 4, name: "田中 一郎" };
  return (
    <button type="button" onClick={() => selection.toggle([row], true)}>
      {selection.count}名を選択中
    </button>
  );
}

test("what is ticked among alumni is ticked there alone: not among employees, nor in another community (R398)", async () => {
  const first = await renderPart(<Ticks list={alumni} communityId={1} />);
  await first.screen.getByRole("button", { name: "0名を選択中" }).click();
  await expect.element(first.screen.getByRole("button", { name: "1名を選択中" })).toBeVisible();
  await first.screen.unmount();
  for (const [list, communityId, count] of [
    [employees, 1, 0],
    [alumni, 2, 0],
    [alumni, 1, 1],
  ] as const) {
    const { screen } = await renderPart(<Ticks list={list} communityId={communityId} />);
    await expect.element(screen.getByRole("button", { name: `${count}名を選択中` })).toBeVisible();
    await screen.unmount();
  }
});
