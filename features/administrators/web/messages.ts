import { defineMessages } from "#kit/web/i18n.ts";

export const useAdministratorMessages = defineMessages(
  {
    title: "管理者",
    search: "氏名・メールアドレス・管理番号で検索",
    add: "管理者を追加",
    empty: "条件に合う管理者はいません",
    emptyHint: "コミュニティを運営する方の一覧です。追加・削除と契約の引き継ぎは、契約者が行えます。",
    form: {
      title: "管理者を追加",
      lead: "在籍者のメールアドレスを入力すると、その方がすぐに管理者になります。まだ登録のない方には招待メールを送り、登録が済むと管理者になります。",
      email: "メールアドレス",
      family: "姓",
      given: "名",
      willAppoint: (name: string) =>
        `${name}さんは在籍者です。すぐに管理者になり、本人にメールで知らせます。`,
      willInvite: "まだ登録のない方です。招待メールを送ります。",
      submit: "管理者にする",
      save: "保存する",
      appointed: (name: string) => `${name}さんを管理者にしました`,
      invited: (email: string) => `${email}に招待メールを送りました`,
    },
    page: {
      facts: "基本情報",
      duties: "担当",
      told: "受け取るお知らせ",
      saved: "担当を変更しました",
      contract: "契約",
      offerLead:
        "契約者だけが、管理者の追加・削除や契約の手続きを行えます。引き継いだあとも、管理者として残ります。",
      offer: "契約の引き継ぎを依頼…",
      offerTitle: (name: string) => `${name}さんに契約の引き継ぎを依頼しますか？`,
      offerText: (days: number) =>
        `相手の方が引き受けるまで、契約者は替わりません。依頼の有効期限は${days}日間で、お二人にメールを送ります。`,
      offerOpen: "引き継ぎを依頼しています。別の方に依頼するには、先に取り消してください。",
      offerSubmit: "引き継ぎを依頼する",
      offered: "契約の引き継ぎを依頼しました",
      remove: "管理者から外す…",
      removeTitle: (name: string) => `${name}さんを管理者から外しますか？`,
      removeText:
        "すぐに管理画面を使えなくなります。在籍者としての参加は続きます。本人にメールを1通送ります。",
      removeConfirm: "管理者から外す",
      removed: (name: string) => `${name}さんを管理者から外しました`,
      danger: "管理者から外す",
    },
    offer: {
      to: (from: string, to: string, until: string) =>
        `${from}さんが、${to}さんに契約の引き継ぎを依頼しています（${until}まで）。`,
      accept: "引き受ける",
      acceptTitle: "契約を引き継ぎますか？",
      acceptText: (from: string) =>
        `引き継ぐと契約者になり、${from}さんは管理者として残ります。お二人にメールを送ります。`,
      accepted: "契約を引き継ぎました",
      cancel: "依頼を取り消す",
      decline: "辞退する",
      cancelTitle: "引き継ぎの依頼を取り消しますか？",
      declineTitle: "引き継ぎの依頼を辞退しますか？",
      endText: "契約者は替わりません。お二人にメールを送ります。",
      ended: "引き継ぎの依頼を終了しました",
    },
  },
  {
    title: "Administrators",
    search: "Search by name, email or number",
    add: "Add an administrator",
    empty: "No administrators match",
    emptyHint:
      "Everyone who runs the community. The contractor can add and remove administrators, and hand over the contract.",
    form: {
      title: "Add an administrator",
      lead: "Enter an employee’s email address to make them an administrator immediately. Anyone who has not registered yet is sent an invitation and becomes one once registered.",
      email: "Email address",
      family: "Family name",
      given: "Given name",
      willAppoint: (name) =>
        `${name} is an employee. They’ll become an administrator immediately and be told by email.`,
      willInvite: "Nobody has registered with this address yet. An invitation will be sent by email.",
      submit: "Make an administrator",
      save: "Save",
      appointed: (name) => `${name} is now an administrator`,
      invited: (email) => `An invitation has been sent to ${email}`,
    },
    page: {
      facts: "Details",
      duties: "Duties",
      told: "Notifications",
      saved: "The duties have been changed",
      contract: "Contract",
      offerLead:
        "Only the contractor can add and remove administrators and manage the contract. After handing it over, you remain an administrator.",
      offer: "Hand over the contract…",
      offerTitle: (name) => `Ask ${name} to take over the contract?`,
      offerText: (days) =>
        `Nothing changes until they accept, which is possible for ${days} days. You’ll both be told by email.`,
      offerOpen: "Someone has been asked already. To ask someone else, cancel that request first.",
      offerSubmit: "Send the request",
      offered: "The request has been sent",
      remove: "Remove as administrator…",
      removeTitle: (name) => `Remove ${name} as an administrator?`,
      removeText:
        "They’ll lose access to the admin console immediately, but stay in the community as an employee. They’ll be sent one email.",
      removeConfirm: "Remove as administrator",
      removed: (name) => `${name} is no longer an administrator`,
      danger: "Remove as administrator",
    },
    offer: {
      to: (from, to, until) => `${from} has asked ${to} to take over the contract (until ${until}).`,
      accept: "Accept",
      acceptTitle: "Take over the contract?",
      acceptText: (from) =>
        `You’ll become the contractor, and ${from} will remain an administrator. You’ll both be told by email.`,
      accepted: "You’ve taken over the contract",
      cancel: "Cancel request",
      decline: "Decline",
      cancelTitle: "Cancel the request?",
      declineTitle: "Decline the request?",
      endText: "The contractor stays the same. You’ll both be told by email.",
      ended: "The request has been closed",
    },
  },
);
