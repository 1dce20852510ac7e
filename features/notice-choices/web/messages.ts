import { defineMessages } from "#kit/web/i18n.ts";

export const useNoticeChoiceMessages = defineMessages(
  {
    section: {
      title: "メールでのお知らせ",
      lead: "お知らせはいつもベルに届きます。メールでも受け取るかどうかを種類ごとに選べます。「すぐに」を選んでも、2分以内にご覧になったお知らせは、メールではお送りしません。",
      always: "参加の承認やパスワードの変更など、大切なメールはいつもお送りします。",
      saved: "メールでのお知らせを変更しました",
    },
    kind: {
      comment: "投稿へのコメント",
      mention: "自分へのメンション",
      like: "投稿へのいいね",
      interest: "募集・求人への興味",
      chat: "チャットのメッセージ",
      office: "事務局からのお知らせ",
      application: "参加の申し込み（管理者の方）",
    },
    delivery: {
      off: "メールなし（ベルのみ）",
      at_once: "すぐに",
      daily: "1日1回まとめて（毎朝8時）",
    },
    unsubscribe: {
      title: "メールの停止",
      lead: "次のメールを停止します。お知らせは、これまでどおりEnishiのベルに届きます。",
      stop: "メールを停止する",
      stopped: "メールを停止しました",
      stoppedLead: "次のお知らせは、メールでは届かなくなります。",
      undo: "元に戻す",
      back: "元に戻しました",
      nothing: "このリンクで停止できるメールはありません。",
      settings: "ログインすると、アカウント設定でいつでも変更できます。",
      broken: "メールを停止できませんでした",
      toTop: "トップページへ",
    },
  },
  {
    section: {
      title: "Email notifications",
      lead: "Notifications always appear under the bell. For each type, choose whether to get an email too. If you see a notification within two minutes, we do not send an immediate email about it.",
      always: "Important emails, such as an approval or a changed password, are always sent.",
      saved: "Your email notifications have been updated",
    },
    kind: {
      comment: "Comments on your posts",
      mention: "Mentions of you",
      like: "Likes on your posts",
      interest: "Interest in your posts",
      chat: "Chat messages",
      office: "Notices from the office",
      application: "Applications to join (for administrators)",
    },
    delivery: {
      off: "No email (bell only)",
      at_once: "Immediately",
      daily: "Once a day (at 8am)",
    },
    unsubscribe: {
      title: "Stop emails",
      lead: "This stops the following emails. You’ll still get the notifications under the bell in Enishi.",
      stop: "Stop these emails",
      stopped: "The emails have been stopped",
      stoppedLead: "You’ll no longer get emails about the following.",
      undo: "Undo",
      back: "The emails have been turned on again",
      nothing: "There is nothing left for this link to stop.",
      settings: "You can change this at any time in your account settings.",
      broken: "We could not stop the emails",
      toTop: "Go to the Enishi homepage",
    },
  },
);
