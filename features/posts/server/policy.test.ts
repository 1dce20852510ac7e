import { sql } from "kysely";
import { expect, test } from "vitest";
import { isAdministrator, type Member } from "#kit/server/access/actor.ts";
import { startTestServer } from "#kit/testing/test-server.ts";
import { mayReadSql, readsJobOffersSql, readsPublishedSql } from "./policy.sql.ts";
import { may, readsJobOffers } from "./policy.ts";
import { toReadOf } from "./post-viewers.ts";

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
