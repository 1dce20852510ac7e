import { act } from "#kit/contract/act.ts";

/** Calls that members make too are named so where an administrator makes them as the office or by its right. */
export const reactionActs = {
  viewInterested: act("viewInterested", {
    ja: "興味を伝えた人の一覧を閲覧",
    en: "Viewed who is interested in a post",
  }),
};
