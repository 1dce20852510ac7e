import { createHash } from "node:crypto";
import { findContract } from "#features/contracts/server/index.ts";
import { isInside } from "#kit/contract/membership-state.ts";
import type { Db } from "#kit/server/database/database.ts";
import { found } from "#kit/server/failure.ts";
import type { AccessFields, OperatedCommunityDetail } from "../contract/calls.ts";
import { findCommunity, findContractor, type OperatedCommunityRow } from "./communities.sql.ts";

export const accessOf = (row: AccessFields): AccessFields => ({
  is_private: row.is_private,
  is_daiko: row.is_daiko,
  community_site_available: row.community_site_available,
  ip_allow_list: [...row.ip_allow_list],
});

/** It changes with each value of the section, and with nothing else. */
export const versionOf = (section: object): string =>
  createHash("sha256").update(JSON.stringify(section)).digest("base64url");

/** @throws RECORD_NOT_FOUND */
export const loadCommunity = async (db: Db, communityId: number): Promise<OperatedCommunityRow> =>
  found(await findCommunity(db, communityId));

/** The contract as an operator edits it. @throws RECORD_NOT_FOUND */
export async function contractOf(
  db: Db,
  communityId: number,
): Promise<Pick<OperatedCommunityDetail, "members" | "contract">> {
  const row = found(await findContract(db, communityId));
  return {
    members: { alumni: row.alumni_count, employees: row.employee_count },
    contract: {
      plan: row.plan,
      member_limit: row.member_limit,
      renewal_date: row.renewal_date,
      options: row.options,
      purchased_points: row.purchased_points,
      version: row.updated_at.toISOString(),
    },
  };
}

async function contractorView(db: Db, communityId: number): Promise<OperatedCommunityDetail["contractor"]> {
  const row = await findContractor(db, communityId);
  return row
    ? {
        name: row.display_name,
        email: row.email,
        has_joined: isInside(row.state),
        invited_at: row.invited_at?.toISOString() ?? null,
        expires_at: row.expires_at?.toISOString() ?? null,
      }
    : null;
}

/** Reads everything that operators see of a community: nothing that its members write. */
export async function showCommunity(db: Db, communityId: number): Promise<{ data: OperatedCommunityDetail }> {
  const community = await loadCommunity(db, communityId);
  const access = accessOf(community);
  return {
    data: {
      id: community.id,
      name: community.name,
      corporation_name: community.corporation_name,
      state: community.state,
      created_at: community.created_at.toISOString(),
      suspended_at: community.suspended_at?.toISOString() ?? null,
      contractor: await contractorView(db, communityId),
      ...(await contractOf(db, communityId)),
      access: { ...access, version: versionOf(access) },
    },
  };
}
