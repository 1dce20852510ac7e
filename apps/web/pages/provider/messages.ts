import { INQUIRY_KEPT_DAYS } from "#features/inquiries/contract/kept.ts";
import { defineMessages } from "#kit/web/i18n.ts";

export const useProviderMessages = defineMessages(
  {
    company: {
      title: "運営会社",
      lead: "アルムナイとコミュニティのためのサービス「Enishi（縁）」の運営者です。",
    },
    facts: {
      service: "サービス名",
      serviceName: "Enishi（縁）",
      name: "名称",
      representative: "代表者",
      address: "所在地",
      contact: "連絡先",
    },
    privacy: {
      title: "プライバシーポリシー",
      lead: (name: string) =>
        `${name}が、Enishi（縁）でお預かりする個人情報と、その取り扱いです。このサービスが実際に行っていることを記しています。`,
      kept: {
        title: "お預かりする情報",
        account:
          "アカウント：メールアドレス、氏名とフリガナ、生年月日、住所、電話番号、在籍していた組織、職種、プロフィール写真、表示言語。パスワードは、元の文字に戻せない形に変えて保存します。",
        community:
          "コミュニティごとの情報：表示名、自己紹介、在籍時や在学時の情報、追加の質問への回答、同意された規約の版と日時、招待した方。",
        written:
          "投稿などの内容：投稿、コメント、いいね、キープ、興味あり、グループへの参加、チャットのメッセージ、画像。画像に含まれる撮影場所などの情報は、取り除いて保存します。",
        usage:
          "ご利用の記録：ログイン中の端末のIPアドレスとブラウザーの種類、ログインの日時、コミュニティを訪れた日。",
        inquiry: "お問い合わせ：種類、内容、添付ファイル、返信先のメールアドレス。",
      },
      why: {
        title: "使う目的",
        service: "投稿、チャット、お知らせなど、サービスの機能を提供するため。",
        membership: "コミュニティの管理者が、登録を確認し、メンバーに連絡するため。",
        mail: "登録の確認やお知らせのメールをお送りし、お問い合わせにお答えするため。",
        safety: "不正なログインや迷惑な利用を防ぐため。",
        figures: "利用の状況を、個人を特定しない人数や件数として管理者に示すため。",
      },
      seen: {
        title: "情報を見られる方",
        members:
          "同じコミュニティのメンバーは、表示名、プロフィール写真、公開されたプロフィール、投稿とコメントを見られます。",
        administrators: "コミュニティの管理者は、そのコミュニティへの登録内容も見られます。",
        chats:
          "チャットの内容は、やり取りをしている方が見られます。事務局とのチャットは、そのコミュニティの管理者が見られます。",
        provider: (name: string) =>
          `${name}は、サービスの運用とお問い合わせへの対応に必要な範囲で取り扱います。`,
        outside: "広告や外部のアクセス解析の仕組みは使っていません。",
      },
      browser: {
        title: "ブラウザーに保存するもの",
        cookies:
          "Cookie：ログインの状態、ログインや登録の手続きをしたブラウザーであることの印、表示言語と画面の配色の選択。ほかのサイトをまたいだ追跡には使いません。",
        drafts: "書きかけの文章：送信するまで、お使いの端末の中に保存し、ログアウトすると消します。",
      },
      long: {
        title: "お預かりする期間",
        account:
          "アカウントとコミュニティの情報、投稿などの内容は、ご利用いただいている間。アカウントを削除されると、個人を特定できる情報を消去し、投稿とコメントは投稿した方の名前を伏せて残します。",
        sessions: "ログイン中の端末の記録は、ログアウトするか、ログインの有効期限（最長90日）が切れるまで。",
        registration:
          "登録の途中で入力された内容は、確認メールのリンクが開かれなければ、数日のうちに消去します。",
        images: "投稿やプロフィールで使われなくなった画像は、7日後から順に消去します。",
        inquiries: `お問い合わせは、受け付けてから${INQUIRY_KEPT_DAYS}日。その前にアカウントを削除された場合は、その時点で消去します。`,
      },
      rights: {
        title: "ご本人からのご請求とお問い合わせ先",
        text: "個人情報の開示、訂正、利用の停止、消去のご請求は、下の連絡先か「お問い合わせ」からお送りください。ご本人であることを確認のうえ、対応します。",
      },
    },
  },
  {
    company: {
      title: "Company",
      lead: "Who runs Enishi (縁), the service for alumni and communities.",
    },
    facts: {
      service: "Service",
      serviceName: "Enishi (縁)",
      name: "Name",
      representative: "Representative",
      address: "Address",
      contact: "Contact",
    },
    privacy: {
      title: "Privacy policy",
      lead: (name) =>
        `The personal information that ${name} keeps in Enishi (縁), and what happens to it. This page says what the service actually does.`,
      kept: {
        title: "What is kept",
        account:
          "Your account: email address, name and its reading, birthday, address, phone number, the organisation you belonged to, job type, profile photo, language. Passwords are stored in a form that cannot be reversed.",
        community:
          "For each community: display name, introduction, when and where you worked or studied there, answers to additional questions, the versions of the terms you agreed to and when, and who invited you.",
        written:
          "What you write: posts, comments, likes, saved posts, interest, group memberships, chat messages, photos. Where a photo was taken, and whatever else is hidden in it, is removed before it is stored.",
        usage:
          "How you use it: the IP address and the kind of browser of devices that are logged in, when you logged in, and the days on which you visited a community.",
        inquiry:
          "Your messages to us: what they are about, their text, attachments and the address for our reply.",
      },
      why: {
        title: "What it is used for",
        service: "To provide the service: posts, chats, notifications.",
        membership: "So that a community’s administrators can check registrations and write to members.",
        mail: "To email you confirmations and notifications, and to reply to your messages.",
        safety: "To prevent unauthorised logins and abuse.",
        figures: "To show administrators how the community is used, in figures that identify nobody.",
      },
      seen: {
        title: "Who can see it",
        members:
          "Members of the same community see display names, profile photos, public profiles, posts and comments.",
        administrators: "A community’s administrators also see what its members registered with it.",
        chats:
          "A chat is seen by the two who write in it; a chat with the management office by the community’s administrators.",
        provider: (name) =>
          `${name} handles it as far as needed to run the service and reply to your messages.`,
        outside: "There is no advertising and no outside analytics.",
      },
      browser: {
        title: "What is kept in your browser",
        cookies:
          "Cookies: that you’re logged in, that this browser has logged in or registered before, and the language and colours you chose. They do not follow you to other sites.",
        drafts: "Unfinished texts: kept on your device until they are sent, and removed when you log out.",
      },
      long: {
        title: "How long",
        account:
          "Your account, your details in communities and what you have written: for as long as you use the service. When you delete your account, whatever identifies you is erased. Posts and comments stay without your name.",
        sessions: "The record of a device: until you log out or the login expires, after 90 days at most.",
        registration:
          "What you enter when you register is erased within a few days if you do not open the link in the confirmation email.",
        images: "Photos that no post or profile uses any more are erased after seven days.",
        inquiries: `Your messages to us: ${INQUIRY_KEPT_DAYS} days, or until you delete your account.`,
      },
      rights: {
        title: "Your rights and how to contact us",
        text: "To see, correct, restrict or erase your information, write to the contact below or use “Contact us” at the bottom of the screen. We’ll act on it once we have confirmed that it’s you.",
      },
    },
  },
);
