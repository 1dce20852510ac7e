import { readConfig } from "#apps/server/config.ts";
import { createServer } from "#apps/server/create-server.ts";
import { openDatabase } from "#apps/server/open-database.ts";
import { removeSecondFactors } from "#features/second-factors/server/index.ts";
import { toEmail } from "#kit/contract/fields/email.ts";
import { fail } from "../lib/fail.ts";

const [kind, address] = process.argv.slice(2);
if ((kind !== "alumnus" && kind !== "employee") || !address)
  fail("Say whose: npm run remove-second-factors -- alumnus somebody@example.jp (or employee …)");

const config = await readConfig(process.env);
const publicUrl = config.publicUrl ?? `http://localhost:${config.port}`;
const server = await createServer({ ...config, database: await openDatabase(config), publicUrl });
const removed = await removeSecondFactors(server.services, kind, toEmail(address));
await server.close();
if (!removed) fail(`There is no ${kind} with the address ${address} and a second factor.`);
console.log(`${address} logs in by the password alone again, and is told so by email.`);
