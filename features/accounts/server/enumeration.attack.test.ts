import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { mailJoiningLink } from "#features/registration/contract/calls.ts";
import { invitedCodeOf } from "#features/registration/server/register.test-helper.ts";
import { signIn } from "#features/sessions/contract/calls.ts";
import type { AnyCall } from "#kit/contract/call.ts";
import { castPassword } from "#kit/testing/cast.ts";
import { countPasswordWork } from "#kit/testing/password-count.ts";
import type { TestInput, Who } from "#kit/testing/test-client.ts";
import { startTestServer } from "#kit/testing/test-server.ts";
import { requestReset } from "../contract/calls.ts";
import { changeEmail, remindOfEmail } from "../contract/email-calls.ts";

const server = await startTestServer();
const TRIES = 20;
const countHashes = countPasswordWork();

/** Collects what a call costs and answers, without the request's id. The bench measures its time. */
async function observe(who: Who, call: AnyCall, input: TestInput) {
  const jobsBefore = await countJobs();
  const hashesBefore = countHashes();
  const { status, body, headers } = await server.as(who).send(call, input);
  const jobsAfter = await countJobs();
  return {
    status,
    body: { ...(body as object), request_id: undefined },
    headers: Object.keys(headers).toSorted(),
    length: headers["content-length"],
    hashes: countHashes() - hashesBefore,
    jobs: Object.entries(jobsAfter).flatMap(([name, count]) =>
      count === jobsBefore[name] ? [] : [`${name} ${count - (jobsBefore[name] ?? 0)}`],
    ),
  };
}

async function countJobs(): Promise<Record<string, number>> {
  const { rows } = await sql<{ name: string; count: number }>`
    select name, count(*)::int as count from pgboss.job
    -- Jobs of the clock come at their minute, whatever is asked.
    where name not in (select name from pgboss.schedule) group by name`.execute(server.database.kysely);
  return Object.fromEntries(rows.map(({ name, count }) => [name, count]));
}

/** A stranger cannot tell this apart: the hash of the decoy is made with the first password ever verified. */
await observe("guest", signIn.alumnus, { body: { email: "nobody@example.jp", password: castPassword } });

const wrong = (email: string): TestInput => ({ body: { email, password: "Wrong-2026" } });
const asked = (email: string): TestInput => ({ body: { email } });
const x = await invitedCodeOf(server, "hanako", server.ids.aoba);
const invited = (email: string): TestInput => ({ params: { x }, body: { email } });
const forgotten = (given_name: string): TestInput => ({
  body: {
    family_name: "高橋",
    given_name,
    birthday: "1985-04-01",
    community_name: "青葉製作所アルムナイ",
  },
});
const changed = (email: string): TestInput => ({
  body: { email, email_confirmation: email, current_password: castPassword },
});

describe("nothing tells whether somebody is registered", () => {
  test.each([
    [
      "signing in as an alumnus",
      "guest",
      signIn.alumnus,
      wrong("hanako@example.jp"),
      wrong("nobody-x@example.jp"),
    ],
    [
      "signing in as an employee",
      "guest",
      signIn.employee,
      wrong("ken@example.jp"),
      wrong("none@example.jp"),
    ],
    [
      "an alumnus's forgotten password",
      "guest",
      requestReset.alumnus,
      asked("hanako@example.jp"),
      asked("nobody@example.jp"),
    ],
    [
      "an employee's forgotten password",
      "guest",
      requestReset.employee,
      asked("ken@example.jp"),
      asked("nobody@example.jp"),
    ],
    [
      "a link to join with one's account",
      "guest",
      mailJoiningLink,
      invited("ichiro@example.jp"),
      invited("nobody@example.jp"),
    ],
    ["an employee's forgotten address", "guest", remindOfEmail, forgotten("健"), forgotten("誰か")],
    [
      "changing to an address that is taken",
      "hanako",
      changeEmail.alumnus,
      changed("ichiro@example.jp"),
      changed("nobody@example.jp"),
    ],
  ] as const)("%s: status, answer, hashes and jobs are the same", async (_, who, call, known, unknown) => {
    for (let n = 0; n < (who === "guest" ? TRIES : 2); n += 1) {
      const ofKnown = await observe(who, call, known);
      const ofUnknown = await observe(who, call, unknown);
      // The length of the request's id and of the names does not differ either.
      expect(ofUnknown).toEqual(ofKnown);
    }
  });
});
