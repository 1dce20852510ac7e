import { defineMessages } from "#kit/web/i18n.ts";

export const usePageMessages = defineMessages(
  {
    accountSettings: {
      title: "アカウント設定",
      lead: "すべてのコミュニティに共通する設定です。",
    },
    keys: {
      title: "キーボードでの操作",
      label: "管理画面の一覧を1文字のキーで操作する",
      note: "j・k・x・o・/・f・? などのキーです。音声入力をお使いのときなどは、オフにできます。矢印・Space・Enterはいつでも使えます。",
    },
    notFound: {
      title: "ページが見つかりません",
      text: "アドレスが変わったか、ページが削除されたか、公開が終了した可能性があります。",
    },
    serverError: {
      title: "エラーが発生しました",
      text: "ご不便をおかけして申し訳ありません。時間をおいて、あらためてお試しください。続く場合は、お問い合わせください。",
      withId: "ご連絡の際は、次のIDをお知らせください。",
    },
    unavailable: {
      title: "接続しにくくなっています",
      text: "アクセスが集中しているか、一時的に停止しています。しばらくしてから、もう一度お試しください。",
    },
    suspended: {
      title: "コミュニティの利用が停止されています",
      text: "このコミュニティは、現在どなたもご利用いただけません。再開すると、これまでどおりご利用いただけます。くわしくは、コミュニティの管理者または契約者にお問い合わせください。",
    },
    maintenance: {
      title: "メンテナンス中です",
      text: "よりよくお使いいただくための作業をしています。終わると、もとの画面に自動で戻ります。",
    },
    confirmError: {
      title: "確認できませんでした",
      text: "リンクの有効期限が切れているか、既に使われています。メールのリンクをもう一度ご確認のうえ、必要であれば最初からやり直してください。",
    },
    toInvitation: "招待ページからやり直す",
    toDashboard: "ダッシュボードへ",
    toHome: "ホームへ",
    toLobby: "コミュニティの選択へ",
    toTop: "トップページへ",
  },
  {
    accountSettings: {
      title: "Account settings",
      lead: "These settings apply to all your communities.",
    },
    keys: {
      title: "Keyboard shortcuts",
      label: "Use single-letter keys in the lists of the admin console",
      note: "These are j, k, x, o, /, f and ?. Turn them off if you use speech input, for example. Arrows, Space and Enter always work.",
    },
    notFound: {
      title: "Page not found",
      text: "The address may have changed, or the page may have been deleted or may no longer be public.",
    },
    serverError: {
      title: "Something went wrong",
      text: "We’re sorry about this. Please try again later. If it keeps happening, contact us.",
      withId: "When you contact us, quote this ID.",
    },
    unavailable: {
      title: "The service is unavailable",
      text: "It may be very busy, or stopped for a short time. Please try again in a moment.",
    },
    suspended: {
      title: "This community is suspended",
      text: "Nobody can use this community at the moment. Once it is open again, everything is as it was. Ask its administrators or its contractor for details.",
    },
    maintenance: {
      title: "Under maintenance",
      text: "We’re improving the service. This page will take you back to where you were once we’ve finished.",
    },
    confirmError: {
      title: "This link does not work",
      text: "It has expired or has already been used. Check the link in your email and start again if needed.",
    },
    toInvitation: "Start again from the invitation",
    toDashboard: "Go to the dashboard",
    toHome: "Go to the home screen",
    toLobby: "Choose a community",
    toTop: "Go to the Enishi homepage",
  },
);
