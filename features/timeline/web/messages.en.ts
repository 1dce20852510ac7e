import { departedName } from "#features/memberships/contract/author.ts";
import type { Translation } from "#kit/web/i18n.ts";
import type { ja } from "./messages.ja.ts";

export const en: Translation<typeof ja> = {
  title: "Home",
  tabs: {
    label: "Kinds of posts",
    all: "All",
    article: "Articles",
    recruitment: "Recruitment",
    joboffer: "Job offers",
    keep: "Kept",
    mine: "My posts",
  },
  departed: departedName.en,
  office: "Management office",
  hidden: "Hidden",
  edited: "Edited",
  endDate: (date) => `Until ${date}`,
  comments: (count) => `${count} ${count === 1 ? "comment" : "comments"}`,
  tagFilter: (tag) => `Posts with #${tag}`,
  clearTag: "Clear the filter",
  empty: {
    all: "No posts yet",
    article: "No articles yet",
    recruitment: "No recruitments yet",
    joboffer: "No job offers yet",
    keep: "Nothing kept yet",
    mine: "You have not posted yet",
    tag: "No posts with this tag yet",
  },
  emptyHint: {
    write: "Share your news or look for people to join you. Write the first post.",
    keep: "Press “Keep” on a post and it will be here when you want to read it.",
    wait: "New posts will appear here.",
  },
  newPosts: (count) => `${count} new ${count === 1 ? "post" : "posts"}`,
  back: "Back to the posts",
};
