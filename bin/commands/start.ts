import { main } from "#apps/server/main.ts";
import { fail } from "../lib/fail.ts";
import { buildWeb } from "../lib/web-build.ts";

await buildWeb().catch(fail);
await main();
