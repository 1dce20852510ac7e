import { defineMessages } from "#kit/web/i18n.ts";

export const useOccupationMessages = defineMessages(
  {
    parent: "職種（大分類）",
    child: "職種（小分類）",
    chooseParentFirst: "大分類を選ぶと表示されます",
  },
  {
    parent: "Job type (field)",
    child: "Job type (detail)",
    chooseParentFirst: "Choose a field first",
  },
);
