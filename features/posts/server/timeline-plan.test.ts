import { CompiledQuery, sql } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import { startTestServer } from "#kit/testing/test-server.ts";
import { FROM_THE_TOP, timelinePages } from "./timeline.sql.ts";

const server = await startTestServer();
const { kysely } = server.database;
const member = server.ids.membership.hanako ?? 0;

/** The database itself makes a few thousand posts, so that the planner has a choice. */
beforeAll(async () => {
  await sql`insert into posts (community_id, membership_id, client_id, content_type, title, content, created_at, updated_at)
    select ${server.ids.aoba}, 1 + n % 6, gen_random_uuid(), 1 + n % 3, 'title', 'text', t, t
    from generate_series(1, 6000) n, lateral (select timestamptz '2026-01-01' + n * interval '1 minute' as t) written`.execute(
    kysely,
  );
  await sql`insert into tags (community_id, name) values (${server.ids.aoba}, 'tag')`.execute(kysely);
  await sql`insert into post_tags select p.id, 0, t.id from posts p, tags t where p.id % 20 = 0`.execute(
    kysely,
  );
  await sql`insert into favorites select ${member}, id, created_at from posts`.execute(kysely);
  for (const table of ["posts", "tags", "post_tags", "favorites"])
    await sql.raw(`analyze ${table}`).execute(kysely);
});

const values: Record<string, unknown> = {
  community: server.ids.aoba,
  member,
  abilities: ["{}"],
  cases: "A".repeat(64),
  jobOffers: true,
  now: server.clock.now(),
  contentType: 1,
  tag: "tag",
  ...FROM_THE_TOP,
};

describe("a page costs the same however long the timeline is", () => {
  test.each([
    ["all", "timeline"],
    ["type", "timeline_by_type"],
    ["mine", "posts_of_member"],
    ["favorites", "favorites_newest"],
    ["tag", "post_tags_by_tag"],
  ] as const)("%s walks the index %s and sorts nothing", async (tab, index) => {
    const { text, names } = timelinePages[tab];
    const explained = CompiledQuery.raw(
      `explain ${text}`,
      names.map((name) => values[name]),
    );
    const { rows } = await kysely.executeQuery<{ "QUERY PLAN": string }>(explained);
    const plan = rows.map((row) => row["QUERY PLAN"]);
    // The rows of the page are found first, and joins follow for the twenty of them.
    const page = plan
      .slice(
        0,
        plan.findIndex((line) => /^ {2}->/.test(line)),
      )
      .join("\n");
    expect(page).toMatch(new RegExp(`Index (Only )?Scan using ${index} on`));
    expect(page).not.toContain("Sort Key");
  });
});
