import { sql } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import { features } from "#apps/server/features.ts";
import { listAuditEvents } from "#features/audit-log/contract/calls.ts";
import { withdrawPeople } from "#features/people/contract/acts.ts";
import { exportPeople } from "#features/people/contract/export-people.ts";
import { listPeople } from "#features/people/contract/list-people.ts";
import { personParams, showPerson, showPersonProfile } from "#features/people/contract/person.ts";
import { personLife } from "#features/people/contract/person-life.ts";
import { allSamples } from "./all-samples.test-helper.ts";
import { startMatrixServer } from "./matrix-server.test-helper.ts";
import { type Sample, sample } from "./sample.test-helper.ts";
import { makeWorld, type World } from "./world.test-helper.ts";

const server = await startMatrixServer();
const db = server.database.kysely;
let world: World;

/** None of these appears anywhere else. */
const later = {
  family_name: "後乃",
  given_name: "変子",
  family_name_kana: "アトノ",
  given_name_kana: "カエコ",
  email: "later-than-leaving@example.jp",
  address_2: "後町九丁目",
  institution: "後大学",
};
const traces = Object.values(later);

beforeAll(async () => {
  world = await makeWorld(server);
  for (const kind of ["alumnus", "employee"] as const) {
    const who = kind === "alumnus" ? "hanako" : "ken";
    const ids = [world.membership[who] ?? 0];
    await server.as("misaki").call(withdrawPeople[kind], { params: { id: world.aoba }, body: { ids } });
    const { account_id } = await db
      .selectFrom("memberships")
      .select("account_id")
      .where("id", "=", ids[0] ?? 0)
      .executeTakeFirstOrThrow();
    await db
      .updateTable("accounts")
      .set({
        ...later,
        email: `${kind}-${later.email}`,
        job_type_parent_id: sql<number>`(select min(id) from occupations)`,
        updated_at: server.clock.now(),
      })
      .where("id", "=", account_id)
      .execute();
  }
});

const both = (about: (id: number, kind: "alumnus" | "employee") => Sample[]): Sample[] => [
  ...about(server.ids.membership.hanako ?? 0, "alumnus"),
  ...about(server.ids.membership.ken ?? 0, "employee"),
];
const id = server.ids.aoba;
const language = "ja" as const;
const status = "withdrawn" as const;

/** These name the two who have left, where the samples are about others. */
const aboutLeavers = both((membershipId, kind) => [
  sample(listPeople[kind], "left", () => ({ params: { id }, body: { status } })),
  ...traces.map((info) =>
    sample(listPeople[kind], `left ${info}`, () => ({ params: { id }, body: { status, info } })),
  ),
  sample(showPerson[kind], "left", () => ({ params: personParams(id, membershipId) as never })),
  sample(exportPeople[kind], "left", () => ({
    params: { id },
    body: { ids: [membershipId], language, encoding: "utf-8" } as never,
  })),
  sample(showPersonProfile, "left", () => ({ params: { id, userId: membershipId } })),
  ...personLife.map((call) => sample(call, "left", () => ({ params: { id, userId: membershipId } }))),
  sample(listAuditEvents, "left", () => ({ params: { id }, query: { user_id: membershipId } })),
]);

const calls = features.flatMap(({ routes }) => routes.map(({ call }) => call));
const read = calls.filter(({ access }) => access === "administrator" || access === "contractor");

describe("what an administrator reads of those who have left (R017)", { timeout: 120_000 }, () => {
  test.each(read.map((call) => ({ call, title: `${call.method} ${call.path}` })))(
    "says nothing of what they are called later: $title",
    async ({ call }) => {
      for (const { about, input } of [...aboutLeavers, ...allSamples].filter((one) => one.call === call)) {
        const who = call.access === "contractor" ? "makoto" : "misaki";
        const { body, bytes } = await server.attempt(() => server.as(who).send(call, input(world)));
        const text = call.answer === "binary" ? bytes.toString() : JSON.stringify(body);
        expect(
          traces.filter((trace) => text.includes(trace)),
          about,
        ).toEqual([]);
      }
    },
  );

  test("their names are those of the moment, and they are found by them", async () => {
    const list = async (info: string) =>
      (
        await server.as("misaki").call(listPeople.alumnus, {
          params: { id },
          body: { status, info },
        })
      ).data.listCommunityAlumnus.map(({ family_name, given_name, kana, email, job_type_parent_id }) => ({
        family_name,
        given_name,
        kana,
        email,
        job_type_parent_id,
      }));
    expect(await list("佐藤花子")).toEqual([
      { family_name: "佐藤", given_name: "花子", kana: "", email: null, job_type_parent_id: null },
    ]);
    expect(await list("サトウ")).toEqual([]);
    expect(await list(later.family_name)).toEqual([]);
  });
});
