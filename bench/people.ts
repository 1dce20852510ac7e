import { loadavg } from "node:os";
import { acts, listPeople } from "#features/people/contract/list-people.ts";
import * as limits from "#kit/contract/fields/limits.ts";
import type { Database } from "#kit/server/database/database.ts";
import { engine } from "#kit/testing/template.ts";
import { createHttpClient } from "#kit/testing/test-client.ts";
import { measureActs } from "./carry-out.ts";
import { withCastServer } from "./cast-server.ts";
import { loadPeople } from "./people-data.ts";
import { ms, print, printConditions } from "./print.ts";
import type { Running } from "./process.ts";
import { medianOf, quantileOf, timeOf } from "./times.ts";

const MEMBERS = 100_000;
const PER_PAGE = 30;
/** Each is asked for this often, or for this long, so that the run ends however slow one of them is. */
const ROUNDS = 100;
const AT_LEAST = 10;
const AT_MOST_MS = 2_000;
const params = { id: 1 };

if (engine !== "postgres") throw new Error("The lists of 100,000 people are those of PostgreSQL.");
printConditions();
const printLoad = () =>
  print(`Processes that waited for a processor, over the last minute: ${loadavg()[0]?.toFixed(1)}.`);
printLoad();
await withCastServer({ prepare: layPeople, isDurable: true }, measureAll);

/** Every act is done to some of these people. */
async function layPeople({ kysely }: Database, url: string) {
  const took = await timeOf(() => loadPeople(url, MEMBERS));
  print(`${MEMBERS} people loaded in ${(took / 1_000).toFixed(0)} s.`);
  return kysely
    .selectFrom("people")
    .select("membership_id as id")
    .where("community_id", "=", params.id)
    .where("kind", "=", "alumnus")
    .where("state", "=", "participating")
    .where("role", "=", "member")
    .where("posting_blocked", "=", false)
    .where("flags", "=", 0)
    .where("email", "like", "of-the-bench%")
    .orderBy("kana")
    .limit(limits.bulkSelection)
    .execute();
}

async function measureAll({ url }: Running, some: readonly { readonly id: number }[]): Promise<void> {
  const misaki = createHttpClient(url, "misaki");
  const { alumnus: list } = listPeople;

  type Asked = { readonly body?: object; readonly query?: object };
  const asking = ({ body = {}, query = {} }: Asked, page: number) =>
    misaki.call(list, { params, body, query: { ...query, page, per_page: PER_PAGE } as never });

  async function measure(what: string, act: () => Promise<unknown>, found: number | string): Promise<void> {
    const times: number[] = [];
    const began = performance.now();
    while (times.length < ROUNDS && (times.length < AT_LEAST || performance.now() - began < AT_MOST_MS))
      times.push(await timeOf(act));
    print(
      `| ${what} | ${found} | ${times.length} | ${ms(medianOf(times))} | ${ms(quantileOf(times, 0.99))} |`,
    );
  }

  const filters: Record<string, Asked> = {
    everybody: {},
    ...Object.fromEntries(
      Object.entries(list.sorts).flatMap(([name, usual]) => [
        [`by ${name}`, { query: { [name]: usual } }],
        [`by ${name}, the other way`, { query: { [name]: usual === "asc" ? "desc" : "asc" } }],
      ]),
    ),
    "a name, one person": { body: { info: "77777子" } },
    "a name that many have": { body: { info: "佐藤" } },
    "a name in romaji": { body: { info: "suzuki" } },
    "an address": { body: { info: "of-the-bench4711@" } },
    "nobody's name": { body: { info: "存在しない" } },
    "status paused": { body: { status: "paused" } },
    "status withdrawn": { body: { status: "withdrawn" } },
    "posting blocked": { body: { posting_blocked: "true" } },
    "a flag": { body: { flag: "b" } },
    "a department": { body: { department_name: "第42開発部" } },
    "a department that all have": { body: { department_name: "開発" } },
    "joined in a month": { body: { joined_from: "2026-01-01", joined_to: "2026-01-31" } },
    "joined since 2022": { body: { joined_from: "2022-01-01" } },
    "absent for 90 days": { body: { absent_days: "90" } },
    "visited in the last year": { body: { visited_from: "2026-01-01" } },
    "mail comes back": { body: { mail_returned: "true" } },
    ...Object.fromEntries(
      acts.flatMap((act) =>
        ["min1in30", "min3in365", "min10", "max0in30", "max0"].map((times) => [
          `${act} ${times}`,
          { body: { [act]: times } },
        ]),
      ),
    ),
    "posted, and away for 90 days": { body: { posted: "min1in365", visited: "max0in90" } },
    "commented, paused, by name": { body: { commented: "min1", status: "paused" }, query: { name: "asc" } },
  };

  print(`${MEMBERS} people, ${engine}, ${PER_PAGE} on a page:`);
  print("| what | found | times | p50 ms | p99 ms |");
  print("|---|---|---|---|---|");
  const only = process.argv.slice(3).filter((argument) => !argument.startsWith("--"));
  for (const [what, asked] of Object.entries(filters)) {
    if (only.length > 0 && !only.some((part) => what.includes(part))) continue;
    const { total_records: found } = await asking(asked, 1);
    await measure(what, () => asking(asked, 1), found);
    if (found > 1_000 * PER_PAGE) await measure(`${what}, page 1,000`, () => asking(asked, 1_000), found);
  }
  for (const [what, query] of Object.entries({
    everybody: {},
    "posted min1in30": { posted: "min1in30" },
    "posted max0in30": { posted: "max0in30" },
  }))
    await measure(`how many: ${what}`, () => misaki.call(list.count, { params, query: query as never }), "");

  print();
  await measureActs(
    misaki,
    some.map(({ id }) => id),
  );
  printLoad();
}
