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

/** What every operation and job stands on; made once at start-up. */
export type Services = {
  readonly database: Database;
  readonly access: Access;
  readonly clock: Clock;
  readonly jobs: Jobs;
  readonly live: LiveHub;
  readonly mailer: Mailer;
  /** Where mail comes back to and who may hand it in; null where nothing is set up for it. */
  readonly bounceSettings: BounceSettings | null;
  readonly rateLimits: RateLimits;
  readonly storage: Storage;
  readonly listeners: readonly Listener[];
  readonly log: Logger;
  /** Where people reach the product, without a trailing slash. */
  readonly publicUrl: string;
  readonly provider: Provider;
  /** The services that people may sign in with. */
  readonly identity: IdentityProviders;
  /** The community whose own service its employees sign in with, and where; null where there is none. */
  readonly partner: PartnerSettings | null;
  /** Keys for codes and links are derived from it; changing it makes every issued invitation link invalid. */
  readonly secret: string;
};
