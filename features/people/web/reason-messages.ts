import { defineMessages } from "#kit/web/i18n.ts";

export const useReasonMessages = defineMessages(
  {
    label: "退会の理由",
    usual: {
      asked: "本人の申し出",
      rules: "利用規約への違反",
      unknown: "在籍・卒業を確認できない",
      twice: "登録の重複",
      other: "その他",
    },
    between: "：",
    words: "くわしい理由",
    hint: "操作履歴に残り、本人も見られます。メールには書きません。",
  },
  {
    label: "Reason",
    usual: {
      asked: "At their own request",
      rules: "Breach of the terms of use",
      unknown: "Employment or graduation cannot be confirmed",
      twice: "Registered twice",
      other: "Other",
    },
    between: ": ",
    words: "Details",
    hint: "It stays in the audit log, where they can read it too. It is not in the email.",
  },
);
