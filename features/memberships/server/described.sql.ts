import { sql } from "kysely";
import type { nameFields } from "#features/member-details/contract/details.ts";
import type { KeptAnswers, KeptRegistration } from "#features/member-details/contract/kept.ts";
import { endedStates } from "#kit/contract/membership-state.ts";
import type { Db } from "#kit/server/database/database.ts";

export type DescribedRow = Awaited<ReturnType<ReturnType<typeof describedMembers>["execute"]>>[number];

/** Reads members with everything they have stated here, as the office reads and corrects it. */
export const describedMembers = (db: Db, communityId: number) =>
  db
    .selectFrom("memberships as m")
    .innerJoin("accounts as a", "a.id", "m.account_id")
    .leftJoin("memberships as inviter", (join) =>
      join
        .onRef("inviter.community_id", "=", "m.community_id")
        .onRef("inviter.id", "=", "m.invited_by_membership_id"),
    )
    .select([
      "m.id",
      "m.management_no",
      "m.display_name",
      "m.employee_id",
      "m.enrollment_start_period",
      "m.updated_at",
      "m.account_id",
      "inviter.display_name as invited_by",
      // Somebody who returns has the old membership and a new application.
      sql<Date>`coalesce(m.applied_at, m.created_at)`.as("applied_at"),
      "a.activated_at",
      "a.updated_at as account_updated_at",
      "a.email",
      "a.family_name",
      "a.given_name",
      "a.family_name_kana",
      "a.given_name_kana",
      "a.birthday",
      "a.institution",
      "a.job_type_parent_id",
      "a.job_type_child_id",
      "a.zipcode_judgment",
      "a.zipcode_1",
      "a.zipcode_2",
      "a.zipcode_foreign",
      "a.address_1",
      "a.address_2",
      "a.phone_number_1",
      "a.phone_number_2",
      "a.phone_number_3",
    ])
    .select((eb) => [
      "m.kind",
      "m.state",
      "m.role",
      eb.ref("m.registration").$castTo<KeptRegistration & EnteredNames>().as("registration"),
      eb.ref("m.additional_information").$castTo<KeptAnswers>().as("additional_information"),
      eb
        .exists(
          eb
            .selectFrom("memberships as other")
            .select("other.id")
            .whereRef("other.account_id", "=", "m.account_id")
            .whereRef("other.community_id", "!=", "m.community_id")
            .where("other.state", "not in", endedStates),
        )
        .$castTo<boolean>()
        .as("is_elsewhere"),
    ])
    .where("m.community_id", "=", communityId);

/** The office has entered these names of somebody who has not registered yet. */
type EnteredNames = { readonly [K in (typeof nameFields)[number]]?: string };
