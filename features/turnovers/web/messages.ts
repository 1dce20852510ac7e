import { defineMessages } from "#kit/web/i18n.ts";

type Kept = {
  readonly posts: number;
  readonly comments: number;
  readonly groups: number;
  readonly chats: number;
};

export const useTurnoverMessages = defineMessages(
  {
    act: "アルムナイに切り替える…",
    invitation: "アルムナイへの招待…",
    title: (name: string) => (name ? `${name}さんをアルムナイに` : "アルムナイへの切り替え"),
    effects: {
      ends: "在籍者としての利用は、すぐに終わります。このコミュニティは開けなくなり、メールも届かなくなります。ほかのコミュニティには影響しません。",
      keeps: ({ posts, comments, groups, chats }: Kept) =>
        `投稿${posts}件、コメント${comments}件、グループ${groups}件、チャット${chats}件は、本人のものとして残ります。名前もそのまま表示されます。`,
      invites: (days: number) =>
        `個人のメールアドレスに招待をお送りします。${days}日以内に本人がアルムナイのアカウントを登録するか、お持ちのアカウントでログインすると、引き継ぎが完了します。`,
      undo: "本人が引き継ぐまでは「一時停止中」のアルムナイとして並び、元に戻せます。登録人数は変わりません。",
    },
    email: "個人のメールアドレス",
    emailHint: "退職後も受け取れるものを、本人に確認して入力してください。",
    submit: "アルムナイに切り替えて招待する",
    done: (name: string) => `${name}さんをアルムナイに切り替え、招待メールを送りました`,
    waits: "アルムナイに切り替え済みです。本人が招待から引き継ぐのを待っています。",
    state: "招待",
    states: { valid: "返事待ち", expired: "有効期限切れ", revoked: "停止中" },
    asked: "招待した日",
    expires: "有効期限",
    again: {
      submit: "招待メールを送り直す",
      hint: "アドレスを変えて送ると、これまでの招待メールはすぐに使えなくなります。",
      done: (name: string) => `${name}さんに招待メールを送りました`,
    },
    stop: {
      act: "招待を停止する…",
      title: (name: string) => `${name}さんへの招待を停止しますか？`,
      message:
        "送った招待メールから引き継げなくなります。送り直すと、また引き継げます。本人には通知されません。",
      confirm: "停止する",
      done: (name: string) => `${name}さんへの招待を停止しました`,
    },
    undo: {
      act: "在籍者に戻す…",
      title: (name: string) => `${name}さんを在籍者に戻しますか？`,
      message:
        "すぐに、切り替える前と同じように利用できるようになります。送った招待メールは使えなくなります。",
      confirm: "在籍者に戻す",
      done: (name: string) => `${name}さんを在籍者に戻しました`,
    },
  },
  {
    act: "Change to alumnus…",
    invitation: "Alumni invitation…",
    title: (name) => (name ? `Change ${name} to an alumnus` : "Change to alumnus"),
    effects: {
      ends: "Their access as an employee ends immediately: they can no longer open this community or receive its emails. Other communities are not affected.",
      keeps: ({ posts, comments, groups, chats }) =>
        `What they have written stays theirs, under their name: posts (${posts}), comments (${comments}), groups (${groups}) and chats (${chats}).`,
      invites: (days) =>
        `An invitation is sent to their private address. They have ${days} days to accept it, by registering as an alumnus or logging in to an alumni account.`,
      undo: "Until they accept, they are listed among the alumni as paused, and you can undo this. The number of members stays the same.",
    },
    email: "Private email address",
    emailHint: "Ask them for an address that will still work after they leave.",
    submit: "Change to alumnus and invite",
    done: (name) => `${name} is now an alumnus and has been invited`,
    waits: "This person has been changed to an alumnus, but has not accepted the invitation yet.",
    state: "Invitation",
    states: { valid: "Waiting for an answer", expired: "Expired", revoked: "Stopped" },
    asked: "Invited on",
    expires: "Expires on",
    again: {
      submit: "Resend the invitation",
      hint: "If you change the address, the earlier email stops working immediately.",
      done: (name) => `The invitation has been sent to ${name}`,
    },
    stop: {
      act: "Stop the invitation…",
      title: (name) => `Stop the invitation to ${name}?`,
      message:
        "The link in the email will no longer work, until you resend the invitation. They are not told.",
      confirm: "Stop",
      done: (name) => `The invitation to ${name} has been stopped`,
    },
    undo: {
      act: "Change back to employee…",
      title: (name) => `Change ${name} back to an employee?`,
      message:
        "They can use the community as before right away. The invitation that was sent will no longer work.",
      confirm: "Change back to employee",
      done: (name) => `${name} is an employee again`,
    },
  },
);
