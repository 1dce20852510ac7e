/**
 * A community begins with these terms, so that its contractor can agree to something and register; the office replaces
 * them by its own.
 */
export const firstTerms = (document: "alumni" | "employee", corporation: string): string =>
  [
    document === "alumni" ? "会員規約" : "ご利用上の注意",
    "",
    `${corporation}（以下「当組織」といいます）が運営するコミュニティのご利用にあたり、次の事項に同意していただきます。`,
    "",
    "1. 登録する情報は、事実に基づくものとします。",
    "2. コミュニティで知り得たほかの参加者の情報を、本人の同意なく第三者に開示しません。",
    "3. 法令または公序良俗に反する投稿、ほかの参加者を傷つける投稿をしません。",
    "4. 当組織は、前項に反する投稿を非公開にし、または利用を停止することがあります。",
    "5. 当組織は、登録された情報をコミュニティの運営のために利用します。",
    "6. 参加者は、いつでもコミュニティを退会できます。",
    "",
    "この規約は、当組織が改定することがあります。改定した場合は、あらためて同意をお願いします。",
  ].join("\n");
