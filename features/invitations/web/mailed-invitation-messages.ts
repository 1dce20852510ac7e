import { defineMessages } from "#kit/web/i18n.ts";

export const useMailedInvitationMessages = defineMessages(
  {
    empty: "返事を待っている招待はありません",
    act: { send: "送り直す", revoke: "停止する" },
    words: {
      send: {
        title: (count: string) => `${count}に招待メールを送り直す`,
        effects: (count: string) =>
          `${count}に、1人ずつ専用のリンクを送ります\nこれまでの招待メールは使えなくなります\n停止中・期限切れの招待も、もう一度使えるようになります`,
        mails: (mails: string) => `招待メールを${mails}送ります`,
        confirm: (count: string) => `${count}に送る`,
        doneOne: (name: string) => `${name}さんに招待メールを送りました`,
        done: (count: string) => `${count}に招待メールを送りました`,
        taken: (count: string) => `${count}への招待メールの送信を受け付けました`,
      },
      revoke: {
        title: (count: string) => `${count}への招待を停止`,
        effects: (count: string) =>
          `${count}に送った招待メールが使えなくなります\n本人には通知されません\n送り直すと、もう一度招待できます`,
        confirm: (count: string) => `${count}への招待を停止する`,
        doneOne: (name: string) => `${name}さんへの招待を停止しました`,
        done: (count: string) => `${count}への招待を停止しました`,
        taken: (count: string) => `${count}への招待の停止を受け付けました`,
      },
    },
  },
  {
    empty: "No invitations are waiting for an answer",
    act: { send: "Resend", revoke: "Stop" },
    words: {
      send: {
        title: (count) => `Resend the invitation to ${count}`,
        effects: (count) =>
          `A personal link will be sent by email to ${count}. Earlier invitations will no longer work.\nStopped and expired invitations can be used again.`,
        mails: (mails) => `${mails} will be sent.`,
        confirm: (count) => `Send to ${count}`,
        doneOne: (name) => `The invitation has been sent to ${name}`,
        done: (count) => `The invitation has been sent to ${count}`,
        taken: (count) => `Sending the invitation to ${count}…`,
      },
      revoke: {
        title: (count) => `Stop the invitation to ${count}`,
        effects: (count) =>
          `The invitation emailed to ${count} will no longer work.\nThey are not told. You can invite them again by resending it.`,
        confirm: (count) => `Stop the invitation to ${count}`,
        doneOne: (name) => `The invitation to ${name} has been stopped`,
        done: (count) => `The invitation to ${count} has been stopped`,
        taken: (count) => `Stopping the invitation to ${count}…`,
      },
    },
  },
);
