import { sql } from "kysely";
import { nameOf, whileHere } from "#features/memberships/server/index.ts";
import type { SortDirection } from "#kit/contract/paging.ts";
import type { Db } from "#kit/server/database/database.ts";
import type { peopleSorts } from "../contract/list-people.ts";
import { NEVER } from "./has-done.sql.ts";

/** This is SQL for the name of a row of `people`, for the preview of a bulk act. */
export const knownName = sql<string>`(select ${nameOf("family_name")} || ' ' || ${nameOf("given_name")}
  from memberships m join accounts a on a.id = m.account_id where m.id = p.membership_id)`;

export const peopleOrder = {
  management_no: "p.management_no",
  name: "p.kana",
  state: "p.state",
  department: "p.department",
  email: "p.email",
  employee_id: "p.employee_id",
  joined_at: "p.joined_at",
  visited_on: "p.last_visited_on",
} as const satisfies Readonly<Record<keyof typeof peopleSorts, string>>;
export type PeopleOrder = { readonly by: keyof typeof peopleSorts; readonly direction: SortDirection };

export const listRows = (db: Db, communityId: number, ids: readonly number[], order?: PeopleOrder) =>
  db
    .selectFrom("people as p")
    .innerJoin("memberships as m", (join) =>
      join.onRef("m.community_id", "=", "p.community_id").onRef("m.id", "=", "p.membership_id"),
    )
    .innerJoin("accounts as a", "a.id", "m.account_id")
    .select([
      "m.id",
      "m.kind",
      "m.management_no",
      nameOf("family_name").as("family_name"),
      nameOf("given_name").as("given_name"),
      "p.kana",
      "m.display_name",
      whileHere<string>("a.email").as("email"),
      "m.state",
      "m.role",
      "m.posting_blocked",
      "m.flags",
      "m.employee_id",
      "p.department",
      whileHere<number>("a.job_type_parent_id").as("job_type_parent_id"),
      whileHere<number>("a.job_type_child_id").as("job_type_child_id"),
      "m.joined_at",
      sql<string | null>`nullif(p.last_visited_on, ${NEVER}::date)`.as("last_visited_on"),
      "m.updated_at",
      (eb) =>
        eb
          .exists(
            eb
              .selectFrom("turnovers as t")
              .select("t.id")
              .whereRef("t.membership_id", "=", "m.id")
              .where("t.accepted_at", "is", null),
          )
          .$castTo<boolean>()
          .as("is_turned_over"),
    ])
    .where("p.community_id", "=", communityId)
    .where("p.membership_id", "in", [...ids])
    .$if(order !== undefined, (query) => {
      const { by, direction } = order as PeopleOrder;
      return query.orderBy(peopleOrder[by], direction).orderBy("p.membership_id", direction);
    })
    .execute();
export type PersonRow = Awaited<ReturnType<typeof listRows>>[number];
