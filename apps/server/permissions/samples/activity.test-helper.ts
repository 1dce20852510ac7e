import { listActivities, showActivity, stopActivity } from "#features/activity/contract/calls.ts";
import { sample } from "../sample.test-helper.ts";

export const activitySamples = [
  sample(listActivities, "all", ({ aoba }) => ({ params: { id: aoba } })),
  sample(showActivity, "the office's", ({ aoba, activity }) => ({
    params: { id: aoba, activity_id: activity },
  })),
  sample(stopActivity, "one that has ended", ({ aoba, activity }) => ({
    params: { id: aoba, activity_id: activity },
  })),
];
