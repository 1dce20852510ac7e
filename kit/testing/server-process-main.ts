import type { AddressInfo } from "node:net";
import { readConfig } from "#apps/server/config.ts";
import { createServer } from "#apps/server/create-server.ts";
import { openDatabase } from "#apps/server/open-database.ts";
import { stopOnSignal } from "#apps/server/stop-on-signal.ts";

// This is the product with its settings, without the web pages, which need not have been built.
const config = await readConfig(process.env);
const database = await openDatabase(config);
const server = await createServer({ ...config, database, publicUrl: "http://localhost" });
await server.services.jobs.work(server.services);
await server.app.listen({ port: 0, host: "127.0.0.1" });
process.send?.((server.app.server.address() as AddressInfo).port);
stopOnSignal(server, config.stop);
// The process ends with the test that started it.
process.once("disconnect", () => process.exit(1));
