import { expect, test } from "vitest";
import { createPost } from "#features/posts/contract/calls.ts";
import { inLineAt } from "#kit/testing/in-line.ts";
import { engine } from "#kit/testing/template.ts";
import { startTestServer } from "#kit/testing/test-server.ts";
import { withdrawPeople } from "../contract/acts.ts";
import { editPerson, personParams, showPerson } from "../contract/person.ts";

const server = await startTestServer();
const { aoba, membership } = server.ids;
const { kysely } = server.database;
const params = { id: aoba };
const hanako = membership.hanako ?? 0;
const ichiro = membership.ichiro ?? 0;

const post = (who: "hanako" | "ichiro", title: string) =>
  server.as(who).call(createPost, {
    params,
    body: { content_type: 1, title, content: "<p>元気です</p>" } as never,
  });
const withdraw = (id: number) =>
  server.as("misaki").call(withdrawPeople.alumnus, { params, body: { ids: [id] } });
const stateOf = async (id: number) =>
  (await kysely.selectFrom("memberships").select("state").where("id", "=", id).executeTakeFirstOrThrow())
    .state;

test("whoever is withdrawn while they post is out, and what was posted names nobody", async () => {
  await Promise.allSettled([post("hanako", "同時に"), withdraw(hanako), post("hanako", "そのあと")]);
  expect(await stateOf(hanako)).toBe("withdrawn");
  await expect(post("hanako", "もう書けない")).rejects.toMatchObject({ status: 404 });
  const posts = await kysely
    .selectFrom("posts as p")
    .innerJoin("memberships as m", "m.id", "p.membership_id")
    .select(["m.display_name", "p.title"])
    .where("p.membership_id", "=", hanako)
    .execute();
  expect(posts.every(({ display_name }) => display_name === "")).toBe(true);
});

test.runIf(engine === "postgres")(
  "of two who withdraw somebody at once, one does and the other is told",
  async () => {
    const results = await inLineAt(server.database, aoba, [() => withdraw(ichiro), () => withdraw(ichiro)]);
    expect(results).toMatchObject([
      { status: "fulfilled" },
      { status: "rejected", reason: { code: "ERROR_STATUS_HAS_CHANGED" } },
    ]);
  },
);

test("of two administrators who edit one person at once, the second is told and overwrites nothing", async () => {
  const which = { params: personParams(aoba, membership.ken ?? 0) };
  const seen = (await server.as("misaki").call(showPerson.employee, which)).data.updated_at;
  server.clock.advance({ seconds: 1 });
  const edit = (who: "misaki" | "makoto", display_name: string) =>
    server.as(who).call(editPerson.employee, { ...which, body: { display_name, updated_at: seen } as never });
  const results = await Promise.allSettled([edit("misaki", "健さん"), edit("makoto", "健くん")]);
  const won = results.findIndex(({ status }) => status === "fulfilled");
  expect(results[1 - won]).toMatchObject({
    status: "rejected",
    reason: { code: "ERROR_STATUS_HAS_CHANGED" },
  });
  const { display_name } = (await server.as("misaki").call(showPerson.employee, which)).data;
  expect(display_name).toBe(["健さん", "健くん"][won]);
});
