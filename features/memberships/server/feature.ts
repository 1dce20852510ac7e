import type { Feature } from "#kit/server/feature.ts";
import { forgetClosedAccount } from "./erase-profiles.ts";

export const feature: Feature = {
  name: "memberships",
  routes: [],
  listeners: [forgetClosedAccount],
};
