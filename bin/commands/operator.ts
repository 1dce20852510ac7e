import { readConfig } from "#apps/server/config.ts";
import { PRINTED_LINK_VALID_MINUTES } from "#features/operators/contract/limits.ts";
import { printedLink } from "#features/operators/server/index.ts";
import { email } from "#kit/contract/fields/email.ts";
import { fail } from "../lib/fail.ts";

const [command, address = ""] = process.argv.slice(2);
const checked = email().safeParse(address);
if (command !== "invite" || !checked.success)
  fail("Say whom: npm run operator -- invite somebody@example.jp");

const config = await readConfig(process.env);
const publicUrl = config.publicUrl ?? `http://localhost:${config.port}`;
console.log(`
With this link, ${checked.data} sets up an operator's account, or sets it up anew if there is one:

${printedLink({ publicUrl, secret: config.secret }, checked.data, new Date())}

It works once, for ${PRINTED_LINK_VALID_MINUTES} minutes, while the server runs with the same settings as this command.
`);
