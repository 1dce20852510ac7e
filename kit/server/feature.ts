import type { Route } from "./http/serve.ts";
import type { Job } from "./jobs/job.ts";
import type { RoomKind } from "./live/hub.ts";
import type { Listener } from "./work/domain-event.ts";
import type { Services } from "./work/services.ts";

/** A folder of `features/` gives the server all of this in `server/feature.ts`, where `apps/server/features.ts` finds it. */
export type Feature = {
  readonly name: string;
  readonly routes: readonly Route[];
  readonly listeners?: readonly Listener[];
  readonly jobs?: readonly Job<never>[];
  readonly rooms?: (services: Services) => readonly RoomKind[];
};
