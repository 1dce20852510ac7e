import { expect, test } from "vitest";
import { CODE_LENGTH, CODE_SIGNS } from "#features/invitations/contract/typed-code.ts";
import { budgets } from "#kit/server/rate/rate-classes.ts";
import { startTestServer } from "#kit/testing/test-server.ts";
import { registerAlumnus, showInvitedCommunity } from "../contract/calls.ts";
import { invitedCodeOf, registrationOf } from "./register.test-helper.ts";

const DAY_SECONDS = 86_400;
/** Every member of ten communities of a thousand has asked for a code. */
const LIVE_CODES = 10_000;

const server = await startTestServer({ rateLimits: true });
const guest = server.as("guest");
/** None of these is anybody's code: each ends with the next combination of characters. */
const wrong = (n: number) =>
  `2222-22${CODE_SIGNS[Math.floor(n / CODE_SIGNS.length)]}${CODE_SIGNS[n % CODE_SIGNS.length]}`;

test("looking codes up and registering by them allows so few guesses that none will ever be right", async () => {
  const code = await invitedCodeOf(server, "hanako", server.ids.aoba);
  const look = (x: string) => guest.send(showInvitedCommunity, { params: { x } });
  const register = (x: string) =>
    guest.send(registerAlumnus, { body: registrationOf(x, "guesser@example.jp") });
  let guesses = 0;
  for (const [ask, times] of [
    [look, 20],
    [register, 40],
  ] as const)
    for (let n = 0; n < times; n += 1) {
      const { status } = await ask(wrong(guesses));
      if (status === 429) break;
      expect(status).toBe(400);
      guesses += 1;
    }
  expect(guesses).toBe(budgets.wrongCodes.points);
  // From here on the right code is answered like a wrong one.
  expect((await look(code)).status).toBe(429);
  const aDay = (guesses * DAY_SECONDS) / budgets.wrongCodes.duration;
  const hitsADay = (aDay * LIVE_CODES) / CODE_SIGNS.length ** CODE_LENGTH;
  expect(hitsADay).toBeLessThan(1 / (365 * 500));
});

test("a code that is right costs nothing, however many open it from one address", async () => {
  const other = await startTestServer({ rateLimits: true });
  const code = await invitedCodeOf(other, "hanako", other.ids.aoba);
  for (let n = 0; n < budgets.wrongCodes.points; n += 1)
    await other.as("guest").call(showInvitedCommunity, { params: { x: code } });
  expect(
    (await other.as("guest").send(registerAlumnus, { body: registrationOf(code, "last@example.jp") })).status,
  ).toBe(200);
});
