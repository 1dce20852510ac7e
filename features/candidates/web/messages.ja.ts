const people = (count: number): string => `${count.toLocaleString("ja-JP")}名`;

export const ja = {
  list: {
    title: "承認待ちの候補者",
    search: "氏名・カナ・表示名・メールアドレスで検索",
    empty: "承認待ちの候補者はいません",
    emptyHint: "招待URLから登録した方が、ここに表示されます。",
  },
  column: {
    managementNo: "管理番号",
    name: "氏名",
    displayName: "表示名",
    email: "メールアドレス",
    mailReturned: (date: string) => `${date}からメールが届いていません`,
    birthday: "生年月日",
    invitedBy: "招待した人",
    appliedAt: "申込日時",
  },
  action: {
    approve: "承認する",
    reject: "却下する",
    delete: "削除する",
  },
  confirm: {
    approve: {
      title: (count: number) => `${people(count)}を承認しますか？`,
      text: "コミュニティに参加できるようになり、承認のメールが届きます。",
    },
    reject: {
      title: (count: number) => `${people(count)}の申し込みを却下しますか？`,
      text: "コミュニティには参加できません。お知らせのメールが届きます。",
    },
    delete: {
      title: (count: number) => `${people(count)}の申し込みを削除しますか？`,
      text: "申し込みの内容がすべて削除されます。元に戻せません。メールは届きません。",
    },
  },
  done: {
    approve: (count: number) => `${people(count)}を承認しました。`,
    reject: (count: number) => `${people(count)}の申し込みを却下しました。`,
    delete: (count: number) => `${people(count)}の申し込みを削除しました。`,
    handledAlready: (count: number) => `${people(count)}は、ほかの管理者が既に対応していました。`,
    limitReached: (count: number) =>
      `${people(count)}は、登録人数の上限に達したため承認できませんでした。ご契約プランをご確認ください。`,
    failed: "一括での承認・却下・削除に失敗しました。時間をおいて、もう一度お試しください。",
    limitOnly: "登録人数の上限に達しているため、承認できませんでした。ご契約プランをご確認ください。",
  },
  edit: {
    title: (name: string) => `${name}さんの申し込み`,
    back: "承認待ちの候補者へ戻る",
    facts: "申し込みについて",
    locked:
      "この方はほかのコミュニティにも参加しています。氏名・生年月日・住所などは、ここでは変更できません。",
    save: "変更を保存する",
    saved: "変更を保存しました。",
    gone: "この候補者は、承認待ちではなくなりました",
    goneHint: "既に承認・却下・削除されています。",
    none: "なし",
  },
} as const;
