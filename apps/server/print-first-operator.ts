import { PRINTED_LINK_VALID_MINUTES } from "#features/operators/contract/limits.ts";
import { hasOperator, printedLink } from "#features/operators/server/index.ts";
import type { Config } from "./config.ts";
import type { EnishiServer } from "./create-server.ts";

/** Until somebody is an operator, each start prints a link by which the first one sets up an account. */
export async function printFirstOperator(
  { demo, maintenance }: Pick<Config, "demo" | "maintenance">,
  { services }: EnishiServer,
): Promise<void> {
  if (demo || maintenance || (await hasOperator(services.database.kysely))) return;
  const lines = [
    "  Nobody is an operator yet. The first sets up an account here:",
    "",
    `  ${printedLink(services, null, services.clock.now())}`,
    "",
    `  The link works once, for ${PRINTED_LINK_VALID_MINUTES} minutes. Another one: start again, or`,
    "  npm run operator -- invite you@example.jp",
    "",
  ];
  process.stdout.write(`${lines.join("\n")}\n`);
}
