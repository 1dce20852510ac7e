import { defineMessages } from "#kit/web/i18n.ts";

export const useOperatorTermsMessages = defineMessages(
  {
    title: "Enishi利用規約",
    about:
      "登録する人は全員、有効な版に同意します。新しい版が施行されると、登録済みの人にも、変更点を示して同意をお願いします。プライバシーポリシーは、サーバーの設定で指定したページです。",
  },
  {
    title: "Terms of Enishi",
    about:
      "Everybody who registers agrees to the version in force. When a new one takes effect, everybody else is shown what has changed and asked to agree. The privacy policy is the page that the settings of the server name.",
  },
);
