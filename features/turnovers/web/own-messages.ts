import { defineMessages } from "#kit/web/i18n.ts";

export const useOwnTurnoverMessages = defineMessages(
  {
    banner: {
      waiting: (community: string) => `「${community}」で、アルムナイへの切り替えが依頼されています。`,
      chats: (community: string) =>
        `「${community}」でアルムナイに切り替わりました。確認すると、これまでのチャットを新しいアカウントで読めます。`,
      open: "内容を確認する",
    },
    facts: {
      community: "コミュニティ",
      askedBy: "依頼した管理者",
      gone: "退会した管理者",
      email: "招待を送るアドレス",
      askedAt: "依頼した日時",
      dueAt: "切り替わる日時",
    },
    own: {
      title: "アルムナイへの切り替え",
      lead: {
        waiting: "管理者が、在籍者からアルムナイへの切り替えを依頼しました。",
        carried_out: "アルムナイに切り替わりました。",
        confirmed: "切り替えを確認しました。",
        objected: "異議を受け付け、切り替えを中止しました。",
        cancelled: "管理者が、依頼を取り下げました。",
        lapsed: "依頼は無効になりました。切り替えは行われていません。",
        undone: "切り替えは元に戻されました。",
      },
      what: "確認すると",
      effects: {
        request: {
          at: "すぐに切り替わり、在籍者としてのご利用は終わります。",
          keeps: "投稿、コメント、グループは、招待から登録したアカウントに引き継がれます。",
          chats: "これまでのチャットも、そのアカウントで読めるようになります。",
          address: "招待は上のアドレスに届きます。ご自分のアドレスであることをお確かめください。",
        },
        chats: {
          chats: "これまでのチャットを、招待から登録したアカウントで読めるようになります。",
          address: "上のアドレスがご自分のものであることをお確かめください。",
        },
      },
      confirm: {
        request: {
          act: "切り替えを確認する…",
          title: "アルムナイに切り替えますか？",
          text: "すぐに切り替わり、これまでのチャットは新しいアカウントで読めるようになります。",
          submit: "切り替えを確認する",
          done: "切り替えを確認しました",
        },
        chats: {
          act: "チャットを引き継ぐ…",
          title: "チャットを引き継ぎますか？",
          text: "これまでのチャットを、新しいアカウントで読めるようになります。",
          submit: "チャットを引き継ぐ",
          done: "チャットを引き継ぎました",
        },
      },
      object: "異議を申し立てる…",
      objectTitle: "切り替えに異議を申し立てますか？",
      objectText: "切り替えは中止され、管理者に知らされます。ご利用は、これまでどおりです。",
      objectConfirm: "異議を申し立てる",
      objected: "異議を受け付け、切り替えを中止しました",
      nothing:
        "この依頼について、できることはありません。お困りの場合は、コミュニティの契約者にお問い合わせください。",
    },
    objection: {
      title: "アルムナイへの切り替えに異議を申し立てる",
      lead: "次の依頼を中止します。ログインは要りません。",
      checking: "リンクを確認しています",
      effect: "異議を申し立てると、切り替えは中止され、管理者に知らされます。ご利用は、これまでどおりです。",
      act: "異議を申し立てる",
      doneTitle: "異議を受け付けました",
      done: "切り替えを中止し、管理者に知らせました。在籍者として、これまでどおりご利用いただけます。",
      refused: "異議を受け付けられませんでした",
      login: "ログイン画面へ",
    },
  },
  {
    banner: {
      waiting: (community) => `You have been asked to become an alumnus in ${community}.`,
      chats: (community) =>
        `You have become an alumnus in ${community}. Confirm it to read your earlier chats with the new account.`,
      open: "See the details",
    },
    facts: {
      community: "Community",
      askedBy: "Asked by",
      gone: "An administrator who has left",
      email: "Invitation goes to",
      askedAt: "Asked on",
      dueAt: "Change is made on",
    },
    own: {
      title: "Becoming an alumnus",
      lead: {
        waiting: "An administrator has asked to change you from an employee to an alumnus.",
        carried_out: "You have become an alumnus.",
        confirmed: "You have confirmed the change.",
        objected: "Your objection has stopped the change.",
        cancelled: "An administrator has withdrawn the request.",
        lapsed: "The request is no longer valid. Nothing has changed.",
        undone: "The change has been undone.",
      },
      what: "If you confirm",
      effects: {
        request: {
          at: "The change is made at once, and your access as an employee ends.",
          keeps: "Your posts, comments and groups go to the account that is registered with the invitation.",
          chats: "That account can read your earlier chats, too.",
          address: "The invitation goes to the address above. Make sure that it is yours.",
        },
        chats: {
          chats: "The account that is registered with the invitation can read your earlier chats.",
          address: "Make sure that the address above is yours.",
        },
      },
      confirm: {
        request: {
          act: "Confirm the change…",
          title: "Become an alumnus?",
          text: "The change is made at once, and the new account can read your earlier chats.",
          submit: "Confirm the change",
          done: "You’ve confirmed the change",
        },
        chats: {
          act: "Hand over the chats…",
          title: "Hand over the chats?",
          text: "The new account can then read your earlier chats.",
          submit: "Hand over the chats",
          done: "Your chats have been handed over",
        },
      },
      object: "Object…",
      objectTitle: "Object to the change?",
      objectText:
        "The change is stopped and the administrators are told. You can use the community as before.",
      objectConfirm: "Object",
      objected: "The change has been stopped",
      nothing:
        "There is nothing to decide about this request. If you need help, ask the community’s contractor.",
    },
    objection: {
      title: "Object to becoming an alumnus",
      lead: "This stops the request below. You need not log in.",
      checking: "Checking the link",
      effect:
        "If you object, the change is stopped and the administrators are told. You can use the community as before.",
      act: "Object",
      doneTitle: "Your objection has been received",
      done: "The change has been stopped and the administrators have been told. You remain an employee as before.",
      refused: "Your objection could not be received",
      login: "Go to the login",
    },
  },
);
