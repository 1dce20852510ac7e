import { removeBenchData } from "./data.ts";

/**
 * `npm run bench` tells how fast the product is; `npm run bench -- abuse` what one person can do to everybody else,
 * `mails` how long they take, `bulk` how long 300 approvals take, `imports` how long a CSV file of people takes and what it leaves to the timeline, `console` how fast a list of the console is, `people` the lists of 100,000 people, `restart` what a rolling restart costs, `scrolling` how a long timeline scrolls, `embedded` what the embedded database leaves to uploads beside it.
 */
const benches: Record<string, () => Promise<unknown>> = {
  speed: () => import("./speed.ts"),
  abuse: () => import("./abuse.ts"),
  mails: () => import("./mails.ts"),
  restart: () => import("./restart.ts"),
  bulk: () => import("./bulk.ts"),
  imports: () => import("./imports.ts"),
  console: () => import("./console.ts"),
  people: () => {
    process.env.ENISHI_TEST_ENGINE ??= "postgres";
    return import("./people.ts");
  },
  embedded: () => import("./embedded.ts"),
  scrolling: () => import("./scrolling.ts"),
};

const named = process.argv.slice(2).find((argument) => !argument.startsWith("--")) ?? "speed";
const bench = benches[named];
if (!bench) throw new Error(`There is no bench "${named}". There are: ${Object.keys(benches).join(", ")}.`);
let code = 0;
try {
  await bench();
} catch (error) {
  console.error(error);
  code = 1;
} finally {
  await removeBenchData();
}
process.exit(code);
