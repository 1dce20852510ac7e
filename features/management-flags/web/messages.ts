import { defineMessages } from "#kit/web/i18n.ts";

export const useFlagMessages = defineMessages(
  {
    title: "管理フラグ",
    lead: "事務局がメンバーを見分けるための目印です。4つまで名前を付けられ、本人には見えません。",
    section: "フラグの名前",
    name: "名前",
    unnamed: "未設定",
    people: (count: string) => `${count}名に付いています`,
    create: "名前を付ける",
    rename: "名前を変更",
    delete: "削除する",
    save: "保存する",
    cancel: "キャンセル",
    titleOf: (slot: string) => `フラグ${slot}の名前`,
    saved: (name: string) => `「${name}」を保存しました`,
    ask: {
      title: (name: string) => `「${name}」を削除しますか？`,
      message: (count: number) =>
        count === 0
          ? "この管理フラグが付いている人はいません。"
          : `${count.toLocaleString()}名から、この管理フラグが外れます。元に戻せません。`,
      confirm: (count: number) => (count === 0 ? "削除する" : `削除して${count.toLocaleString()}名から外す`),
    },
    deleted: (name: string) => `「${name}」を削除しました`,
    gone: (name: string) => `「${name}」は、既に削除されています`,
  },
  {
    title: "Flags",
    lead: "Flags help the office tell members apart. You can name up to four. Members do not see them.",
    section: "Names of flags",
    name: "Name",
    unnamed: "Not in use",
    people: (count) => `On ${count} ${count === "1" ? "person" : "people"}`,
    create: "Name it",
    rename: "Rename",
    delete: "Delete",
    save: "Save",
    cancel: "Cancel",
    titleOf: (slot) => `Name of flag ${slot}`,
    saved: (name) => `“${name}” has been saved`,
    ask: {
      title: (name) => `Delete “${name}”?`,
      message: (count) =>
        count === 0
          ? "Nobody has this flag."
          : `It will be removed from ${count.toLocaleString()} ${count === 1 ? "person" : "people"}. This cannot be undone.`,
      confirm: (count) => (count === 0 ? "Delete" : `Delete and remove from ${count.toLocaleString()}`),
    },
    deleted: (name) => `“${name}” has been deleted`,
    gone: (name) => `“${name}” has already been deleted`,
  },
);
