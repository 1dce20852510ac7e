import type { Logger } from "pino";
import type { Access } from "../access/access.ts";
import type { Clock } from "../clock.ts";
import type { Database } from "../database/database.ts";
import type { Storage } from "../files/storage.ts";
import type { IdentityProviders } from "../identity/identity-providers.ts";
import type { PartnerSettings } from "../identity/settings.ts";
import type { Jobs } from "../jobs/jobs.ts";
import type { LiveHub } from "../live/hub.ts";
import type { Mailer } from "../mail/mailer.ts";
import type { BounceSettings } from "../mail/return-path.ts";
import type { Provider } from "../provider.ts";
import type { RateLimits } from "../rate/rate-limits.ts";
import type { Listener } from "./domain-event.ts";

/** Every operation and job depends on these; they are made once at start-up. */
export type Services = {
  readonly database: Database;
  readonly access: Access;
  readonly clock: Clock;
  readonly jobs: Jobs;
  readonly live: LiveHub;
  readonly mailer: Mailer;
  /** This says where mail bounces to and who may hand bounces in; it is null where nothing is configured. */
  readonly bounceSettings: BounceSettings | null;
  readonly rateLimits: RateLimits;
  readonly storage: Storage;
  readonly listeners: readonly Listener[];
  readonly log: Logger;
  /** The product's URL has no trailing slash. */
  readonly publicUrl: string;
  readonly provider: Provider;
  /** People may sign in with these services. */
  readonly identity: IdentityProviders;
  /** This community's employees sign in with its own service; it is null where there is none. */
  readonly partner: PartnerSettings | null;
  /** Real people use it: what the server fetches by an address that somebody has entered must be public. */
  readonly isProduction: boolean;
  /** Keys of codes and links are derived from this secret; changing it makes every issued invitation link invalid. */
  readonly secret: string;
};
