import { defineMessages } from "#kit/web/i18n.ts";

export const useOccupationMessages = defineMessages(
  {
    parent: "職種（大分類）",
    child: "職種（小分類）",
    chooseParentFirst: "大分類を選ぶと表示されます",
    failed: "職種の一覧を読み込めませんでした。",
    retry: "もう一度読み込む",
  },
  {
    parent: "Job type (field)",
    child: "Job type (detail)",
    chooseParentFirst: "Choose a field first",
    failed: "The job types could not be loaded.",
    retry: "Try again",
  },
);
