import { stateLabels } from "#features/memberships/contract/state-labels.ts";
import { defineMessages } from "#kit/web/i18n.ts";
import { columnLabels } from "../contract/columns.ts";

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
    column: { ...columnLabels.ja, person: "基本情報", contact: "連絡先", affiliation: "所属" },
    label: stateLabels.ja,
    returned: "不達",
    mailReturned: (date: string) => `${date}からメールが届いていません`,
    turnover: {
      label: "アルムナイへの切り替え",
      badge: "切り替え中",
      hint: "在籍者からアルムナイへ切り替え、本人が招待から引き継ぐのを待っています。",
      values: { true: "切り替え中", false: "切り替え中以外" },
    },
    never: "なし",
    none: "なし",
    filter: {
      did: {
        visited: "ログインした",
        posted: "投稿した",
        commented: "コメントした",
        liked: "いいねした",
        joined_group: "グループに参加した",
        opened_chat: "チャットを始めた",
        registered: "登録した",
      },
      absent: "訪問のない日数",
      days: "日",
      mail: "メール",
      returned: "届かない",
      role: "権限",
      administrators: { true: "管理者", false: "管理者以外" },
    },
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
    column: { ...columnLabels.en, person: "Basic details", contact: "Contact", affiliation: "Affiliation" },
    label: stateLabels.en,
    returned: "Returned",
    mailReturned: (date) => `Emails have been returned since ${date}`,
    turnover: {
      label: "Change to alumnus",
      badge: "Becoming an alumnus",
      hint: "Changed to alumnus, but the invitation has not been accepted yet.",
      values: { true: "Under way", false: "Not under way" },
    },
    never: "Never",
    none: "None",
    filter: {
      did: {
        visited: "Logged in",
        posted: "Posted",
        commented: "Commented",
        liked: "Liked a post",
        joined_group: "Joined a group",
        opened_chat: "Started a chat",
        registered: "Registered",
      },
      absent: "Days without a visit",
      days: " days",
      mail: "Email",
      returned: "returned",
      role: "Role",
      administrators: { true: "Administrators", false: "Not administrators" },
    },
    view: { absent: "Not seen for 90 days", paused: "Paused", withdrawn: "Withdrawn" },
    openPage: "Open as a page",
    gone: "Not found in this list",
    goneHint: "Try removing some filters.",
  },
);
export type PeopleText = ReturnType<typeof usePeopleListMessages>;
