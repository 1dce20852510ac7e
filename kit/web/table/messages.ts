import { defineMessages } from "#kit/web/i18n.ts";

export const useTableMessages = defineMessages(
  {
    tooMany: (max: number) =>
      `一度に選択できるのは${max.toLocaleString("ja-JP")}件までです。条件で絞り込んでください。`,
    toRows: "一覧へ移動",
    nothingFound: "条件に合うものはありません",
    and: "、",
    clearFilters: "条件をクリア",
    filtered: "条件が変わったため、選択を解除しました",
    undo: "元に戻す",
    export: "書き出す",
    selected: { people: "選択した人", things: "選択したもの" },
    keys: "キーボードでの操作",
    key: {
      rows: "次の行、前の行",
      items: "行の中の項目",
      tick: "行を選択する（Shiftで範囲）",
      open: "行を開く",
      page: "ページで開く",
      search: "検索",
      filter: "条件を追加",
      escape: "閉じる、選択を解除する",
      help: "この一覧",
    },
    keysOff: "1文字のキーは、アカウント設定でオフにできます。",
  },
  {
    tooMany: (max) =>
      `At most ${max.toLocaleString("en-US")} can be selected at once. Please narrow the search.`,
    toRows: "Go to the list",
    nothingFound: "Nothing matches",
    and: ", ",
    clearFilters: "Clear filters",
    filtered: "The selection was cleared with the change of filters",
    undo: "Undo",
    export: "Export",
    selected: { people: "People selected", things: "Selected" },
    keys: "Keyboard",
    key: {
      rows: "Next row, previous row",
      items: "Within the row",
      tick: "Select the row (Shift for a range)",
      open: "Open the row",
      page: "Open as a page",
      search: "Search",
      filter: "Add a filter",
      escape: "Close, clear the selection",
      help: "This list",
    },
    keysOff: "Single letters can be turned off in the account settings.",
  },
);
