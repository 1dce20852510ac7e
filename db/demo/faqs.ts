import type { FaqCategory } from "#features/faqs/contract/categories.ts";

type Text = { readonly question: string; readonly answer: string };
type DemoFaq = { readonly category: FaqCategory; readonly ja: Text; readonly en: Text };

/** What members ask, answered as the product is. */
export const demoFaqs: readonly DemoFaq[] = [
  {
    category: "login",
    ja: {
      question: "パスワードを忘れました",
      answer:
        "ログイン画面の「パスワードをお忘れの方」から、登録したメールアドレスを入力してください。届いたメールのリンクから、新しいパスワードを設定できます。リンクの有効期限は24時間です。",
    },
    en: {
      question: "I’ve forgotten my password",
      answer:
        "Choose “Forgotten your password?” on the login screen and enter your email address. The link in the email we send lets you set a new password. It works for 24 hours.",
    },
  },
  {
    category: "login",
    ja: {
      question: "登録したメールアドレスが使えなくなりました",
      answer:
        "ログインできる場合は、アカウント設定の「メールアドレスを変更する」から、新しいアドレスを入力してください。新しいアドレスに届くメールのリンクを24時間以内に開くと、変更が確定します。それまでは、今のアドレスでログインできます。\nパスワードも分からずログインできない場合は、お問い合わせください。",
    },
    en: {
      question: "I no longer have the email address I registered with",
      answer:
        "If you can log in, choose “Change email address” in your account settings and enter the new one. Open the link that we send to the new address within 24 hours to confirm it. Until then you log in with the old address.\nIf you cannot log in and do not know your password either, contact us.",
    },
  },
  {
    category: "login",
    ja: {
      question: "スマートフォンをなくして、二段階認証ができません",
      answer:
        "二段階認証を設定したときに表示されたリカバリーコードでログインできます。1つのコードは1回だけ使えます。ログインしたら、セキュリティの設定で、なくした端末のパスキーや認証アプリを削除してください。リカバリーコードもない場合は、お問い合わせください。",
    },
    en: {
      question: "I’ve lost my phone and cannot do the two-step verification",
      answer:
        "Log in with one of the recovery codes shown when you set it up. Each code works once. Then remove the lost device’s passkey or authenticator app in your security settings. If you have no recovery codes either, contact us.",
    },
  },
  {
    category: "joining",
    ja: {
      question: "招待のリンクの期限が切れています",
      answer:
        "招待のリンクには有効期限があります。招待した方、またはコミュニティの事務局に、新しい招待を依頼してください。登録の途中で届く確認メールのリンクが切れた場合は、招待のリンクから、もう一度登録してください。",
    },
    en: {
      question: "My invitation link has expired",
      answer:
        "Invitation links are valid for a limited time. Ask whoever invited you, or the community’s office, for a new one. If the link in the confirmation email has expired while you were registering, open the invitation link and register again.",
    },
  },
  {
    category: "joining",
    ja: {
      question: "登録したのに、コミュニティに入れません",
      answer:
        "コミュニティによっては、事務局の承認が必要です。承認されるとメールでお知らせします。お急ぎの場合は、コミュニティの事務局に直接お問い合わせください。",
    },
    en: {
      question: "I’ve registered but cannot enter the community",
      answer:
        "Some communities approve each new member. You’ll get an email as soon as you’re approved. If it is urgent, get in touch with the community’s office.",
    },
  },
  {
    category: "profile",
    ja: {
      question: "プロフィールは誰に見えますか",
      answer:
        "表示名と写真は、コミュニティの参加者全員に見えます。自己紹介、勤務先や職種、以前の部署などは、プロフィールを公開しているときだけ、ほかのメンバーに見えます。公開するかどうかは、コミュニティのプロフィールで選べます。\n氏名、生年月日、住所、電話番号、メールアドレスは、ほかのメンバーには見えません。コミュニティの管理者は、登録内容として確認できます。",
    },
    en: {
      question: "Who sees my profile?",
      answer:
        "Everybody in the community sees your display name and picture. Your introduction, workplace, occupation and former department are shown to other members only while your profile is public, which you choose on your profile in the community.\nOther members never see your real name, birthday, address, phone number or email address. The community’s administrators see them as part of your registration.",
    },
  },
  {
    category: "profile",
    ja: {
      question: "コミュニティごとに違う名前を使えますか",
      answer:
        "はい。表示名と自己紹介は、コミュニティごとに設定できます。氏名、連絡先、写真はアカウントのもので、どのコミュニティでも同じです。",
    },
    en: {
      question: "Can I use another name in each community?",
      answer:
        "Yes. You set your display name and introduction for each community. Your real name, contact details and picture belong to your account and are the same everywhere.",
    },
  },
  {
    category: "posts",
    ja: {
      question: "投稿を書き直したり、消したりできますか",
      answer:
        "はい。自分の投稿のメニューから、編集と削除ができます。削除した投稿は元に戻せません。ほかの方の投稿で気になるものがあれば、コミュニティの事務局にお知らせください。",
    },
    en: {
      question: "Can I change or delete what I’ve posted?",
      answer:
        "Yes, with the menu of your post. A deleted post cannot be brought back. If somebody else’s post worries you, tell the community’s office.",
    },
  },
  {
    category: "chats",
    ja: {
      question: "チャットに期限があるのはなぜですか",
      answer:
        "募集や求人に「興味あり」を送ると始まるチャットは、その話題のためのもので、30日間やり取りできます。期間が終わる前に双方が同意すると、1回だけ30日延長できます。終わった後も、内容は読めます。\nメンバー同士のダイレクトチャットには、期限はありません。",
    },
    en: {
      question: "Why does a chat have a time limit?",
      answer:
        "The chat that opens when you show interest in a recruitment or job offer is about that one matter and lasts 30 days. If both sides agree before it ends, it goes on for another 30 days, once. You can still read it afterwards.\nDirect chats between members have no time limit.",
    },
  },
  {
    category: "notices",
    ja: {
      question: "メールのお知らせを減らしたい、止めたい",
      answer:
        "アカウント設定の「メールでのお知らせ」で、種類ごとに「メールなし」「すぐに」「1日1回まとめて」を選べます。メールの末尾のリンクからも止められます。メールを止めても、お知らせはEnishiのベルに届きます。",
    },
    en: {
      question: "I’d like fewer emails, or none",
      answer:
        "In “Email notifications” in your account settings, choose no email, immediately, or once a day for each type. The link at the end of an email stops it too. Notifications still appear under the bell.",
    },
  },
  {
    category: "notices",
    ja: {
      question: "メールが届きません",
      answer:
        "迷惑メールのフォルダーをご確認のうえ、Enishiからのメールを受け取れるように設定してください。アカウント設定で、メールアドレスが正しいこと、お知らせが「メールなし」になっていないことも、ご確認ください。",
    },
    en: {
      question: "I do not receive any emails",
      answer:
        "Check your spam folder, and allow emails from Enishi. In your account settings, check that your email address is right and that the notifications are not set to no email.",
    },
  },
  {
    category: "leaving",
    ja: {
      question: "コミュニティやEnishiを退会したい",
      answer:
        "1つのコミュニティを退会するには、そのコミュニティのプロフィールの「このコミュニティを退会する」から手続きしてください。すべてのコミュニティを退会してアカウントを削除するには、アカウント設定の「Enishiを退会する」から手続きしてください。\n退会すると、プロフィールは消え、投稿やコメントは名前を隠して残ります。必要な場合は、退会の前にご自身のデータをダウンロードしてください。",
    },
    en: {
      question: "How do I leave a community, or Enishi?",
      answer:
        "To leave one community, choose “Leave this community” on your profile there. To leave all of them and delete your account, choose “Leave Enishi” in your account settings.\nYour profile is erased; what you posted stays without your name. If you’d like to have it, download your data before you leave.",
    },
  },
];
