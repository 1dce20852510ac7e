import { columnLabels } from "../contract/columns.ts";

export const ja = {
  list: {
    title: "承認待ち",
    search: "氏名・カナ・表示名・メールアドレスで検索",
    empty: "承認待ちの候補者はいません",
    emptyHint: "招待URLから登録した方が、ここに表示されます。",
  },
  column: {
    ...columnLabels.ja,
    returned: "不達",
    mailReturned: (date: string) => `${date}からメールが届いていません`,
  },
  filter: {
    applied: "申込日",
    waiting: "待ち日数",
    days: "日",
    mail: "メール",
    returned: "届かない",
  },
  view: { waiting: "3日以上待っている", returned: "メール不達" },
  action: {
    approve: "承認する",
    reject: "却下する",
    delete: "削除する",
  },
  decide: {
    approve: {
      title: (count: string) => `${count}を承認`,
      effects: (count: string) => `${count}がコミュニティに参加できるようになります`,
      mails: (mails: string) => `承認のメールを${mails}送ります`,
      confirm: (count: string) => `${count}を承認してメールを送る`,
      doneOne: (name: string) => `${name}さんを承認しました`,
      done: (count: string) => `${count}を承認しました`,
      taken: (count: string) => `${count}の承認を受け付けました`,
    },
    reject: {
      title: (count: string) => `${count}の申し込みを却下`,
      effects: (count: string) => `${count}はコミュニティに参加できません`,
      mails: (mails: string) => `却下のメールを${mails}送ります`,
      confirm: (count: string) => `${count}を却下してメールを送る`,
      doneOne: (name: string) => `${name}さんの申し込みを却下しました`,
      done: (count: string) => `${count}の申し込みを却下しました`,
      taken: (count: string) => `${count}の却下を受け付けました`,
    },
    delete: {
      title: (count: string) => `${count}の申し込みを削除`,
      effects: (count: string) =>
        `${count}の申し込みの内容をすべて削除します。元に戻せません\nメールは送りません\n氏名と管理番号は、処理結果に90日間残ります`,
      confirm: (count: string) => `${count}を削除する`,
      doneOne: (name: string) => `${name}さんの申し込みを削除しました`,
      done: (count: string) => `${count}の申し込みを削除しました`,
      taken: (count: string) => `${count}の削除を受け付けました`,
    },
  },
  failed: "一括での承認・却下・削除に失敗しました。時間をおいて、もう一度お試しください",
  edit: {
    title: (name: string) => `${name}さんの申し込み`,
    facts: "申し込み",
    waiting: "承認待ち",
    edit: "編集する",
    openPage: "ページで開く",
    locked:
      "この方はほかのコミュニティにも参加しています。氏名・生年月日・住所などは、ここでは変更できません。",
    save: "保存する",
    saved: "変更を保存しました",
    gone: "この候補者は、承認待ちではなくなりました",
    goneHint: "申し込みが取り消されたか、既に承認・却下・削除されています。",
    decided: (name: string) => `${name}さんの申し込みへの対応は終わっています。`,
    result: "処理結果を見る",
    next: "次の候補者へ",
    none: "なし",
  },
  alike: {
    title: "重複の可能性",
    none: "氏名・生年月日・メールアドレスが同じ方は、このコミュニティにいません",
    shared: { birthday: "生年月日", email: "メールアドレス", name: "氏名" },
    same: (shared: readonly string[]) => `${shared.join("・")}が同じ`,
    kind: { alumnus: "アルムナイ", employee: "在籍者" },
    state: {
      not_participating: "参加前",
      under_review: "承認待ち",
      participating: "参加中",
      paused: "一時停止中",
      withdrawn: "退会",
    },
  },
} as const;
