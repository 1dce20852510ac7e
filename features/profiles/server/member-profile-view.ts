import { imageUrl } from "#kit/contract/image-address.ts";
import type { Member } from "#kit/server/access/actor.ts";
import type { MemberProfile } from "../contract/views.ts";
import type { MemberProfileRow } from "./member-profile.sql.ts";
import { may } from "./policy.ts";

export const nothingMore = {
  introduction: "",
  institution: null,
  job_type_parent_id: null,
  job_type_child_id: null,
  enrollment_start_period: null,
  affiliation: null,
};

/** R017, R110: name and picture are shown beside everything a member writes; they choose whether to show the rest. */
export function shownTo(member: Member, row: MemberProfileRow): MemberProfile {
  const is_shown = may.readProfile(member, row);
  const {
    introduction,
    institution,
    job_type_parent_id,
    job_type_child_id,
    enrollment_start_period,
    affiliation,
  } = row;
  return {
    ...(is_shown
      ? {
          introduction,
          institution: institution || null,
          job_type_parent_id,
          job_type_child_id,
          enrollment_start_period,
          affiliation,
        }
      : nothingMore),
    user_id: row.id,
    display_name: row.display_name,
    image_url: imageUrl(member.communityId, row.file_id),
    is_me: row.id === member.membershipId,
    is_shown,
    is_profile_public: row.is_profile_public,
    is_paused: row.state === "paused",
  };
}
