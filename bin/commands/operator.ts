import { Secret, TOTP } from "otpauth";
import { readConfig } from "#apps/server/config.ts";
import { PRINTED_LINK_VALID_MINUTES } from "#features/operators/contract/limits.ts";
import { printedLink } from "#features/operators/server/index.ts";
import { email } from "#kit/contract/fields/email.ts";
import { fail } from "../lib/fail.ts";

const [command, argument = ""] = process.argv.slice(2);

async function printLink(address: string): Promise<void> {
  const config = await readConfig(process.env);
  const publicUrl = config.publicUrl ?? `http://localhost:${config.port}`;
  console.log(`
With this link, ${address} sets up an operator's account, or sets it up anew if there is one:

${printedLink({ publicUrl, secret: config.secret }, address, new Date())}

It works once, for ${PRINTED_LINK_VALID_MINUTES} minutes, while the server runs with the same settings as this command.
`);
}

const BASE_32 = /^[A-Z2-7]+=*$/;

/** It stands in for an authenticator app, so that the demo's operator needs no smartphone. */
const printCode = (key: string): void => console.log(new TOTP({ secret: Secret.fromBase32(key) }).generate());

const address = email().safeParse(argument);
if (command === "invite" && address.success) await printLink(address.data);
else if (command === "code" && BASE_32.test(argument)) printCode(argument);
else fail("Say whom: npm run operator -- invite somebody@example.jp");
