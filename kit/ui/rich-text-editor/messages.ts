import { defineMessages } from "#kit/web/i18n.ts";

export const useEditorMessages = defineMessages(
  {
    toolbar: "文字の装飾",
    bold: "太字",
    italic: "斜体",
    strike: "取り消し線",
    heading: "見出し",
    bulletList: "箇条書き",
    orderedList: "番号付きの箇条書き",
    quote: "引用",
    link: "リンク",
    linkPrompt: "リンク先のアドレス（https:// から入力してください）",
    undo: "元に戻す",
    redo: "やり直す",
  },
  {
    toolbar: "Text style",
    bold: "Bold",
    italic: "Italic",
    strike: "Strikethrough",
    heading: "Heading",
    bulletList: "Bulleted list",
    orderedList: "Numbered list",
    quote: "Quote",
    link: "Link",
    linkPrompt: "Link address (starting with https://)",
    undo: "Undo",
    redo: "Redo",
  },
);
