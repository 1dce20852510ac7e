import { sql } from "kysely";
import { expect, test } from "vitest";
import { cast } from "#kit/testing/cast.ts";
import { startTestServer } from "#kit/testing/test-server.ts";
import { createLog } from "./log.ts";
import { MailRefused } from "./mail/mail.ts";

let written = "";
const to = {
  write: (text: string) => {
    written += text;
  },
};
const log = createLog("warn", to);
const server = await startTestServer();

/** Returns what the log says of the error. */
function said(err: unknown, words = "it failed"): string {
  written = "";
  log.error({ err }, words);
  return written;
}

test.each([
  "Mail to hanako@example.jp was refused: 550 <hanako@example.jp>: no such user",
  'RCPT TO:<"x"> 550 5.1.1 o\'hara+news@mail.example.co.jp',
  "GET /alumni/reset?email=hanako%40example.jp&x=1",
  "connect smtp://enishi:secret@mail.example.jp:587",
  "花子@例え.jp",
])("an email address stands nowhere in a line: %s", (words) => {
  const line = said(new MailRefused("hanako@example.jp", words, { cause: new Error(words) }), words);
  expect(line).not.toMatch(/@|%40|hanako|hara|花子/);
  expect(line).toContain("[address]");
});

test("what the database says of a row is not repeated, but where it was", async () => {
  const db = server.database.kysely;
  const refusal = (statement: ReturnType<typeof sql>) =>
    statement.execute(db).then(
      () => expect.unreachable("it should be refused"),
      (error: unknown) => error,
    );
  const { email, family } = cast.hanako;
  const row = await refusal(sql`
    insert into accounts (kind, email, family_name, given_name, family_name_kana, given_name_kana)
    values ('alumnus', ${email}, ${family}, '花子', 'サトウ', 'ハナコ')`);
  expect(JSON.parse(said(row)).err).toMatchObject({ code: expect.stringMatching(/^23/), table: "accounts" });
  for (const secret of [email, family, "サトウ"]) expect(said(row)).not.toContain(secret);
  const typed = await refusal(sql`select ${"私の秘密"}::text::integer`);
  expect(said(typed)).not.toContain("秘密");
});

test("paths of packages and causes stay readable", () => {
  const line = said(
    new Error("outer", { cause: new Error("inner") }),
    "at node_modules/@fastify/static/index.js",
  );
  expect(JSON.parse(line)).toMatchObject({
    msg: "at node_modules/@fastify/static/index.js",
    err: { type: "Error", message: "outer", cause: { message: "inner" } },
  });
});
