export const ja = {
  community: {
    title: (community: string) => `${community}を退会する`,
    candidateTitle: (community: string) => `${community}への申し込みを取り下げる`,
    what: "退会すると",
    candidateWhat: "取り下げると",
    posts: (posts: number, comments: number) =>
      `${[posts > 0 && `投稿${posts}件`, comments > 0 && `コメント${comments}件`].filter(Boolean).join("と")}は残ります。お名前と写真は表示されなくなります。`,
    noPosts: "いいねなどの記録は、お名前を表示せずに残ります。",
    chats: (open: number) =>
      open > 0
        ? `投稿についてのチャット${open}件は終了します。これまでのやり取りは、相手の方が読める状態で残ります。`
        : "チャットのこれまでのやり取りは、相手の方が読める状態で残ります。相手の方から新しく送ることはできません。",
    groups: (groups: number) =>
      `参加しているグループ${groups}件から退出します。ご自身で作成したグループは、ほかの方のために残ります。`,
    profile: "このコミュニティでのプロフィール、キープした投稿、お知らせは、すぐに消去されます。",
    forGood:
      "取り消すことはできません。もう一度参加するには、招待を受けて登録し直していただく必要があります。",
    candidateErased: "お申し込みのときに入力された内容は、すぐに消去されます。",
    candidateAgain: "もう一度申し込むには、招待を受けて登録し直していただく必要があります。",
    mail: "完了すると、確認のメールをお送りします。",
    submit: "退会する",
    candidateSubmit: "申し込みを取り下げる",
    back: "退会しない",
    candidateBack: "取り下げない",
    onlyHere:
      "Enishiのアカウントと、ほかのコミュニティはそのまま残ります。すべてを退会する場合は、アカウント設定からお手続きください。",
  },
  service: {
    section: "Enishiを退会する",
    sectionText: "すべてのコミュニティを退会し、アカウントを削除します。",
    sectionAction: "退会の手続きへ",
    title: "Enishiを退会する",
    what: "退会すると",
    communities: "次のコミュニティをすべて退会します。",
    erased:
      "お名前、連絡先、パスワード、プロフィール、写真など、あなたに関する情報は、すべてのコミュニティからすぐに消去されます。",
    sessions: "すべての端末からログアウトします。",
    forGood: "取り消すことはできません。同じメールアドレスで、新しく登録していただくことはできます。",
    mail: "完了すると、現在のメールアドレスに確認のメールをお送りします。",
    submit: "退会してアカウントを削除する",
    back: "退会しない",
  },
  confirm: "ご本人の確認",
  keep: "退会の前に",
  keepText:
    "投稿や写真、チャットなど、ご自身のデータをダウンロードしておくことができます。退会した後は、ダウンロードできません。",
  keepCommunityText:
    "投稿や写真、チャットなど、ご自身のデータは、アカウントがある間はいつでもダウンロードできます。",
  keepAction: "データをダウンロードする",
  contractor: {
    title: "契約者は退会できません",
    one: "このコミュニティの契約者になっているため、退会できません。先に、契約者をほかの管理者へ引き継いでください。",
    all: "次のコミュニティの契約者になっているため、退会できません。先に、それぞれの契約者をほかの管理者へ引き継いでください。",
  },
  finished: {
    thanks: "これまでご利用いただき、ありがとうございました。",
    communityTitle: "コミュニティを退会しました",
    community: "確認のメールをお送りしましたので、ご覧ください。",
    serviceTitle: "Enishiを退会しました",
    service: "あなたに関する情報を消去し、確認のメールをお送りしました。",
    toLobby: "コミュニティ一覧へ",
    toTop: "トップページへ",
  },
} as const;
