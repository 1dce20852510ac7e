import { sample, samples } from "#apps/server/permissions/sample.test-helper.ts";
import { postForm, type World } from "#apps/server/permissions/world.test-helper.ts";
import { createOfficialPost, deleteUserPost, updateUserPost } from "./admin-calls.ts";
import { listOfficialPosts, listUserPosts } from "./admin-lists.ts";
import { postModerations } from "./bulk-calls.ts";
import { createPost, deletePost, getPost, listPopularTags, listPosts, updatePost } from "./calls.ts";
import { listMentionUsers, listUserNames } from "./mention-calls.ts";
import { listTags } from "./tag-calls.ts";

const edited = { title: "改題", content: "<p>書き直しました</p>" };

const theArticle = ({ aoba, article }: World) => ({ params: { id: aoba }, body: { ids: [article] } });

const theHidden = ({ aoba, hidden }: World) => ({ params: { id: aoba }, body: { ids: [hidden] } });

export const permissionSamples = [
  sample(listPosts, "the timeline", ({ aoba }) => ({ params: { id: aoba } })),
  ...samples(getPost, {
    "the alumnus's article": ({ article }) => ({ params: { id: article } }),
    "the employee's job offer": ({ ownJobOffer }) => ({ params: { id: ownJobOffer } }),
    "another employee's job offer": ({ jobOffer }) => ({ params: { id: jobOffer } }),
    "an alumnus's hidden article": ({ hidden }) => ({ params: { id: hidden } }),
    "an official article": ({ official }) => ({ params: { id: official } }),
  }),
  ...samples(createPost, {
    "an article": ({ aoba }) => ({ params: { id: aoba }, body: { ...postForm("記事"), content_type: 1 } }),
    "a recruitment": ({ aoba }) => ({
      params: { id: aoba },
      body: { ...postForm("募集"), content_type: 2 },
    }),
    "a job offer": ({ aoba }) => ({ params: { id: aoba }, body: { ...postForm("求人"), content_type: 3 } }),
  }),
  ...samples(updatePost, {
    "the alumnus's article": ({ article }) => ({ params: { id: article }, body: edited }),
    "the employee's recruitment": ({ recruitment }) => ({ params: { id: recruitment }, body: edited }),
    "another employee's job offer": ({ jobOffer }) => ({ params: { id: jobOffer }, body: edited }),
    "an official article": ({ official }) => ({ params: { id: official }, body: edited }),
  }),
  ...samples(deletePost, {
    "the alumnus's article": ({ article }) => ({ params: { id: article } }),
    "the employee's recruitment": ({ recruitment }) => ({ params: { id: recruitment } }),
    "another employee's job offer": ({ jobOffer }) => ({ params: { id: jobOffer } }),
    "an official article": ({ official }) => ({ params: { id: official } }),
  }),
  ...samples(deleteUserPost, {
    "the alumnus's article": ({ article }) => ({ params: { id: article } }),
    "an official article": ({ official }) => ({ params: { id: official } }),
  }),
  ...samples(listMentionUsers, {
    "the alumnus's article": ({ article }) => ({ params: { id: article } }),
    "another employee's job offer": ({ jobOffer }) => ({ params: { id: jobOffer } }),
  }),
  sample(listUserNames, "everybody", ({ aoba }) => ({ params: { id: aoba } })),
  sample(listTags, "the community's", ({ aoba }) => ({ params: { id: aoba }, query: { q: "同窓" } })),
  sample(listPopularTags, "the community's", ({ aoba }) => ({ query: { community_id: aoba } })),
  ...[postModerations.hide, postModerations.delete].flatMap((moderate) => [
    sample(moderate.preview, "the alumnus's article", theArticle),
    sample(moderate, "the alumnus's article", theArticle),
  ]),
  sample(postModerations.reveal.preview, "an alumnus's hidden article", theHidden),
  sample(postModerations.reveal, "an alumnus's hidden article", theHidden),
  sample(listUserPosts, "all", ({ aoba }) => ({ params: { id: aoba } })),
  sample(listOfficialPosts, "all", ({ aoba }) => ({ params: { id: aoba } })),
  sample(listUserPosts.count, "all", ({ aoba }) => ({ params: { id: aoba } })),
  sample(listOfficialPosts.count, "all", ({ aoba }) => ({ params: { id: aoba } })),
  sample(createOfficialPost, "an article", ({ aoba }) => ({
    params: { id: aoba },
    body: { ...postForm("お知らせ"), content_type: 1 },
  })),
  ...samples(updateUserPost, {
    "hiding the alumnus's article": ({ article }) => ({
      params: { id: article },
      body: { published: false },
    }),
    "editing the alumnus's article": ({ article }) => ({ params: { id: article }, body: edited }),
    "editing an official article": ({ official }) => ({ params: { id: official }, body: edited }),
  }),
];
