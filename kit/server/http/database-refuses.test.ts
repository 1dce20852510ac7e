import { sql } from "kysely";
import { expect, test } from "vitest";
import { createPost, listPosts } from "#features/posts/contract/calls.ts";
import { startTestServer } from "#kit/testing/test-server.ts";

const server = await startTestServer();
const { kysely } = server.database;
const params = { id: server.ids.aoba };

/** Every new post fails with this error of PostgreSQL. */
async function refusePosts(code: string): Promise<void> {
  await sql`create or replace function refuse() returns trigger language plpgsql as
    ${sql.lit(`begin raise exception 'refused' using errcode = '${code}'; end`)}`.execute(kysely);
  await sql`create or replace trigger refuse before insert on posts execute function refuse()`.execute(
    kysely,
  );
}
const write = () =>
  server.as("hanako").send(createPost, {
    params,
    body: { client_id: crypto.randomUUID(), title: "秋", content: "<p>便り</p>", content_type: 1 },
  });

test.each([
  ["a full disk", "53100", 507, "ERROR_DATABASE_FULL"],
  ["no memory left", "53200", 503, "ERROR_UNAVAILABLE"],
  ["a limit of its settings", "53400", 503, "ERROR_UNAVAILABLE"],
  ["the same deadlock each time it is repeated", "40P01", 500, "TRANSACTION_ERROR"],
  ["a statement that ran out of its time", "57014", 503, "ERROR_UNAVAILABLE"],
])(
  "where the database refuses by %s, it says so and reading goes on (R282)",
  async (_, code, status, message) => {
    await refusePosts(code);
    const answer = await write();
    expect([answer.status, answer.body]).toMatchObject([status, { error_message_code: message }]);
    if (status === 503) expect(answer.headers["retry-after"]).toBeDefined();
    expect((await server.as("hanako").send(listPosts, { params })).status).toBe(200);
  },
);
