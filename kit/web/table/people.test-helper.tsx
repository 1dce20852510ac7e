import { Link } from "react-router";
import * as z from "zod/mini";
import type { Selection } from "#kit/contract/bulk.ts";
import { listCall } from "#kit/contract/list-call.ts";
import { timesFilter } from "#kit/contract/times.ts";
import { answerCalls } from "../testing/answers.test-helper.ts";
import { renderPart } from "../testing/render-part.test-helper.tsx";
import { TableScreen } from "./table-screen.tsx";
import { useTable } from "./use-table.ts";

export const listPeople = listCall({
  path: "/communities/{id}/people",
  all: "/communities/{id}/people/ids",
  count: "/communities/{id}/people/total",
  access: "administrator",
  summary: "People",
  row: z.object({ id: z.number(), name: z.string() }),
  search: "q",
  filters: {
    shown: z.optional(z.enum(["true", "false", "all"])),
    team: z.optional(z.string().check(z.maxLength(50))),
    days: z.optional(z.coerce.number()),
    from: z.optional(z.iso.date()),
    to: z.optional(z.iso.date()),
    posted: timesFilter(),
  },
  sorts: { number: "asc", joined: "desc" },
});

export const params = { id: 1 };
/** The last act was about this selection. */
export const acted: { selection: Selection | null } = { selection: null };

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
          kind: "choice",
          name: "shown",
          any: "all",
          label: "公開",
          options: ["true", "false", "all"].map((value) => ({ value, label: `公開 ${value}` })),
        },
        { kind: "text", name: "team", label: "部署" },
        { kind: "number", name: "days", label: "待ち日数", unit: "日" },
        { kind: "dates", name: "from", to: "to", label: "参加日" },
        { kind: "times", name: "posted", label: "投稿した", unit: "times" },
      ]}
      columns={[
        { key: "number", label: "番号", sortKey: "number", kind: "number", cell: ({ id }) => id },
        {
          key: "name",
          label: "氏名",
          kind: "name",
          cell: ({ id, name }) => <Link to={`/person/${id}`}>{name}</Link>,
        },
        { key: "joined", label: "参加日", sortKey: "joined", cell: () => "2026/11/22" },
      ]}
      target={({ id, name }) => ({ id, number: id, name })}
      bulk={[
        {
          key: "greet",
          label: "挨拶する",
          onRun: () => {
            acted.selection = table.selection.selected();
          },
        },
      ]}
      empty={{ icon: null, title: "まだ誰もいません", hint: "招待すると、ここに並びます。" }}
    />
  );
}

/** The first people have these unusual names. */
export const unusual: string[] = [];
const person = (id: number) => ({ id, name: unusual[id - 1] ?? `人 ${id}` });
const ids = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => from + at);

/** Answers as a server that has this many people, in pages. */
export function serve(total: number) {
  const server = answerCalls();
  const people = { total, counted: total };
  server.to(
    listPeople,
    ({ query }) => {
      const [page, size] = [Number(query.get("page")), Number(query.get("per_page"))];
      const found = query.get("q") === "いない人" || query.get("team") === "いない部署" ? 0 : people.total;
      const records = ids((page - 1) * size + 1, Math.min(found, page * size)).map(person);
      const total_pages = Math.max(1, Math.ceil(found / size));
      return { data: { records }, total_records: found, total_pages };
    },
    params,
  );
  server.to(
    listPeople.all,
    () => {
      const records = ids(1, people.total).map((id) => ({ ...person(id), number: id }));
      return { data: { ids: records.map(({ id }) => id), records } };
    },
    params,
  );
  server.to(listPeople.count, () => ({ total_records: people.counted }), params);
  const counts = () => server.asked.filter(({ path }) => path.endsWith("/total")).map(({ query }) => query);
  const asked = () => server.asked.filter(({ path }) => path.endsWith("/people")).at(-1)?.query;
  return { server, people, asked, counts };
}

export const open = async (query = "") => {
  const { screen, router } = await renderPart(<People />, { path: "/people", at: `/people${query}` });
  const address = () => router.state.location.search;
  const rows = () => screen.getByRole("row").all().length - 1;
  const tick = (id: number) => screen.getByRole("checkbox", { name: `人 ${id}を選択` });
  return { screen, router, address, rows, tick };
};

/** Opens a table of this many people. */
export async function openPeople(total: number) {
  const served = serve(total);
  return { ...served, ...(await open()) };
}
