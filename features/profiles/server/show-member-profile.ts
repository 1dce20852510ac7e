import { commonErrors } from "#kit/contract/errors.ts";
import { imageUrl } from "#kit/contract/image-address.ts";
import { userTypeOf } from "#kit/server/access/actor.ts";
import type { Db } from "#kit/server/database/database.ts";
import { failure } from "#kit/server/failure.ts";
import { serve } from "#kit/server/http/serve.ts";
import { showMemberProfile } from "../contract/calls.ts";
import type { MemberProfile } from "../contract/views.ts";
import { findMemberProfile, findOffice } from "./member-profile.sql.ts";
import { nothingMore, shownTo } from "./member-profile-view.ts";
import { may } from "./policy.ts";

/** The management office is not a person and has no further profile. */
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

export const showMemberProfileRoute = serve(showMemberProfile, async ({ db, run, member }, { params }) => {
  const { userId, userType } = params;
  if (userId === 0 && userType === "community_admin")
    return { profile: await officeProfile(db, member.communityId), user_type: userType };
  const [row] = await run(findMemberProfile, { user: userId, community: member.communityId });
  const type = row && userTypeOf(row.kind);
  if (!row || !type || !may.findProfile(member, row)) throw failure(commonErrors.RECORD_NOT_FOUND);
  return { profile: shownTo(member, row), user_type: type };
});
