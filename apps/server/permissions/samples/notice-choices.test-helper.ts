import {
  setNoticeChoices,
  showNoticeChoices,
  showSubscription,
  showUnsubscribePage,
  subscribeAgain,
  unsubscribe,
} from "#features/notice-choices/contract/calls.ts";
import { sample } from "../sample.test-helper.ts";

const token = "1.like.altered";

export const noticeChoiceSamples = [
  sample(showNoticeChoices, "one's own", () => ({})),
  sample(setNoticeChoices, "one's own", () => ({ body: { like: "off" as const } })),
  sample(unsubscribe, "an altered link", () => ({ query: { token } })),
  sample(showUnsubscribePage, "an altered link", () => ({ query: { token } })),
  sample(showSubscription, "an altered link", () => ({ body: { token } })),
  sample(subscribeAgain, "an altered link", () => ({ body: { token } })),
];
