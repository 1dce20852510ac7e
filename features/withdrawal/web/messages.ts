import { defineMessages } from "#kit/web/i18n.ts";

const plural = (count: number, one: string, many = `${one}s`) => `${count} ${count === 1 ? one : many}`;

/** Numbers that are zero are left out. */
const listed = (posts: number, comments: number) =>
  [posts > 0 && plural(posts, "post"), comments > 0 && plural(comments, "comment")]
    .filter(Boolean)
    .join(" and ");

export const useWithdrawalMessages = defineMessages(
  {
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
          : "チャットのこれまでのやり取りは、相手の方が読める状態で残ります。相手の方は、新しいメッセージを送れなくなります。",
      groups: (groups: number) =>
        `参加しているグループ${groups}件から退出します。ご自身で作成したグループは、ほかの方のために残ります。`,
      profile: "このコミュニティでのプロフィール、キープした投稿、お知らせは、すぐに消去されます。",
      forGood: "取り消せません。もう一度参加するには、招待を受けて登録し直していただく必要があります。",
      candidateErased: "お申し込みのときに入力された内容は、すぐに消去されます。",
      candidateAgain: "もう一度申し込むには、招待を受けて登録し直していただく必要があります。",
      mail: "完了すると、確認のメールをお送りします。",
      submit: "退会する",
      candidateSubmit: "申し込みを取り下げる",
      back: "退会しない",
      candidateBack: "取り下げない",
      onlyHere:
        "Enishiのアカウントと、ほかのコミュニティはそのまま残ります。すべてのコミュニティを退会する場合は、アカウント設定からお手続きください。",
    },
    service: {
      section: "Enishiを退会する",
      sectionText: "すべてのコミュニティを退会し、アカウントを削除します。",
      sectionAction: "退会の手続きへ",
      title: "Enishiを退会する",
      what: "退会すると",
      communities: "次のコミュニティをすべて退会します。",
      erased:
        "お名前、連絡先、パスワード、プロフィール、写真などの情報は、すべてのコミュニティからすぐに消去されます。",
      sessions: "すべての端末からログアウトします。",
      forGood: "取り消せません。同じメールアドレスで、新しく登録していただくことはできます。",
      mail: "完了すると、現在のメールアドレスに確認のメールをお送りします。",
      submit: "退会してアカウントを削除する",
      back: "退会しない",
    },
    confirm: "ご本人の確認",
    keep: "退会の前に",
    keepText:
      "投稿や画像、チャットなど、ご自身のデータをダウンロードしておけます。退会した後は、ダウンロードできません。",
    keepCommunityText:
      "投稿や画像、チャットなど、ご自身のデータは、アカウントがある間はいつでもダウンロードできます。",
    keepAction: "データをダウンロードする",
    contractor: {
      title: "契約者は退会できません",
      one: "このコミュニティの契約者になっているため、退会できません。先に、契約をほかの管理者へ引き継いでください。",
      all: "次のコミュニティの契約者になっているため、退会できません。先に、それぞれの契約をほかの管理者へ引き継いでください。",
    },
    finished: {
      thanks: "これまでご利用いただき、ありがとうございました。",
      communityTitle: "コミュニティを退会しました",
      community: "確認のメールをお送りしましたので、ご覧ください。",
      serviceTitle: "Enishiを退会しました",
      service: "ご登録の情報を消去し、確認のメールをお送りしました。",
      toLobby: "コミュニティの選択へ",
      toTop: "トップページへ",
    },
  },
  {
    community: {
      title: (community) => `Leave ${community}`,
      candidateTitle: (community) => `Withdraw your application to ${community}`,
      what: "What happens when you leave",
      candidateWhat: "What happens when you withdraw it",
      posts: (posts, comments) => `Your ${listed(posts, comments)} will remain, without your name and photo.`,
      noPosts: "Your likes and other reactions will remain without your name.",
      chats: (open) =>
        open > 0
          ? `${plural(open, "chat")} about posts will end. The other person can still read what was said.`
          : "The people you chatted with can still read what was said, but cannot send anything new.",
      groups: (groups) =>
        `You’ll leave ${plural(groups, "group")}. Groups you created will remain for the others.`,
      profile:
        "Your profile in this community, the posts you saved and your notifications will be erased immediately.",
      forGood:
        "This cannot be undone. To come back, you’ll need an invitation and will have to register again.",
      candidateErased: "What you entered with your application will be erased immediately.",
      candidateAgain: "To apply again, you’ll need an invitation and will have to register again.",
      mail: "We’ll send you an email to confirm it.",
      submit: "Leave",
      candidateSubmit: "Withdraw application",
      back: "Stay",
      candidateBack: "Keep application",
      onlyHere:
        "Your Enishi account and your other communities stay as they are. To leave all of them, go to your account settings.",
    },
    service: {
      section: "Leave Enishi",
      sectionText: "Leave every community and delete your account.",
      sectionAction: "Continue",
      title: "Leave Enishi",
      what: "What happens when you leave",
      communities: "You’ll leave all of these communities.",
      erased:
        "Your name, contact details, password, profiles, photos and everything else about you will be erased from every community immediately.",
      sessions: "You’ll be logged out on every device.",
      forGood: "This cannot be undone. You can register again with the same address.",
      mail: "We’ll send an email to your current address to confirm it.",
      submit: "Leave and delete my account",
      back: "Stay",
    },
    confirm: "Confirm that it’s you",
    keep: "Before you leave",
    keepText:
      "You can download your posts, photos, chats and everything else that is yours. You cannot do this after you leave.",
    keepCommunityText:
      "As long as you have your account, you can download your posts, photos, chats and everything else that is yours.",
    keepAction: "Download my data",
    contractor: {
      title: "A contractor cannot leave",
      one: "You’re the contractor of this community. Hand the contract over to another administrator first.",
      all: "You’re the contractor of these communities. Hand each contract over to another administrator first.",
    },
    finished: {
      thanks: "Thank you for being with us.",
      communityTitle: "You’ve left the community",
      community: "We’ve sent you an email to confirm it.",
      serviceTitle: "You’ve left Enishi",
      service: "Everything about you has been erased, and we’ve sent you an email to confirm it.",
      toLobby: "Choose a community",
      toTop: "Go to the Enishi homepage",
    },
  },
);
