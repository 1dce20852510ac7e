import { main } from "#apps/server/main.ts";
import { buildWeb } from "../lib/web-build.ts";

await buildWeb();
await main();
