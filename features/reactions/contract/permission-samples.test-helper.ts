import { sample, samples } from "#apps/server/permissions/sample.test-helper.ts";
import type { World } from "#apps/server/permissions/world.test-helper.ts";
import { expressInterest, listInterests, withdrawInterest } from "./interest-calls.ts";
import { keepPost, unkeepPost } from "./keep-calls.ts";
import { likePost, listLikes, unlikePost } from "./like-calls.ts";

const theArticle = ({ article }: World) => ({ params: { id: article } });

const othersJobOffer = ({ jobOffer }: World) => ({ params: { id: jobOffer } });

const hiddenArticle = ({ hidden }: World) => ({ params: { id: hidden } });

const theRecruitment = ({ recruitment }: World) => ({ params: { id: recruitment } });

const othersRecruitment = ({ otherRecruitment }: World) => ({ params: { id: otherRecruitment } });

export const permissionSamples = [
  ...samples(likePost, {
    "the alumnus's article": theArticle,
    "another employee's job offer": othersJobOffer,
    "an alumnus's hidden article": hiddenArticle,
  }),
  sample(unlikePost, "the alumnus's article", theArticle),
  ...samples(keepPost, {
    "the alumnus's article": theArticle,
    "another employee's job offer": othersJobOffer,
  }),
  sample(unkeepPost, "the alumnus's article", theArticle),
  ...samples(expressInterest, {
    "another alumnus's recruitment": othersRecruitment,
    "another employee's job offer": othersJobOffer,
    "the employee's recruitment, which the alumnus is interested in": theRecruitment,
    "the alumnus's article": theArticle,
  }),
  sample(withdrawInterest, "the employee's recruitment", theRecruitment),
  sample(listLikes, "the alumnus's article", theArticle),
  ...samples(listInterests, {
    "the employee's recruitment": theRecruitment,
    "another employee's job offer": othersJobOffer,
  }),
];
