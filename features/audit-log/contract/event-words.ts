export const eventWords = {
  ja: {
    left: (number: number | null) => (number === null ? "退会した人" : `管理番号 ${number}（退会）`),
    person: (name: string, number: number | null) => (number === null ? name : `${name}（${number}）`),
    product: "システム",
    operator: "Enishi運営者",
    none: "—",
    erased: "消去済み",
    many: (count: number, isPeople: boolean) => `${count.toLocaleString("ja-JP")}${isPeople ? "名" : "件"}`,
    others: (first: string, count: number, isPeople: boolean) =>
      `${first} ほか${count.toLocaleString("ja-JP")}${isPeople ? "名" : "件"}`,
    answer: (number: string) => `質問${number}への回答`,
    yes: "はい",
    no: "いいえ",
    comma: "、",
    member: "メンバー",
    targetsOfNotice: { employee: "在籍者", community_admin: "管理者", alumni: "アルムナイ" },
    name: "名前",
  },
  en: {
    left: (number: number | null) => (number === null ? "Someone who has left" : `No. ${number} (left)`),
    person: (name: string, number: number | null) => (number === null ? name : `${name} (${number})`),
    product: "The system",
    operator: "Enishi operator",
    none: "—",
    erased: "Erased",
    many: (count: number, isPeople: boolean) =>
      `${count.toLocaleString("en-GB")} ${isPeople ? (count === 1 ? "person" : "people") : count === 1 ? "item" : "items"}`,
    others: (first: string, count: number, _isPeople: boolean) =>
      `${first} and ${count.toLocaleString("en-GB")} ${count === 1 ? "other" : "others"}`,
    answer: (number: string) => `Answer to question ${number}`,
    yes: "Yes",
    no: "No",
    comma: ", ",
    member: "Member",
    targetsOfNotice: { employee: "Employees", community_admin: "Administrators", alumni: "Alumni" },
    name: "Name",
  },
} as const;
