import { sql } from "kysely";
import type { ImageType } from "#kit/contract/image-address.ts";
import type { MemberKind } from "#kit/contract/member-kind.ts";
import type { MembershipState } from "#kit/server/access/actor.ts";
import type { Db } from "#kit/server/database/database.ts";
import { statement } from "#kit/server/database/statement.ts";

export const findSettings = (db: Db, communityId: number) =>
  db
    .selectFrom("communities")
    .select([
      "name",
      "corporation_name",
      "operating_name",
      "description",
      "header_file_id",
      "profile_file_id",
      "operating_file_id",
      "theme_color",
      "message_board_title",
      "message_board_content",
      sql<{ name: string; url: string }[]>`message_board_sites`.as("message_board_sites"),
      "can_use_invited_code",
      "group_creation",
      "post_article_permission",
      "post_recruitment_permission",
      "interest_display_setting_recruitment",
      "interest_display_setting_joboffer",
      "approve_alumni_by_hand",
      "mails_applications",
      "mails_waiting_chats",
      "quiet_from",
      "quiet_until",
      "demands_second_factor",
      "community_site_available",
      "is_private",
      "is_daiko",
      "ip_allow_list",
    ])
    .where("id", "=", communityId)
    .executeTakeFirst();
export type SettingsRow = NonNullable<Awaited<ReturnType<typeof findSettings>>>;

type Picture = { readonly communityId: number; readonly accountId: number; readonly fileId: number };

/** Finds a picture that this person has uploaded here for this use. */
export const findUploaded = (db: Db, { communityId, accountId, fileId }: Picture, purpose: ImageType) =>
  db
    .selectFrom("files")
    .select("id")
    .where("community_id", "=", communityId)
    .where("id", "=", fileId)
    .where("uploader_account_id", "=", accountId)
    .where("purpose", "=", purpose)
    .executeTakeFirst();

/** Of more changes than these only the latest say who made them. */
const LOOKED_AT = 100;

/** Lists the latest changes of settings, newest first, each with the names of what it changed. */
export const listChanges = (db: Db, communityId: number, act: string) =>
  db
    .selectFrom("audit_events as e")
    .innerJoin("audit_event_targets as t", (join) =>
      join.onRef("t.community_id", "=", "e.community_id").onRef("t.event_id", "=", "e.id"),
    )
    .innerJoin("memberships as m", (join) =>
      join.onRef("m.community_id", "=", "e.community_id").onRef("m.id", "=", "e.actor_membership_id"),
    )
    .select([
      "e.at",
      "m.display_name as by",
      sql<string[]>`array(select jsonb_object_keys(coalesce(t.changes, '{}')))`.as("changed"),
    ])
    .where("e.community_id", "=", communityId)
    .where("e.act", "=", act)
    .orderBy("e.id", "desc")
    .limit(LOOKED_AT)
    .execute();

export type NamedRow = {
  readonly id: number;
  readonly kind: MemberKind;
  readonly state: MembershipState;
  readonly management_no: number;
  readonly name: string;
};

/** Lists who is here under a name that holds the given one, as far as the database can compare them. */
export const listNamedLike = statement<{ community: number; like: string; most: number }, NamedRow>(
  "list_named_like",
  `select id, kind, state, management_no, display_name as name from memberships
   where community_id = :community and kind in ('alumnus', 'employee') and not has_ended(state)
     and translate(lower(normalize(display_name, NFKC)), ' ・.,-_()/&@', '') like :like
   order by id limit :most`,
);
