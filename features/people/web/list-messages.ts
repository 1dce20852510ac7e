import { stateLabels } from "#features/memberships/contract/state-labels.ts";
import { defineMessages } from "#kit/web/i18n.ts";

export const usePeopleListMessages = defineMessages(
  {
    alumnus: {
      title: "アルムナイ",
      empty: "アルムナイはまだいません",
      emptyHint: "招待URLから登録し、承認された方がここに並びます。",
    },
    employee: {
      title: "在籍者",
      empty: "在籍者はまだいません",
      emptyHint: "登録した在籍者がここに並びます。招待メールから参加するまでは「未参加」です。",
    },
    search: "氏名・カナ・ローマ字・メールアドレス・管理番号・社員番号で検索",
    block: { person: "基本情報", contact: "連絡先", affiliation: "所属" },
    label: stateLabels.ja,
    turnover: {
      badge: "切り替え中",
      hint: "在籍者からアルムナイへ切り替え、本人が招待から引き継ぐのを待っています。",
    },
    none: "なし",
    view: { absent: "90日来ていない", paused: "一時停止中", withdrawn: "退会" },
    openPage: "ページで開く",
    gone: "この一覧には見つかりません",
    goneHint: "条件を外すと見つかることがあります。",
  },
  {
    alumnus: {
      title: "Alumni",
      empty: "No alumni yet",
      emptyHint: "People who have registered with an invitation link and been approved are listed here.",
    },
    employee: {
      title: "Employees",
      empty: "No employees yet",
      emptyHint:
        "Employees are listed here once added, as “Not joined yet” until they accept their invitation.",
    },
    search: "Search by name, kana, romaji, email, number or employee ID",
    block: { person: "Basic details", contact: "Contact", affiliation: "Affiliation" },
    label: stateLabels.en,
    turnover: {
      badge: "Becoming an alumnus",
      hint: "Changed to alumnus, but the invitation has not been accepted yet.",
    },
    none: "None",
    view: { absent: "Not seen for 90 days", paused: "Paused", withdrawn: "Withdrawn" },
    openPage: "Open as a page",
    gone: "Not found in this list",
    goneHint: "Try removing some filters.",
  },
);
export type PeopleText = ReturnType<typeof usePeopleListMessages>;
