import { sample } from "#apps/server/permissions/sample.test-helper.ts";
import {
  setNoticeChoices,
  showNoticeChoices,
  showSubscription,
  showUnsubscribePage,
  subscribeAgain,
  unsubscribe,
} from "./calls.ts";

export const permissionSamples = [
  sample(showNoticeChoices, "one's own", () => ({})),
  sample(setNoticeChoices, "one's own", () => ({ body: { like: "off" as const } })),
  sample(unsubscribe, "the link of a mail to the alumnus", ({ unsubscribeToken: token }) => ({
    query: { token },
  })),
  sample(showUnsubscribePage, "the link of a mail to the alumnus", ({ unsubscribeToken: token }) => ({
    query: { token },
  })),
  sample(showSubscription, "the link of a mail to the alumnus", ({ unsubscribeToken: token }) => ({
    body: { token },
  })),
  sample(subscribeAgain, "the link of a mail to the alumnus", ({ unsubscribeToken: token }) => ({
    body: { token },
  })),
];
