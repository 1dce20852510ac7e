import { expect, test } from "vitest";
import { startTestServer } from "#kit/testing/test-server.ts";
import { beginPasskeySignIn } from "../contract/calls.ts";
import { SECOND_STEP_VALID_MINUTES } from "../contract/limits.ts";

const server = await startTestServer();

test("of logins that are begun all day and never finished, only those remain that still could be", async () => {
  for (let minute = 0; minute < 3 * SECOND_STEP_VALID_MINUTES; minute += 1) {
    for (let i = 0; i < 3; i += 1) await server.as("guest").call(beginPasskeySignIn.alumnus);
    server.clock.advance({ minutes: 1 });
  }
  const left = await server.database.kysely.selectFrom("sign_in_steps").select("id").execute();
  expect(left.length).toBeLessThanOrEqual(3 * (SECOND_STEP_VALID_MINUTES + 1));
});
