import { defineMessages } from "#kit/web/i18n.ts";

export const usePeopleMessages = defineMessages(
  {
    recent: "最近開いたもの",
    places: "画面",
    people: "人",
    states: {
      not_participating: "未参加",
      under_review: "承認待ち",
      paused: "一時停止中",
      participating: { alumnus: "アルムナイ", employee: "在籍者" },
    },
    number: (no: number) => `No. ${no}`,
    hint: "氏名・カナ・ローマ字・管理番号・メールアドレス・社員番号、または画面の名前",
  },
  {
    recent: "Recently opened",
    places: "Screens",
    people: "People",
    states: {
      not_participating: "Not joined yet",
      under_review: "Awaiting approval",
      paused: "Paused",
      participating: { alumnus: "Alumnus", employee: "Employee" },
    },
    number: (no) => `No. ${no}`,
    hint: "Name, kana, romaji, number, email or employee ID, or the name of a screen",
  },
);
