import { defineMessages } from "#kit/web/i18n.ts";

export const useLogOutMessages = defineMessages(
  {
    action: "ログアウト",
    title: "ログアウトしますか？",
    text: "この端末でのご利用を終えます。送信していない下書きは、この端末から消去されます。",
  },
  {
    action: "Log out",
    title: "Log out?",
    text: "You’ll be logged out on this device, and drafts you have not sent will be removed from it.",
  },
);
