import type { AddressInfo } from "node:net";
import { findDemo } from "#db/demo/claim.ts";
import { makeDemo } from "#db/demo/make-demo.ts";
import { closeFolders } from "./close-folders.ts";
import { type Config, ConfigError, readConfig } from "./config.ts";
import { createServer, type EnishiServer } from "./create-server.ts";
import { explainStart } from "./explain-start.ts";
import { openDatabase } from "./open-database.ts";
import { registerPages } from "./pages/pages.ts";
import { printAddresses } from "./print-addresses.ts";
import { printFirstOperator } from "./print-first-operator.ts";
import { stopOnSignal } from "./stop-on-signal.ts";

/** Starts the product by its environment and runs it until SIGTERM or SIGINT. */
export async function main(environment = process.env): Promise<void> {
  try {
    const config = await readConfig(environment);
    stopOnSignal(await start(config), config.stop);
  } catch (error) {
    process.stderr.write(`${explainStart(error)}\n`);
    process.exit(1);
  }
}

async function start(config: Config): Promise<EnishiServer> {
  await closeFolders(config.dataDir);
  const database = await openDatabase(config, print);
  const publicUrl = config.publicUrl ?? `http://localhost:${config.port}`;
  if (config.isProduction && (await findDemo(database))) throw new ConfigError(DEMO_IN_PRODUCTION);
  if (config.demo && !config.maintenance) await makeDemo({ ...config, database, publicUrl }, print);
  const server = await createServer({ ...config, database, publicUrl, extend: registerPages(config) });
  if (!config.maintenance) await server.services.jobs.work(server.services);
  await server.app.listen({ port: config.port, host: config.host });
  const { port } = server.app.server.address() as AddressInfo;
  await printAddresses(config, server, port);
  await printFirstOperator(config, server);
  return server;
}

const DEMO_IN_PRODUCTION =
  "The database holds the demo community, whose people all have a known password, so it is not for production. Start with an empty database: set DATABASE_URL or DATA_DIR to another one.";

const print = (line: string): void => void process.stdout.write(`${line}\n`);
