import { readFile } from "node:fs/promises";
import { type BounceSettings, createReturnPath } from "#kit/server/mail/return-path.ts";
import type { SentAnswer } from "#kit/testing/test-client.ts";
import { TEST_SECRET } from "#kit/testing/test-secret.ts";
import type { TestServer } from "#kit/testing/test-server.ts";
import { receiveReturnedMail } from "../contract/calls.ts";

export const bounceSettings: BounceSettings = {
  address: "bounces@mail.enishi.example",
  secret: "what the mail server knows, for tests",
};

/** Returns the return path of a mail sent to the address now. */
export const returnPathOf = (server: TestServer, to: string): string =>
  createReturnPath(bounceSettings, TEST_SECRET, { to, at: server.clock.now() });

/** Returns a mail server's notice about the mail with this return path. */
export async function notice(name: string, returnPath: string): Promise<Buffer> {
  const text = await readFile(new URL(`samples/${name}.eml`, import.meta.url), "latin1");
  return Buffer.from(text.replaceAll("RETURN", returnPath), "latin1");
}

/** Hands a bounce in as the operator's mail server does. */
export const handIn = (
  server: TestServer,
  body: Uint8Array,
  { secret = bounceSettings.secret, recipient }: { secret?: string; recipient?: string } = {},
): Promise<SentAnswer> =>
  server.as("guest").send(receiveReturnedMail, {
    body,
    query: { recipient },
    headers: { authorization: `Bearer ${secret}`, "x-requested-with": "", origin: "" },
  });
