import { act } from "#kit/contract/act.ts";

/** Calls that members make too are named so where an administrator makes them as the office or by its right. */
export const fileActs = {
  uploadHeader: act("uploadHeader", {
    ja: "コミュニティの画像をアップロード",
    en: "Uploaded a picture of the community",
  }),
};
