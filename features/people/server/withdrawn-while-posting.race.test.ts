import { expect, test } from "vitest";
import { createPost } from "#features/posts/contract/calls.ts";
import { inLineAt, untilSomebodyWaits } from "#kit/testing/in-line.ts";
import { engine } from "#kit/testing/template.ts";
import { startTestServer } from "#kit/testing/test-server.ts";
import { withdrawPeople } from "../contract/acts.ts";
import { listPeople } from "../contract/list-people.ts";
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
  "whoever leaves while they comment is told of nowhere as having done so",
  async () => {
    const { id: post_id } = await kysely.selectFrom("posts").select("id").limit(1).executeTakeFirstOrThrow();
    const comment = () => ({
      community_id: aoba,
      post_id,
      membership_id: hanako,
      client_id: crypto.randomUUID(),
      content: "はい",
      created_at: server.clock.now(),
      updated_at: server.clock.now(),
    });
    const leave = (db: typeof kysely) =>
      db.updateTable("memberships").set({ state: "withdrawn" }).where("id", "=", hanako).execute();
    const commentTwice = (db: typeof kysely) =>
      db.insertInto("comments").values([comment(), comment()]).execute();
    for (const [first, second] of [
      [leave, commentTwice],
      [commentTwice, leave],
    ] as const) {
      await kysely
        .updateTable("memberships")
        .set({ state: "participating" })
        .where("id", "=", hanako)
        .execute();
      const ended = await kysely.transaction().execute(async (db) => {
        await first(db as never);
        const waiting = second(kysely);
        await untilSomebodyWaits(server.database);
        return { waiting };
      });
      await ended.waiting;
      const call = listPeople.alumnus;
      for (const status of [undefined, "withdrawn"] as const) {
        const body = { status, commented: "min2" } as never;
        expect((await server.as("misaki").call(call, { params, body })).total_records).toBe(0);
      }
    }
  },
);

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
