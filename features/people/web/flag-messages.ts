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
    choices: { "": "Leave", add: "Add", remove: "Take off" },
    none: "There are no flags yet. Give one a name under “Flags” in the settings, and it can be chosen here.",
    effect: "No e-mails will be sent. Only administrators see flags.",
    confirm: "Change",
    cancel: "Cancel",
    done: (count) => `Changed the flags of ${count}`,
    undo: "Undo",
  },
);
