import { defineMessages } from "#kit/web/i18n.ts";

export const useOpenInvitationMessages = defineMessages(
  {
    title: "在籍者への招待",
    search: "氏名・メールアドレス・社員番号で検索",
    empty: "返事を待っている招待はありません",
    emptyHint: "招待メールを送った在籍者のうち、まだ参加していない方がここに並びます。",
    column: {
      name: "氏名",
      email: "メールアドレス",
      employeeId: "社員番号",
      state: "ステータス",
      invitedBy: "招待した人",
      invited: "招待日時",
      expires: "有効期限",
    },
    again: {
      act: "送り直す…",
      title: (name: string) => `${name}さんに招待メールを送り直しますか？`,
      message: (email: string) =>
        `${email}に招待メールを1通送ります。これまでの招待メールは使えなくなります。`,
      confirm: "招待メールを送る",
      done: (name: string) => `${name}さんに招待メールを送りました`,
    },
    stop: {
      act: "停止する…",
      title: (name: string) => `${name}さんへの招待を停止しますか？`,
      message: "送った招待メールから参加できなくなります。本人には通知されません。",
      confirm: "停止する",
      done: (name: string) => `${name}さんへの招待を停止しました`,
      gone: (name: string) => `${name}さんへの招待は、既に使われたか、停止されています`,
    },
  },
  {
    title: "Employee invitations",
    search: "Search by name, e-mail or employee number",
    empty: "No invitations are waiting for an answer",
    emptyHint: "Employees who have been mailed an invitation and have not joined yet are listed here.",
    column: {
      name: "Name",
      email: "E-mail",
      employeeId: "Employee no.",
      state: "Status",
      invitedBy: "Invited by",
      invited: "Invited",
      expires: "Valid until",
    },
    again: {
      act: "Send again…",
      title: (name) => `Send ${name} the invitation again?`,
      message: (email) => `One e-mail goes to ${email}. The earlier invitation will no longer work.`,
      confirm: "Send the invitation",
      done: (name) => `The invitation has been sent to ${name}`,
    },
    stop: {
      act: "Stop…",
      title: (name) => `Stop the invitation of ${name}?`,
      message: "The mailed invitation will no longer work. The person is not told.",
      confirm: "Stop the invitation",
      done: (name) => `The invitation of ${name} has been stopped`,
      gone: (name) => `The invitation of ${name} has been used or stopped already`,
    },
  },
);
