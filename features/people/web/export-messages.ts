import { defineMessages } from "#kit/web/i18n.ts";

export const useExportMessages = defineMessages(
  {
    export: "書き出す",
    title: (count: string) => `${count}を書き出す`,
    columns: "画面に出ている列を、その順で書き出します。書き出したことは、操作履歴に残ります。",
    encoding: "文字コード",
    encodings: { "utf-8": "UTF-8（おすすめ）", shift_jis: "Shift_JIS（古い表計算ソフト向け）" },
    lacking: (count: string) => `${count}に、Shift_JISにない文字があります。「?」になります。`,
    signs: (name: string, signs: string) => `${name}：${signs}`,
    confirm: "書き出す",
    cancel: "キャンセル",
    done: "ファイルに書き出しました",
  },
  {
    export: "Export",
    title: (count) => `Export ${count}`,
    columns: "The visible columns are exported in their order. The export is recorded in the audit log.",
    encoding: "Encoding",
    encodings: { "utf-8": "UTF-8 (recommended)", shift_jis: "Shift_JIS (for older spreadsheets)" },
    lacking: (count) => `Shift_JIS lacks some characters in the data of ${count}. They become “?”`,
    signs: (name, signs) => `${name}: ${signs}`,
    confirm: "Export",
    cancel: "Cancel",
    done: "Exported to a file",
  },
);
