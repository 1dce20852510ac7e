import { inTransaction } from "#kit/server/work/work.ts";
import { alumni, schoolAlumni } from "../people/roster.ts";
import { schoolPosts } from "../posts/school-posts.ts";
import type { Scene, Stage } from "../stage.ts";
import { joinAtOnce } from "./found.ts";
import { memberOf } from "./members.ts";
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
  return [...posts, { at: plan.at(0.3, 10), play: () => joinSchool(stage, plan.communityId, schoolId) }];
}

async function joinSchool(stage: Stage, communityId: number, schoolId: number): Promise<void> {
  for (const person of alumni.slice(0, 1)) {
    const { accountId } = await memberOf(stage, communityId, person);
    await inTransaction(stage.server.services, (work) =>
      joinAtOnce(work, { communityId: schoolId, accountId, person }),
    );
  }
}
