import { sql } from "kysely";
import { expect, test } from "vitest";
import { isAdministrator, type Member } from "#kit/server/access/actor.ts";
import { runIn } from "#kit/server/database/run-in.ts";
import { statement } from "#kit/server/database/statement.ts";
import { startTestServer } from "#kit/testing/test-server.ts";
import { mayReadSql, readsJobOffersSql, readsPublishedSql } from "./policy.sql.ts";
import { may, readsJobOffers } from "./policy.ts";
import { toReadOf } from "./post-viewers.ts";
import { abilitiesFor, abilitySql, cases as allFacts, viewerValues } from "./viewer.ts";

const server = await startTestServer();
const { kysely } = server.database;
const WRITER = 7;

const people = (["alumnus", "employee"] as const).flatMap((kind) =>
  (["member", "ordinary", "contractor"] as const).flatMap((role) =>
    [WRITER, 8].map((membershipId) => ({ kind, role, membershipId }) as Member),
  ),
);
const posts = [1, 2, 3, 4].flatMap((content_type) =>
  [true, false].flatMap((published) =>
    [true, false].map((post_by_admin) => ({ content_type, published, post_by_admin })),
  ),
);
const cases = people.flatMap((member) => posts.map((post) => ({ member, post })));

test.each(cases)(
  "the database lets the same people read: $member.kind $member.role $member.membershipId $post",
  async ({ member, post }) => {
    const row = { ...post, membership_id: WRITER };
    const facts = toReadOf(member, row);
    const is = (fragment: string) => sql<boolean>`(${sql.raw(fragment)})`;
    const by = { member: `${member.membershipId}`, jobOffers: `${readsJobOffers(member)}` };
    const { rows } = await sql<{ all: boolean; published: boolean; offers: boolean }>`
    select ${is(mayReadSql({ ...by, admin: `${isAdministrator(member)}` }))} as "all",
      ${is(readsPublishedSql(by))} as published,
      ${is(readsJobOffersSql(`'${member.kind}'`, `${isAdministrator(member)}`))} as offers
    from (select ${WRITER}::bigint as membership_id, ${post.content_type}::smallint as content_type,
      ${post.published}::boolean as published, ${post.post_by_admin}::boolean as post_by_admin) p`.execute(
      kysely,
    );
    expect(rows[0]).toEqual({
      all: may.read(member, facts),
      published: may.read(member, { ...facts, published: true }),
      offers: readsJobOffers(member),
    });
  },
);

/** What the office wrote is nobody's own, and is there though its writer is away. */
const facts = allFacts.filter(({ own, byAdmin, authorAway }) => !(byAdmin && (own || authorAway)));
const findAbilities = statement<ReturnType<typeof viewerValues> & { facts: string }, { abilities: unknown }>(
  "find_abilities",
  `select ${abilitySql} as abilities
   from json_array_elements(:facts::json) with ordinality as f (fact, number),
     lateral (select (fact->>'contentType')::int as content_type, (fact->>'byAdmin')::bool as post_by_admin,
       case when (fact->>'own')::bool then :member::bigint else 0 end as membership_id,
       case when (fact->>'ended')::bool then '2020-01-01'::date end as end_date,
       (fact->>'published')::bool as published) p,
     lateral (select case when (fact->>'authorAway')::bool then 'paused' else 'participating' end as state) m
   order by number`,
);

test.each(
  people.flatMap((person) =>
    [true, false].flatMap((shown) =>
      [true, false].map((postingBlocked) => ({ ...person, shown, postingBlocked })),
    ),
  ),
)(
  "the database finds the same abilities: $kind $role, interested people shown $shown, blocked $postingBlocked",
  async ({ shown, ...person }) => {
    const community = {
      interest_display_setting_recruitment: shown,
      interest_display_setting_joboffer: !shown,
    };
    const member = { ...person, community } as Member;
    const values = { ...viewerValues(member, server.clock.now()), facts: JSON.stringify(facts) };
    const found = await runIn(kysely, findAbilities, values);
    expect(found.map(({ abilities }) => abilities)).toEqual(facts.map((one) => abilitiesFor(member, one)));
  },
);
