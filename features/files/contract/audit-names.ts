import { act, eventWords } from "#kit/contract/act.ts";

eventWords({
  targets: {
    file: { ja: "画像", en: "Picture" },
  },
  fields: {
    file: { ja: "画像", en: "Picture" },
  },
});

/** Calls that members make too are named so where an administrator makes them as the office or by its right. */
export const fileActs = {
  uploadHeader: act("uploadHeader", {
    ja: "コミュニティの画像をアップロード",
    en: "Uploaded a picture of the community",
  }),
};
