import type { Feature } from "#kit/server/feature.ts";
import { forgetClosedAccount, noticeChoiceRoutes } from "./choices.ts";
import { sendDigests } from "./digests.ts";
import { newsListeners, sendChatMail, sendNoticeMail } from "./news-mails.ts";
import { remindOfWaitingChats } from "./waiting-chats.ts";

export const feature: Feature = {
  name: "notice-choices",
  routes: noticeChoiceRoutes,
  listeners: [...newsListeners, forgetClosedAccount],
  jobs: [sendNoticeMail, sendChatMail, sendDigests, remindOfWaitingChats],
};
