import { tmpdir } from "node:os";
import { expect, test } from "vitest";
import { openTestDatabase } from "#kit/testing/template.ts";
import { TEST_SECRET } from "#kit/testing/test-secret.ts";
import { readConfig } from "../config.ts";
import { createServer } from "../create-server.ts";
import { registerProviderPages } from "./pages.ts";

const configOf = (settings: Record<string, string>) =>
  readConfig({ SECRET: TEST_SECRET, DATA_DIR: tmpdir(), ...settings });

/** Returns where the two addresses lead; null where the product's own page is shown. */
async function ledTo(settings: Record<string, string>): Promise<(string | null)[]> {
  const server = await createServer({
    ...(await configOf(settings)),
    database: await openTestDatabase(),
    publicUrl: "http://localhost",
    logLevel: "silent",
    extend: async (app, services) => registerProviderPages(app, services),
  });
  const answers = await Promise.all(["/privacy", "/company"].map((url) => server.app.inject(url)));
  await server.close();
  return answers.map(({ statusCode, headers }) => (statusCode === 302 ? String(headers.location) : null));
}

test("the provider's own pages are led to where they are set", async () => {
  expect(await ledTo({ PRIVACY_URL: "https://www.example.jp/privacy?lang=ja" })).toEqual([
    "https://www.example.jp/privacy?lang=ja",
    null,
  ]);
  expect(await ledTo({ COMPANY_URL: "https://www.example.jp/" })).toEqual([null, "https://www.example.jp/"]);
});

test("inquiries go to the contact unless another address is set", async () => {
  const { provider } = await configOf({ PROVIDER_CONTACT_EMAIL: "support@example.jp" });
  expect(provider.inquiryMailTo).toBe("support@example.jp");
  const other = await configOf({ INQUIRY_MAIL_TO: "desk@example.jp" });
  expect(other.provider.inquiryMailTo).toBe("desk@example.jp");
});
