import { beforeEach, expect, test } from "vitest";
import { page as browser } from "vitest/browser";
import * as z from "zod/mini";
import { listCall } from "#kit/contract/list-call.ts";
import { TableScreen } from "#kit/web/table/table-screen.tsx";
import { useTable } from "#kit/web/table/use-table.ts";
import { answerCalls } from "#kit/web/testing/answers.test-helper.ts";
import { renderPart } from "#kit/web/testing/render-part.test-helper.tsx";
import { createSavedView, listSavedViews, type SavedView, updateSavedView } from "../contract/calls.ts";
import { ViewTabs } from "./view-tabs.tsx";

const listPeople = listCall({
  path: "/communities/{id}/people",
  count: "/communities/{id}/people/count",
  access: "administrator",
  summary: "People",
  row: z.object({ id: z.number() }),
  filters: { team: z.optional(z.string().check(z.maxLength(50))), days: z.optional(z.coerce.number()) },
  sorts: { number: "asc" },
});
const params = { id: 1 };

function People() {
  const table = useTable(listPeople, { params });
  return (
    <TableScreen
      table={table}
      title="メンバー"
      counted="people"
      search=""
      filters={[{ kind: "text", name: "team", label: "部署" }]}
      views={
        <ViewTabs table={table} list="people" builtIn={[{ key: "old", label: "3日以上", query: "days=3" }]} />
      }
      columns={[{ key: "name", label: "氏名", kind: "name", cell: ({ id }) => `人 ${id}` }]}
      target={({ id }) => ({ id, number: id, name: `人 ${id}` })}
      empty={{ icon: null, title: "誰もいません", hint: "" }}
    />
  );
}

const view: SavedView = {
  id: 7,
  name: "レンズ",
  query: "number=asc&team=レンズ",
  is_shared: false,
  is_default: false,
  abilities: { edit: true },
};

async function open(kept: readonly SavedView[] = [], query = "") {
  const server = answerCalls();
  let records = kept;
  const found = { total_records: 3, total_pages: 1 };
  server.to(listPeople, () => ({ ...found, data: { records: [{ id: 1 }] } }), params);
  server.to(
    listPeople.count,
    ({ query }) => ({ total_records: query.get("days") === "3" ? 2 : query.get("days") ? 10_000 : 3 }),
    params,
  );
  server.to(listSavedViews, () => ({ data: { records } }), params);
  server.to(
    createSavedView,
    ({ body }) => {
      const data = { ...view, ...(body as object), id: 8 };
      records = [...records, data];
      return { data };
    },
    params,
  );
  server.to(
    updateSavedView,
    ({ body }) => {
      const data = { ...view, ...(body as object) };
      records = [data];
      return { data };
    },
    { ...params, view_id: 7 },
  );
  const { screen, router } = await renderPart(<People />, { path: "/people", at: `/people${query}` });
  const tab = (name: string) =>
    screen.getByRole("navigation", { name: "表示" }).getByRole("link", { name: new RegExp(`^${name}`) });
  const said = () => new URLSearchParams(router.state.location.search);
  return { server, screen, tab, said };
}

beforeEach(() => browser.viewport(1280, 800));

test("tabs say how much each view finds, and show it", async () => {
  const { tab, said } = await open();
  await expect.element(tab("すべて")).toHaveAttribute("aria-current", "page");
  await expect.element(tab("3日以上 2")).toBeVisible();
  await tab("3日以上").click();
  await expect.poll(() => said().get("days")).toBe("3");
  await expect.element(tab("3日以上")).toHaveAttribute("aria-current", "page");
});

test("what is on show is kept under a name and is a tab at once", async () => {
  const { server, screen, tab } = await open([], "?team=経理&number=asc");
  await screen.getByRole("button", { name: "表示を保存" }).click();
  const form = screen.getByRole("dialog", { name: "表示を保存" });
  await form.getByRole("textbox", { name: /^名前/ }).fill("経理部");
  await form.getByRole("checkbox", { name: "ほかの管理者にも表示する" }).click();
  await form.getByRole("button", { name: "保存する" }).click();
  await expect.element(tab("経理部")).toHaveAttribute("aria-current", "page");
  expect(server.asked.find(({ method }) => method === "POST")?.body).toMatchObject({
    list: "people",
    name: "経理部",
    query: new URLSearchParams({ number: "asc", team: "経理" }).toString(),
    is_shared: true,
  });
});

test("a view that is changed says so, and is saved or as it was again", async () => {
  const { server, screen, tab, said } = await open([view]);
  await tab("レンズ").click();
  await screen.getByRole("button", { name: "部署：レンズを外す" }).click();
  await expect.element(screen.getByText("変更あり")).toBeVisible();
  await screen.getByRole("button", { name: "元に戻す" }).click();
  await expect.poll(() => said().get("team")).toBe("レンズ");
  await expect.element(screen.getByText("変更あり")).not.toBeInTheDocument();
  await screen.getByRole("button", { name: "部署：レンズを外す" }).click();
  await screen.getByRole("button", { name: "保存する" }).click();
  await expect
    .poll(() => server.asked.find(({ method }) => method === "PUT")?.body)
    .toEqual({ query: "number=asc" });
});

test("a colleague's view can be opened and left, not saved over", async () => {
  const { screen, tab } = await open([{ ...view, is_shared: true, abilities: { edit: false } }]);
  await tab("レンズ").click();
  await screen.getByRole("button", { name: "部署：レンズを外す" }).click();
  await expect.element(screen.getByText("変更あり")).toBeVisible();
  await expect.element(screen.getByRole("button", { name: "保存する" })).not.toBeInTheDocument();
});

test("a view whose condition no longer exists is shown without it, and says so", async () => {
  const { screen, tab, said } = await open([
    { ...view, query: "number=asc&team=レンズ&mood=good&days=many" },
  ]);
  await tab("レンズ").click();
  await expect
    .element(screen.getByText("この表示の条件のうち2件は、現在は使えないため外しています。"))
    .toBeVisible();
  expect(said().get("team")).toBe("レンズ");
  expect(said().get("mood")).toBeNull();
});

test("the list opens by the view that is chosen for it, but not where the address says otherwise", async () => {
  const first = await open([{ ...view, is_default: true }]);
  await expect.poll(() => first.said().get("team")).toBe("レンズ");
  await first.screen.unmount();
  const second = await open([{ ...view, is_default: true }], "?team=経理&number=asc");
  await expect.element(second.tab("レンズ")).toBeVisible();
  expect(second.said().get("team")).toBe("経理");
});

test("a number that is no more than what is counted at most says that there may be more", async () => {
  const { screen } = await open([{ ...view, name: "訪問なし", query: "number=asc&days=90" }]);
  await expect.element(screen.getByRole("link", { name: /訪問なし\s*10,000以上/ })).toBeVisible();
  await expect.element(screen.getByRole("link", { name: /3日以上\s*2$/ })).toBeVisible();
});
