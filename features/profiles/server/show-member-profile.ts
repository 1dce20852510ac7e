import { commonErrors } from "#kit/contract/errors.ts";
import { imageUrl } from "#kit/contract/image-url.ts";
import type { Member } from "#kit/server/access/actor.ts";
import type { Db } from "#kit/server/database/database.ts";
import { failure } from "#kit/server/failure.ts";
import { serve } from "#kit/server/http/serve.ts";
import { showMemberProfile } from "../contract/calls.ts";
import type { MemberProfile } from "../contract/views.ts";
import { findMemberProfile, findOffice, type MemberProfileRow } from "./member-profile.sql.ts";
import { may } from "./policy.ts";

const nothingMore = {
  introduction: "",
  institution: null,
  job_type_parent_id: null,
  job_type_child_id: null,
  enrollment_start_period: null,
};

/** The management office is not a person and says no more of itself. */
async function officeProfile(db: Db, communityId: number): Promise<MemberProfile> {
  const office = await findOffice(db, communityId);
  return {
    ...nothingMore,
    user_id: 0,
    display_name: office.operating_name,
    image_url: imageUrl(communityId, office.operating_file_id),
    is_me: false,
    is_shown: false,
    is_profile_public: true,
    is_paused: false,
  };
}

/** R017, R110: name and picture stand beside everything a member writes; the rest is theirs to show. */
function shownTo(member: Member, row: MemberProfileRow): MemberProfile {
  const is_shown = may.readProfile(member, row);
  const { introduction, institution, job_type_parent_id, job_type_child_id, enrollment_start_period } = row;
  return {
    ...(is_shown
      ? {
          introduction,
          institution: institution || null,
          job_type_parent_id,
          job_type_child_id,
          enrollment_start_period,
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

export const showMemberProfileRoute = serve(showMemberProfile, async ({ db, member }, { params }) => {
  const { userId, userType } = params;
  if (userId === 0 && userType === "community_admin")
    return { profile: await officeProfile(db, member.communityId), user_type: userType };
  const row = await findMemberProfile(db, member.communityId, userId);
  const type = row?.kind === "alumnus" ? ("alumni" as const) : ("employee" as const);
  const isAskedFor = userType === type || (userType === "community_admin" && type === "employee");
  if (!row || !isAskedFor || !may.findProfile(member, row)) throw failure(commonErrors.RECORD_NOT_FOUND);
  return { profile: shownTo(member, row), user_type: type };
});
