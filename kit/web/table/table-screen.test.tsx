import { beforeEach, expect, test } from "vitest";
import { page as browser, userEvent } from "vitest/browser";
import * as z from "zod/mini";
import { listCall, type Target } from "#kit/contract/list-call.ts";
import { answerCalls, refused } from "../testing/answers.test-helper.ts";
import { renderPart } from "../testing/render-part.test-helper.tsx";
import { TableScreen } from "./table-screen.tsx";
import { useTable } from "./use-table.ts";

const listPeople = listCall({
  path: "/communities/{id}/people",
  all: "/communities/{id}/people/ids",
  access: "administrator",
  summary: "People",
  row: z.object({ id: z.number(), name: z.string() }),
  search: "q",
  filters: { shown: z.optional(z.enum(["true", "false", "all"])) },
  sorts: { number: "asc", joined: "desc" },
});

const params = { id: 1 };
let acted: readonly Target[];

function People() {
  const table = useTable(listPeople, { params, opening: { shown: "true" } });
  return (
    <TableScreen
      table={table}
      title="メンバー"
      counted="people"
      search="氏名で検索"
      filters={[
        {
          name: "shown",
          label: "公開",
          options: ["true", "false", "all"].map((value) => ({ value, label: `公開 ${value}` })),
        },
      ]}
      columns={[
        { key: "number", label: "番号", sortKey: "number", kind: "number", cell: ({ id }) => id },
        { key: "name", label: "氏名", kind: "name", cell: ({ name }) => name },
        { key: "joined", label: "参加日", sortKey: "joined", cell: () => "2026/11/22" },
      ]}
      target={({ id, name }) => ({ id, number: id, name })}
      bulk={[
        {
          key: "greet",
          label: "挨拶する",
          onRun: (targets) => {
            acted = targets;
          },
        },
      ]}
      empty={{ icon: null, title: "まだ誰もいません", hint: "招待すると、ここに並びます。" }}
    />
  );
}

const person = (id: number) => ({ id, name: `人 ${id}` });
const ids = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => from + at);

/** A server that has so many people, in pages. */
function serve(total: number) {
  const server = answerCalls();
  const people = { total };
  server.to(
    listPeople,
    ({ query }) => {
      const [page, size] = [Number(query.get("page")), Number(query.get("per_page"))];
      const found = query.get("q") === "いない人" ? 0 : people.total;
      const records = ids((page - 1) * size + 1, Math.min(found, page * size)).map(person);
      const total_pages = Math.max(1, Math.ceil(found / size));
      return { body: { success: true, data: { records }, total_records: found, total_pages } };
    },
    params,
  );
  server.to(
    listPeople.all,
    () => {
      const records = ids(1, people.total).map((id) => ({ ...person(id), number: id }));
      return { body: { success: true, data: { ids: records.map(({ id }) => id), records } } };
    },
    params,
  );
  const asked = () => server.asked.filter(({ path }) => path.endsWith("/people")).at(-1)?.query;
  return { server, people, asked };
}

const open = async (query = "") => {
  const { screen, router } = await renderPart(<People />, { path: "/people", at: `/people${query}` });
  const address = () => router.state.location.search;
  const rows = () => screen.getByRole("row").all().length - 1;
  const tick = (id: number) => screen.getByRole("checkbox", { name: `人 ${id}を選択` });
  return { screen, router, address, rows, tick };
};

beforeEach(async () => {
  acted = [];
  sessionStorage.clear();
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Safari and Firefox.
  document.cookie = "enishi_columns__communities__id__people=; path=/; max-age=0";
  await browser.viewport(1280, 800);
});

test("opens with the screen's filter and order, in the address and in what is asked", async () => {
  const { asked } = serve(3);
  const { screen, address } = await open();
  await expect.element(screen.getByText("人 3")).toBeVisible();
  expect(address()).toBe("?shown=true&number=asc");
  expect(Object.fromEntries(asked() ?? [])).toEqual({
    shown: "true",
    number: "asc",
    page: "1",
    per_page: "30",
  });
  await expect.element(screen.getByText("1–3 / 全3名")).toBeVisible();
});

test("a heading sorts, one column at a time, from the first page", async () => {
  const { asked } = serve(70);
  const { screen, address } = await open("?number=asc&page=2");
  await screen.getByRole("button", { name: "参加日" }).click();
  await expect.poll(address).toBe("?shown=true&joined=desc");
  await expect.poll(() => asked()?.get("joined")).toBe("desc");
  expect(asked()?.get("number")).toBeNull();
  await expect
    .element(screen.getByRole("columnheader", { name: "参加日" }))
    .toHaveAttribute("aria-sort", "descending");
});

test("a page that has emptied leads to the last one there is", async () => {
  serve(40);
  const { screen, address } = await open("?number=asc&page=9");
  await expect.element(screen.getByText("人 40")).toBeVisible();
  expect(new URLSearchParams(address()).get("page")).toBe("2");
});

test("nothing at all teaches what comes here; nothing found offers to clear what was asked", async () => {
  serve(0);
  const { screen, address } = await open();
  await expect.element(screen.getByText("まだ誰もいません")).toBeVisible();
  await screen.getByRole("searchbox", { name: "氏名で検索" }).fill("いない人");
  await userEvent.keyboard("{Enter}");
  await expect.element(screen.getByText("条件に合うものはありません")).toBeVisible();
  await screen.getByRole("cell").getByRole("button", { name: "条件をクリア" }).click();
  await expect.element(screen.getByText("まだ誰もいません")).toBeVisible();
  expect(address()).toBe("?shown=true&number=asc");
});

test("while it loads and where it fails the headings stay; it is asked again on request", async () => {
  const { server } = serve(3);
  let arrive = () => {};
  server.to(
    listPeople,
    () =>
      new Promise((resolve) => {
        arrive = () => resolve(refused(500, "ERROR_UNEXPECTED"));
      }),
    params,
  );
  const { screen } = await open();
  await expect.element(screen.getByRole("row", { name: "読み込んでいます" }).first()).toBeVisible();
  await expect.element(screen.getByRole("columnheader", { name: "氏名" })).toBeVisible();
  await expect.poll(() => server.asked.length).toBe(1);
  arrive();
  await expect.element(screen.getByRole("alert")).toBeVisible();
  await expect.element(screen.getByRole("columnheader", { name: "氏名" })).toBeVisible();
  serve(3);
  await screen.getByRole("button", { name: "もう一度読み込む" }).click();
  await expect.element(screen.getByText("人 3")).toBeVisible();
});

test("the selection bar appears with the first tick and counts this page and the others", async () => {
  serve(40);
  const { screen, tick } = await open();
  await expect.element(tick(1)).toBeVisible();
  await expect.element(screen.getByRole("button", { name: "挨拶する" })).not.toBeInTheDocument();
  await tick(1).click();
  await expect.element(screen.getByText("1名を選択中")).toBeVisible();
  await expect
    .element(screen.getByRole("checkbox", { name: "このページをすべて選択" }))
    .toBePartiallyChecked();
  await screen.getByRole("button", { name: "次のページ" }).click();
  await tick(31).click();
  await expect.element(screen.getByText("このページ 1名・ほかのページ 1名")).toBeVisible();
  await screen.getByRole("button", { name: "挨拶する" }).click();
  await expect.poll(() => acted.map(({ name }) => name)).toEqual(["人 1", "人 31"]);
});

test("with Shift everything between two ticks is selected", async () => {
  serve(10);
  const { screen, tick } = await open();
  await tick(2).click();
  await tick(8).click({ modifiers: ["Shift"] });
  await expect.element(screen.getByText("7名を選択中")).toBeVisible();
});

test("all that is found can be selected over every page, but for some, who are named by the server", async () => {
  const { people } = serve(65);
  const { screen, tick } = await open();
  await screen.getByRole("checkbox", { name: "このページをすべて選択" }).click();
  await expect.element(screen.getByText("30名を選択中")).toBeVisible();
  await screen.getByRole("button", { name: "検索結果65名をすべて選択" }).click();
  await expect.element(screen.getByText("65名を選択中")).toBeVisible();
  await screen.getByRole("button", { name: "次のページ" }).click();
  await tick(31).click();
  await expect.element(screen.getByText("64名を選択中")).toBeVisible();
  people.total = 66;
  await screen.getByRole("button", { name: "挨拶する" }).click();
  await expect.poll(() => acted.length).toBe(65);
  expect(acted.map(({ id }) => id)).not.toContain(31);
  expect(acted.at(-1)).toEqual({ id: 66, number: 66, name: "人 66" });
});

test("more than can be handled at once are refused before anything is sent", async () => {
  serve(1_000);
  const { screen } = await open();
  await screen.getByRole("checkbox", { name: "このページをすべて選択" }).click();
  await screen.getByRole("button", { name: "検索結果1,000名をすべて選択" }).click();
  await expect.element(screen.getByText(/一度に選択できるのは999件までです/)).toBeVisible();
  await expect.element(screen.getByText("30名を選択中")).toBeVisible();
});

test("paging and sorting keep the selection, another filter clears it, and going back finds it again", async () => {
  serve(40);
  const { screen, router, tick } = await open();
  await tick(1).click();
  await screen.getByRole("button", { name: "番号" }).click();
  await screen.getByRole("button", { name: "次のページ" }).click();
  await expect.element(screen.getByText("1名を選択中")).toBeVisible();
  await screen.getByRole("combobox", { name: "公開" }).selectOptions("all");
  await expect.element(screen.getByText(/選択を解除しました/)).toBeVisible();
  await expect.element(screen.getByRole("button", { name: "挨拶する" })).not.toBeInTheDocument();
  await router.navigate(-1);
  await expect.element(screen.getByText("1名を選択中")).toBeVisible();
});

test("the selection outlives a look at something else", async () => {
  serve(5);
  const { screen, router, tick } = await open();
  await tick(2).click();
  await router.navigate("/elsewhere");
  await expect.element(screen.getByText("elsewhere")).toBeVisible();
  await router.navigate(-1);
  await expect.element(tick(2)).toBeChecked();
});

test("a column that is hidden stays hidden the next time; the menu closes on Escape", async () => {
  serve(3);
  const first = await open();
  await first.screen.getByRole("button", { name: "表示する列" }).click();
  const menu = first.screen.getByRole("dialog", { name: "表示する列" });
  await expect.element(menu.getByRole("checkbox", { name: "氏名" })).not.toBeInTheDocument();
  await menu.getByRole("checkbox", { name: "参加日" }).click();
  expect(menu.element().getBoundingClientRect().width).toBeGreaterThanOrEqual(220);
  await userEvent.keyboard("{Escape}");
  await expect.element(menu).not.toBeInTheDocument();
  await expect.element(first.screen.getByRole("columnheader", { name: "参加日" })).not.toBeInTheDocument();
  await first.screen.unmount();
  const again = await open();
  await expect.element(again.screen.getByText("人 3")).toBeVisible();
  await expect.element(again.screen.getByRole("columnheader", { name: "参加日" })).not.toBeInTheDocument();
});

test("on a phone each row is a card and nothing runs off the side", async () => {
  await browser.viewport(360, 740);
  serve(3);
  const { screen, tick } = await open();
  await expect.element(screen.getByText("人 3")).toBeVisible();
  await expect.element(tick(3)).toBeVisible();
  expect(document.documentElement.scrollWidth).toBe(360);
});
