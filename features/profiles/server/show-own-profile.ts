import { commonErrors } from "#kit/contract/errors.ts";
import { imageUrl } from "#kit/contract/image-url.ts";
import { failure } from "#kit/server/failure.ts";
import { serve } from "#kit/server/http/serve.ts";
import {
  type Me,
  showOwnAlumnus,
  showOwnEmployee,
  showOwnEmployeeProfile,
  showOwnProfile,
} from "../contract/calls.ts";
import { findOwnAccount, findOwnProfile, type OwnProfileRow } from "./own-profile.sql.ts";
import { may } from "./policy.ts";

/** A picture is fetched through a community, so that one without any is shown by its initials. */
function answer(row: OwnProfileRow | undefined): { data: Me } {
  if (!row) throw failure(commonErrors.RECORD_NOT_FOUND);
  const { account_id, kind, community_id, family_name, given_name } = row;
  const display_name = row.display_name ?? `${family_name} ${given_name}`;
  const image_url = row.display_name === null ? null : imageUrl(community_id ?? 0, row.file_id);
  return {
    data: {
      profile: { image_url, display_name, family_name, given_name },
      community_id,
      employee_user_id: kind === "employee" ? account_id : null,
      alumni_user_id: kind === "alumnus" ? account_id : null,
      direct_id: row.direct_id,
      language: row.language,
    },
  };
}

export const showOwnProfileRoutes = [
  serve(showOwnAlumnus, async ({ run, account }) =>
    answer((await run(findOwnAccount, [account.accountId]))[0]),
  ),
  serve(showOwnEmployee, async ({ run, account }) =>
    answer((await run(findOwnAccount, [account.accountId]))[0]),
  ),
  serve(showOwnProfile, async ({ run, member }, { params }) => {
    if (!may.readOwnProfileAs(member, params.type)) throw failure(commonErrors.ERROR_FORBIDDEN);
    return answer((await run(findOwnProfile, [member.membershipId]))[0]);
  }),
  serve(showOwnEmployeeProfile, async ({ run, member }) =>
    answer((await run(findOwnProfile, [member.membershipId]))[0]),
  ),
];
