import { type RawBuilder, sql } from "kysely";
import { endedStates } from "#kit/contract/membership-state.ts";
import type { Db } from "#kit/server/database/database.ts";
import { likePattern } from "#kit/server/database/like-pattern.ts";
import type { AlumniInvitationState } from "../contract/alumni-invitations.ts";

type AlumniQuery = {
  readonly communityId: number;
  readonly info?: string | undefined;
  readonly state?: AlumniInvitationState | undefined;
  readonly now: Date;
};

/** This agrees with `alumniStateOf`. */
const stateAt = (now: Date): RawBuilder<AlumniInvitationState> => sql`case
  when i.answered_at is not null then 'registered'
  when i.revoked_at is not null then 'revoked'
  when i.expires_at <= ${now} then 'expired'
  when i.sent_at is null or i.sent_at < i.asked_at then 'sending'
  when i.opened_at is not null then 'opened'
  else 'sent' end`;

export const invitedName = sql<string>`i.family_name || ' ' || i.given_name`;

/** Registered people are found only by that state. */
export const listedAlumni = (db: Db, { communityId, info, state, now }: AlumniQuery) =>
  db
    .selectFrom("alumni_invitations as i")
    .leftJoin("memberships as inviter", (join) =>
      join.onRef("inviter.id", "=", "i.invited_by_membership_id").on("inviter.state", "not in", endedStates),
    )
    .where("i.community_id", "=", communityId)
    .where(
      state === undefined ? sql<boolean>`i.answered_at is null` : sql<boolean>`${stateAt(now)} = ${state}`,
    )
    .$if(info !== undefined, (query) =>
      query.where(sql<boolean>`concat_ws(' ', ${invitedName}, i.email) ilike ${likePattern(info ?? "")}`),
    );

export const listedColumns = [
  "i.id",
  "i.email",
  "i.asked_at",
  "i.sent_at",
  "i.opened_at",
  "i.revoked_at",
  "i.answered_at",
  "i.expires_at",
  invitedName.as("name"),
  "inviter.display_name as invited_by",
] as const;
