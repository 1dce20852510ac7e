import { sql } from "kysely";
import { nameBegins, nameMatches, nameOf } from "#features/memberships/server/index.ts";
import type { Db } from "#kit/server/database/database.ts";
import { PEOPLE_SHOWN, type PersonMatch } from "../contract/find-people.ts";

/** If a search finds more, only the first found are sorted: somebody who sees so many types on. */
const SORTED_AT_MOST = 200;

const people = (db: Db, communityId: number) =>
  db
    .selectFrom("people as p")
    .innerJoin("memberships as m", (join) =>
      join.onRef("m.community_id", "=", "p.community_id").onRef("m.id", "=", "p.membership_id"),
    )
    .innerJoin("accounts as a", "a.id", "m.account_id")
    .where("p.community_id", "=", communityId)
    .where("p.state", "!=", "withdrawn");

const columns = [
  "m.id",
  "m.kind",
  sql<PersonMatch["state"]>`m.state`.as("state"),
  "m.management_no",
  "m.employee_id",
  sql<string>`trim(${nameOf("family_name")} || ' ' || ${nameOf("given_name")})`.as("name"),
  "p.kana",
  "m.display_name",
  "a.email",
] as const;

export type Keys = { readonly number: number | undefined; readonly text: string };

/** Finds people by what belongs to one person alone, each by its index. */
export const findByKeys = (db: Db, communityId: number, { number, text }: Keys) =>
  people(db, communityId)
    .where("m.id", "in", (eb) => {
      const members = eb
        .selectFrom("memberships as k")
        .select("k.id")
        .where("k.community_id", "=", communityId);
      return members
        .where("k.employee_id", "=", text)
        .unionAll(
          members
            .innerJoin("accounts as b", "b.id", "k.account_id")
            .where("b.kind", "in", ["alumnus", "employee"])
            .where("b.email", "=", text.toLowerCase()),
        )
        .$if(number !== undefined, (keys) =>
          keys.unionAll(members.where("k.management_no", "=", number ?? 0)),
        );
    })
    .select(columns)
    .orderBy("m.management_no")
    .limit(PEOPLE_SHOWN)
    .execute();

export const findByName = (db: Db, communityId: number, typed: string) =>
  people(db, communityId)
    .where("p.membership_id", "in", (eb) =>
      eb
        .selectFrom("people as p")
        .select("p.membership_id")
        .where("p.community_id", "=", communityId)
        .where("p.state", "!=", "withdrawn")
        .where(nameMatches(communityId, typed))
        .limit(SORTED_AT_MOST),
    )
    .select(columns)
    .orderBy(nameBegins(typed), "desc")
    .orderBy("p.kana")
    .orderBy("m.management_no")
    .limit(PEOPLE_SHOWN)
    .execute();
