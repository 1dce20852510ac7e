import { defineMessages } from "#kit/web/i18n.ts";

export const useFlagMessages = defineMessages(
  {
    change: "フラグを変更する",
    title: "フラグを変更",
    choices: { "": "そのまま", add: "付ける", remove: "外す" },
    none: "管理フラグがまだありません。設定の「管理フラグ」で名前を付けると、ここで選べます。",
    effect: "メールは送りません。フラグは管理者だけに見えます。",
    confirm: "変更する",
    cancel: "キャンセル",
    done: (count: string) => `${count}のフラグを変更しました`,
    undo: "元に戻す",
  },
  {
    change: "Change flags",
    title: "Change flags",
    choices: { "": "Leave as is", add: "Add", remove: "Remove" },
    none: "There are no flags yet. Name one under Settings > Flags to choose it here.",
    effect: "No e-mails will be sent. Only administrators see flags.",
    confirm: "Change",
    cancel: "Cancel",
    done: (count) => `Changed the flags of ${count}`,
    undo: "Undo",
  },
);
