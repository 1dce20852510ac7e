import { afterAll, expect, test } from "vitest";
import * as z from "zod/mini";
import { type AnyCall, call } from "#kit/contract/call.ts";
import type { Feature } from "#kit/server/feature.ts";
import { serve } from "#kit/server/http/serve.ts";
import { openTestDatabase } from "#kit/testing/template.ts";
import { createTestClient } from "#kit/testing/test-client.ts";
import { TEST_SECRET } from "#kit/testing/test-secret.ts";
import { createServer } from "./create-server.ts";

const database = await openTestDatabase();
afterAll(() => database.close());

const secretList = call.get("/secret_list", {
  access: "member",
  summary: "Only in this test",
  answer: z.object({ secrets: z.array(z.string()) }),
});
const start = (made: AnyCall) => {
  const fake: Feature = { name: "fake", routes: [serve(made, async () => ({ secrets: ["縁"] }) as never)] };
  return createServer({
    database: { ...database, close: async () => {} },
    features: [fake],
    publicUrl: "http://localhost",
    secret: TEST_SECRET,
    filesUrl: "file:/nonexistent",
    mailUrl: null,
    mailFrom: "Enishi <no-reply@enishi.example>",
    mailboxFolder: "/nonexistent",
    logLevel: "silent",
  });
};

test.each([undefined, "", "everybody"])("a call whose access rule is %o stops the start", async (access) => {
  const ruleless = { ...secretList, access } as unknown as AnyCall;
  await expect(start(ruleless)).rejects.toThrow("GET /secret_list has no access rule");
});

test("an operation for members that enters no community gives nothing away", async () => {
  const server = await start(secretList);
  const answer = await createTestClient(server.app, "hanako").send(secretList);
  expect([answer.status, answer.bytes.toString()]).toEqual([500, expect.not.stringContaining("縁")]);
  await server.close();
});
