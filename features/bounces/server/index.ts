import type { Feature } from "#kit/server/feature.ts";
import { forgetOldBounces } from "#kit/server/mail/bouncing-addresses.ts";

export const bounces: Feature = { name: "bounces", routes: [], jobs: [forgetOldBounces] };
