import { removeBenchData } from "./data.ts";

/**
 * `npm run bench` measures the product's speed; `npm run bench -- NAME` runs another bench: `abuse` measures what one
 * person can do to everybody else, `bulk` 300 approvals, `imports` a CSV file of people beside the timeline, `people`
 * the lists of 100,000 people, `operator` the operators' console beside 1,000 communities, `embedded` uploads beside the embedded database; the others measure what they name.
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
  operator: () => {
    process.env.ENISHI_TEST_ENGINE ??= "postgres";
    return import("./operator.ts");
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
