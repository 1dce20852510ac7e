import { expect, test } from "vitest";
import { CODE_LENGTH, CODE_SIGNS } from "#features/invitations/contract/typed-code.ts";
import { guessLimits, rateClasses } from "#kit/server/rate/rate-classes.ts";
import { startTestServer } from "#kit/testing/test-server.ts";
import { registerAlumnus, showInvitedCommunity } from "../contract/calls.ts";
import { invitedCodeOf, registrationOf } from "./register.test-helper.ts";

const DAY_SECONDS = 86_400;
/** Every member of ten communities of a thousand has asked for a code. */
const LIVE_CODES = 10_000;

/** Everything beyond these is refused. */
const MOST = guessLimits.code.points + guessLimits.furtherCode.points;

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
  expect(guesses).toBe(MOST);
  // From here on the right code is answered like a wrong one, but only for minutes.
  const refused = await look(code);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers["retry-after"])).toBeLessThanOrEqual(guessLimits.furtherCode.duration);
  // Somebody signed in is none of those who share the address.
  expect((await server.as("ken").send(showInvitedCommunity, { params: { x: code } })).status).not.toBe(429);
  const aDay = [guessLimits.code, guessLimits.furtherCode].reduce(
    (sum, { points, duration }) => sum + (points * DAY_SECONDS) / duration,
    0,
  );
  const hitsADay = (aDay * LIVE_CODES) / CODE_SIGNS.length ** CODE_LENGTH;
  expect(hitsADay).toBeLessThan(1 / (365 * 100));
});

test("after as many wrong codes as an address has, the right one still opens there, for everybody who has it", async () => {
  const other = await startTestServer({ rateLimits: true });
  const code = await invitedCodeOf(other, "hanako", other.ids.aoba);
  for (let n = 0; n < guessLimits.code.points; n += 1)
    await other.as("guest").send(registerAlumnus, { body: registrationOf(wrong(n), "guesser@example.jp") });
  for (let n = 0; n < 2 * guessLimits.furtherCode.points; n += 1)
    await other.as("guest").call(showInvitedCommunity, { params: { x: code } });
});

test("guesses that arrive at the same moment are no more than those that come one after another", async () => {
  const other = await startTestServer({ rateLimits: true });
  const guesses = Array.from({ length: 100 }, (_, n) =>
    other.as("guest").send(registerAlumnus, { body: registrationOf(wrong(n), "guesser@example.jp") }),
  );
  const answers = (await Promise.all(guesses)).map(({ status }) => status);
  expect(answers.filter((status) => status === 400)).toHaveLength(MOST);
  expect(answers.filter((status) => status === 429)).toHaveLength(100 - MOST);
});

test("a code that is right costs nothing, however many open it from one address at the same moment", async () => {
  const other = await startTestServer({ rateLimits: true });
  const code = await invitedCodeOf(other, "hanako", other.ids.aoba);
  const opened = Array.from({ length: rateClasses.check.points }, () =>
    other.as("guest").call(showInvitedCommunity, { params: { x: code } }),
  );
  await Promise.all(opened);
  expect(
    (await other.as("guest").send(registerAlumnus, { body: registrationOf(code, "last@example.jp") })).status,
  ).toBe(200);
});
