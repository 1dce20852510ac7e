import { features } from "#apps/server/features.ts";
import type { AnyListCall } from "#kit/contract/list-call.ts";
import { createHttpClient } from "#kit/testing/test-client.ts";
import { ms, print } from "../print.ts";
import type { Running } from "../process.ts";
import { medianOf, quantileOf, timesOf } from "../times.ts";

const ROUNDS = 25;
const PER_PAGE = 30;
/** Many rows have this in them, and one or none has the other. */
const TERMS = ["青葉", "会社777"];

const isOperatorList = (call: object): call is AnyListCall =>
  "sorts" in call && "access" in call && call.access === "operator";

/** Measures every list of the operators' console: its first and last page, every order both ways, and searches. */
export async function measureOperatorLists({ url }: Running): Promise<void> {
  const unei = createHttpClient(url, "unei");
  print("| list | found | page | p50 ms | p99 ms | slowest order | p50 ms |");
  print("|---|---|---|---|---|---|---|");
  for (const list of features
    .flatMap(({ routes }) => routes.map(({ call }) => call))
    .filter(isOperatorList)) {
    const params = Object.fromEntries([...list.path.matchAll(/{(\w+)}/g)].map(([, name = ""]) => [name, 1]));
    const ask = (query: object) =>
      unei.call(list, { params, query: { per_page: PER_PAGE, ...query } } as never) as Promise<{
        total_records: number;
        total_pages: number;
      }>;
    /** The first does not count: its statement is not prepared. */
    const measure = async (query: object) => (await timesOf(1 + ROUNDS, () => ask(query))).slice(1);
    const orders = Object.keys(list.sorts).flatMap((sort) => [{ [sort]: "asc" }, { [sort]: "desc" }]);
    const byOrder = [];
    for (const order of orders)
      byOrder.push({ order: Object.entries(order).flat().join(" "), p50: medianOf(await measure(order)) });
    const slowest = byOrder.toSorted((one, other) => other.p50 - one.p50)[0];
    const { total_records: found, total_pages: last } = await ask({});
    const printPage = async (what: string, query: object, shown: number) => {
      const times = await measure(query);
      const order = what === "first" ? `${slowest?.order} | ${ms(slowest?.p50 ?? 0)}` : " | ";
      print(
        `| ${list.path} | ${shown} | ${what} | ${ms(medianOf(times))} | ${ms(quantileOf(times, 0.99))} | ${order} |`,
      );
    };
    await printPage("first", {}, found);
    if (last > 1) await printPage("last", { page: last }, found);
    if (list.search !== undefined)
      for (const term of TERMS) {
        const query = { [list.search]: term };
        await printPage(`search ${term}`, query, (await ask(query)).total_records);
      }
  }
}
