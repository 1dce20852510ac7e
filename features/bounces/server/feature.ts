import type { Feature } from "#kit/server/feature.ts";
import { forgetOldBounces } from "#kit/server/mail/bouncing-addresses.ts";
import { receiveReturnedMailRoute } from "./receive-returned-mail.ts";
import { sendTestMail, testMailRoutes } from "./test-mail.ts";

export const feature: Feature = {
  name: "bounces",
  routes: [receiveReturnedMailRoute, ...testMailRoutes],
  jobs: [forgetOldBounces, sendTestMail],
};
