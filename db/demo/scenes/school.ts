import { showInvitationKey } from "#features/invitations/contract/calls.ts";
import { joinCommunity } from "#features/registration/contract/calls.ts";
import { showAlumniTerms } from "#features/terms/contract/calls.ts";
import { displayName } from "../people/person.ts";
import { schoolAnswers } from "../people/registration.ts";
import { alumni, schoolAlumni } from "../people/roster.ts";
import { schoolPosts } from "../posts/school-posts.ts";
import type { Scene, Stage } from "../stage.ts";
import type { Plan } from "./plan.ts";
import { uploadPictures, writePost } from "./write.ts";

const NUMBERED_FROM = 1_000;

/** Writes the second community's posts; the first alumnus of the other one joins, so that the lobby has a choice. */
export function schoolScenes(stage: Stage, plan: Plan, schoolId: number): Scene[] {
  const posts = schoolPosts.flatMap((post, i): Scene[] => {
    const author = schoolAlumni[i];
    const writing = author && { communityId: schoolId, number: NUMBERED_FROM + i, author, post };
    return writing
      ? [
          {
            at: plan.at(0.4 + i * 0.25, 17.5),
            play: async () => void (await writePost(stage, writing, await uploadPictures(stage, writing))),
          },
        ]
      : [];
  });
  return [...posts, { at: plan.at(0.3, 10), play: () => joinSchool(stage, schoolId) }];
}

/** A friend from school sends them the link. */
async function joinSchool(stage: Stage, schoolId: number): Promise<void> {
  const [[person], [friend]] = [alumni, schoolAlumni];
  if (!person || !friend) return;
  const params = { id: schoolId };
  const { invited_code } = (await (await stage.as(friend))(showInvitationKey, { params })).data;
  const as = await stage.as(person);
  const { version } = (await as(showAlumniTerms, { params })).data;
  await as(joinCommunity, {
    params,
    body: {
      invited_code,
      display_name: displayName(person),
      ...schoolAnswers(GRADUATED),
      consent_community: true,
      consent_community_version: version,
    },
  });
}

const GRADUATED = 2008;
