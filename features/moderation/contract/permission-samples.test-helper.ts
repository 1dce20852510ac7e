import { sample } from "#apps/server/permissions/sample.test-helper.ts";
import { getOfficialPostDetail, getUserPostDetail } from "./calls.ts";

export const permissionSamples = [
  sample(getUserPostDetail, "an alumnus's hidden article", ({ aoba, hidden }) => ({
    params: { id: aoba, postId: hidden },
  })),
  sample(getOfficialPostDetail, "an official article", ({ aoba, official }) => ({
    params: { id: aoba, postId: official },
  })),
];
