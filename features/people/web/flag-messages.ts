import { defineMessages } from "#kit/web/i18n.ts";

export const usePeopleFlagMessages = defineMessages(
  {
    choices: { "": "そのまま", add: "付ける", remove: "外す" },
    none: "管理フラグがまだありません。設定の「管理フラグ」で名前を付けると、ここで選べます。",
  },
  {
    choices: { "": "Leave as is", add: "Add", remove: "Remove" },
    none: "No flags yet. Name one under Settings > Flags to choose it here.",
  },
);
