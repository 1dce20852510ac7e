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
    requested: "切り替えを依頼中…",
    standing: "アルムナイへの切り替え…",
    title: (name: string) => (name ? `${name}さんをアルムナイに` : "アルムナイへの切り替え"),
    effects: {
      asks: (hours: number) =>
        `まず、本人の勤務先のアドレスに、依頼した方と招待先のアドレスをお知らせします。本人は異議を申し立てられます。本人が確認するとすぐに、何もなければ${hours}時間後に切り替わります。`,
      ends: "切り替わると、在籍者としての利用は終わります。このコミュニティは開けなくなり、メールも届かなくなります。ほかのコミュニティには影響しません。",
      keeps: ({ posts, comments, groups }: Kept) =>
        `投稿${posts}件、コメント${comments}件、グループ${groups}件は、本人のものとして残ります。名前もそのまま表示されます。`,
      chats: ({ chats }: Kept) =>
        `チャット${chats}件は、本人が在籍者のアカウントで確認した場合にだけ、新しいアカウントで読めます。`,
      invites: (days: number) =>
        `切り替わると、個人のメールアドレスに招待をお送りします。${days}日以内に本人がアルムナイのアカウントを登録するか、お持ちのアカウントでログインすると、引き継ぎが完了します。`,
      undo: (days: number) =>
        `本人が引き継ぐまでは「一時停止中」のアルムナイとして並び、元に戻せます。引き継いだあとも、契約者は${days}日以内なら元に戻せます。登録人数は変わりません。`,
    },
    email: "個人のメールアドレス",
    emailHint: "退職後も受け取れるものを、本人に確認して入力してください。",
    submit: "切り替えを依頼する",
    done: (name: string) => `${name}さんのアルムナイへの切り替えを依頼し、本人にお知らせしました`,
    request: {
      lead: "本人に確認しています。切り替わるまで、在籍者としての利用は変わりません。終わるまで、あらためて依頼することはできません。",
      state: "本人の確認待ち",
      askedBy: "依頼した管理者",
      somebodyGone: "退会した管理者",
      askedAt: "依頼した日時",
      dueAt: "切り替わる日時",
      notSent: "本人へのメールを送っています",
      cancel: "依頼を取り下げる…",
      cancelTitle: (name: string) => `${name}さんの切り替えの依頼を取り下げますか？`,
      cancelText: "切り替えは行われません。本人に、取り下げたことをメールでお知らせします。",
      cancelConfirm: "取り下げる",
      cancelled: (name: string) => `${name}さんの切り替えの依頼を取り下げました`,
    },
    chats: {
      label: "以前のチャット",
      open: "本人が確認し、引き継がれています",
      closed: "本人の確認がなく、新しいアカウントでは読めません",
    },
    accepted: {
      state: "引き継ぎ済み",
      at: "引き継いだ日",
      undoUntil: "元に戻せる期限",
      undoText:
        "アルムナイとしての利用はすぐに終わり、在籍者のアカウントに戻ります。その間に書かれた投稿とコメントは残ります。その間に始めたチャットは、在籍者のアカウントでは読めません。お二方のアドレスにメールを送ります。",
    },
    waits: "アルムナイに切り替え済みです。本人が招待から引き継ぐのを待っています。",
    state: "招待",
    standingLabel: "状況",
    states: { valid: "返事待ち", expired: "有効期限切れ", revoked: "停止中" },
    asked: "招待した日",
    expires: "有効期限",
    again: {
      submit: "招待メールを送り直す",
      hint: "アドレスを変えると、これまでの招待メールはすぐに使えなくなり、本人の勤務先のアドレスにあらためて確認します。",
      done: (name: string) => `${name}さんに招待メールを送りました`,
      asked: (name: string) => `アドレスの変更について、${name}さんにお知らせしました`,
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
    requested: "Change requested…",
    standing: "Change to alumnus…",
    title: (name) => (name ? `Change ${name} to an alumnus` : "Change to alumnus"),
    effects: {
      asks: (hours) =>
        `First they are told at their work address who has asked and where the invitation would go, and they can object. The change is made as soon as they confirm, or after ${hours} hours.`,
      ends: "Their access as an employee then ends: they can no longer open this community or receive its emails. Other communities are not affected.",
      keeps: ({ posts, comments, groups }) =>
        `What they have written stays theirs, under their name: posts (${posts}), comments (${comments}) and groups (${groups}).`,
      chats: ({ chats }) =>
        `The new account can read their chats (${chats}) only if they confirm with their employee account.`,
      invites: (days) =>
        `An invitation is then sent to their private address. They have ${days} days to accept it, by registering as an alumnus or logging in to an alumni account.`,
      undo: (days) =>
        `Until they accept, they are listed among the alumni as paused, and you can undo this. Afterwards the contractor can, for ${days} days. The number of members stays the same.`,
    },
    email: "Private email address",
    emailHint: "Ask them for an address that will still work after they leave.",
    submit: "Request the change",
    done: (name) => `The change has been requested, and ${name} has been told`,
    request: {
      lead: "The employee is being asked. Nothing changes for them until then, and no other request can be made.",
      state: "Waiting for the employee",
      askedBy: "Asked by",
      somebodyGone: "An administrator who has left",
      askedAt: "Asked on",
      dueAt: "Change is made on",
      notSent: "The email to them is being sent",
      cancel: "Withdraw the request…",
      cancelTitle: (name) => `Withdraw the request about ${name}?`,
      cancelText: "The change is not made. They are told by email that the request has been withdrawn.",
      cancelConfirm: "Withdraw",
      cancelled: (name) => `The request about ${name} has been withdrawn`,
    },
    chats: {
      label: "Earlier chats",
      open: "Confirmed by the employee and handed over",
      closed: "Not confirmed: the new account cannot read them",
    },
    accepted: {
      state: "Accepted",
      at: "Accepted on",
      undoUntil: "Can be undone until",
      undoText:
        "Their access as an alumnus ends at once and goes back to the employee account. Posts and comments written meanwhile stay; the employee account cannot read chats that began meanwhile. Both addresses are told by email.",
    },
    waits: "This person has been changed to an alumnus, but has not accepted the invitation yet.",
    state: "Invitation",
    standingLabel: "Status",
    states: { valid: "Waiting for an answer", expired: "Expired", revoked: "Stopped" },
    asked: "Invited on",
    expires: "Expires on",
    again: {
      submit: "Resend the invitation",
      hint: "If you change the address, the earlier email stops working immediately, and they are asked again at their work address.",
      done: (name) => `The invitation has been sent to ${name}`,
      asked: (name) => `${name} has been asked about the new address`,
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
