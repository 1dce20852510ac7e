import { defineMessages } from "#kit/web/i18n.ts";

export const useEditorMessages = defineMessages(
  {
    toolbar: "本文のツール",
    bold: "太字",
    italic: "斜体",
    strike: "取り消し線",
    heading: "見出し",
    bulletList: "箇条書き",
    orderedList: "番号付きの箇条書き",
    blockquote: "引用",
    link: {
      title: "リンク",
      address: "リンク先のアドレス",
      invalid: "アドレスを確認してください（例：https://example.jp）。",
      set: "リンクを設定する",
      remove: "リンクを外す",
    },
    mention: "メンバーにメンションする",
    undo: "元に戻す",
    redo: "やり直す",
  },
  {
    toolbar: "Text tools",
    bold: "Bold",
    italic: "Italic",
    strike: "Strikethrough",
    heading: "Heading",
    bulletList: "Bulleted list",
    orderedList: "Numbered list",
    blockquote: "Quote",
    link: {
      title: "Link",
      address: "Address",
      invalid: "Check the address (for example https://example.jp).",
      set: "Set the link",
      remove: "Remove the link",
    },
    mention: "Mention a member",
    undo: "Undo",
    redo: "Redo",
  },
);
