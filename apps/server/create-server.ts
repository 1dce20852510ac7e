import type { FastifyInstance } from "fastify";
import type { DestinationStream, Logger } from "pino";
import { commonErrors } from "#kit/contract/errors.ts";
import { refuseCommonPasswords } from "#kit/contract/fields/password.ts";
import { createAbsence } from "#kit/server/absence.ts";
import { createAccess } from "#kit/server/access/access.ts";
import { createAddressList } from "#kit/server/access/address-list.ts";
import { type Clock, systemClock } from "#kit/server/clock.ts";
import type { Database } from "#kit/server/database/database.ts";
import { failure } from "#kit/server/failure.ts";
import type { Feature } from "#kit/server/feature.ts";
import { logWhenFull } from "#kit/server/files/log-when-full.ts";
import { createStorage, type Storage } from "#kit/server/files/storage.ts";
import { answerFailure } from "#kit/server/http/answer-failure.ts";
import { clientAddress } from "#kit/server/http/client-address.ts";
import { createApp } from "#kit/server/http/create-app.ts";
import { createDrain } from "#kit/server/http/drain.ts";
import { refuseForMaintenance, registerHealth } from "#kit/server/http/health.ts";
import { registerRoutes } from "#kit/server/http/register-routes.ts";
import { isSameOrigin } from "#kit/server/http/same-site.ts";
import { createSecurityNotes } from "#kit/server/http/security-notes.ts";
import { isSecure, readSessionToken } from "#kit/server/http/session-cookie.ts";
import { createIdentityProviders } from "#kit/server/identity/identity-providers.ts";
import type { IdentityServices, PartnerSettings } from "#kit/server/identity/settings.ts";
import { createJobs } from "#kit/server/jobs/jobs.ts";
import type { QueuePace } from "#kit/server/jobs/queue-pace.ts";
import { createLiveHub, type RoomKind } from "#kit/server/live/hub.ts";
import { createLog } from "#kit/server/log.ts";
import { createMailer } from "#kit/server/mail/mailer.ts";
import type { BounceSettings } from "#kit/server/mail/return-path.ts";
import { sendMail } from "#kit/server/mail/send-mail-job.ts";
import { isCommonPassword } from "#kit/server/passwords/common-passwords.ts";
import { demoProvider, type Provider } from "#kit/server/provider.ts";
import { createRateLimits, noRateLimits } from "#kit/server/rate/rate-limits.ts";
import { connectRedis } from "#kit/server/redis.ts";
import { createSecurityLog } from "#kit/server/security-log.ts";
import type { Services } from "#kit/server/work/services.ts";
import { features as allFeatures } from "./features.ts";
import { securityRuleOf } from "./security-rules.ts";
import { atOnce, type StopTimes, stopServer } from "./stop-server.ts";

export type ServerOptions = {
  readonly database: Database;
  readonly publicUrl: string;
  readonly secret: string;
  readonly filesUrl: string;
  readonly mailUrl: string | null;
  readonly mailFrom: string;
  readonly mailboxFolder: string;
  readonly bounceSettings?: BounceSettings | null;
  readonly provider?: Provider;
  readonly identityServices?: IdentityServices;
  readonly partner?: PartnerSettings | null;
  readonly isProduction?: boolean;
  readonly redisUrl?: string | undefined;
  /** The X-Forwarded-For of these proxies' addresses and networks is trusted. */
  readonly trustProxy?: readonly string[];
  readonly logLevel?: string;
  /** The default is standard output. */
  readonly logTo?: DestinationStream | undefined;
  readonly clock?: Clock;
  readonly rateLimits?: boolean;
  readonly maintenance?: boolean;
  readonly validateAnswers?: boolean;
  readonly uploadSeconds?: number;
  /** Puts something between the server and its files, for tests. */
  readonly wrapStorage?: ((storage: Storage) => Storage) | undefined;
  readonly features?: readonly Feature[];
  readonly queuePace?: QueuePace;
  /** Adds what is no API call, such as pages and static files. */
  readonly extend?: (app: FastifyInstance, services: Services) => Promise<void>;
};

export type EnishiServer = {
  readonly app: FastifyInstance;
  readonly services: Services;
  readonly close: (times?: StopTimes) => Promise<void>;
};

/** The log says this of each part while it is away. The database's listening connection alone reconnects sooner. */
const absences = {
  database: {
    away: "the database is away: calls are answered 503",
    back: "the database is back",
    afterMs: 1_000,
  },
  files: {
    away: "the file storage is away: uploads and pictures are answered 503",
    back: "the file storage is back",
  },
  mail: { away: "the mail server takes no mail: mails wait", back: "the mail server takes mail again" },
};

/** Assembles kit and features; it neither listens nor works on jobs until told to. */
export async function createServer(options: ServerOptions): Promise<EnishiServer> {
  const log: Logger = createLog(options.logLevel ?? "warn", options.logTo);
  const features = options.features ?? allFeatures;
  const clock = options.clock ?? systemClock;
  refuseCommonPasswords(isCommonPassword);
  const redis = options.redisUrl ? await connectRedis(options.redisUrl, options.secret, log) : undefined;
  const isTrustedProxy = createAddressList(options.trustProxy ?? []);
  const app = await createApp({ log, isTrustedProxy, secure: isSecure(options) });
  const access = createAccess(options.database, clock, createAbsence(log, absences.database));
  const drain = createDrain(app);
  const rooms: RoomKind[] = [];
  const jobs = createJobs(
    options.database,
    [sendMail, ...features.flatMap((feature) => feature.jobs ?? [])],
    log,
    options.queuePace,
  );
  const rateLimits = options.rateLimits === false ? noRateLimits : createRateLimits(redis);
  const live = createLiveHub({
    server: app.server,
    access,
    rooms: () => rooms,
    redis,
    rateLimits,
    addressOf: (request) => clientAddress(request, isTrustedProxy),
    readToken: (header, area) => readSessionToken(header, area, { publicUrl: options.publicUrl, clock }),
    isSameOrigin: (request) => isSameOrigin(request.headers, options.publicUrl),
  });
  const stored = createStorage({ url: options.filesUrl, absence: createAbsence(log, absences.files) });
  const services: Services = {
    database: options.database,
    access,
    clock,
    jobs,
    live,
    mailer: createMailer({
      url: options.mailUrl,
      from: options.mailFrom,
      mailboxFolder: options.mailboxFolder,
      absence: createAbsence(log, absences.mail),
    }),
    bounceSettings: options.bounceSettings ?? null,
    rateLimits,
    storage: logWhenFull(options.wrapStorage?.(stored) ?? stored, log, clock),
    listeners: features.flatMap((feature) => feature.listeners ?? []),
    log,
    publicUrl: options.publicUrl,
    provider: options.provider ?? demoProvider,
    partner: options.partner ?? null,
    isProduction: options.isProduction ?? false,
    identity: createIdentityProviders(options.identityServices ?? {}),
    secret: options.secret,
  };
  rooms.push(...features.flatMap((feature) => feature.rooms?.(services) ?? []));
  registerHealth(app, { database: options.database, drain, maintenance: options.maintenance ?? false });
  if (options.maintenance) refuseForMaintenance(app);
  registerRoutes(
    app,
    features.flatMap((feature) => feature.routes),
    {
      services,
      note: createSecurityNotes(createSecurityLog(log), securityRuleOf),
      validateAnswers: options.validateAnswers ?? false,
      uploadSeconds: options.uploadSeconds,
    },
  );
  if (options.extend) await options.extend(app, services);
  else
    app.setNotFoundHandler((request, reply) =>
      answerFailure(failure(commonErrors.RECORD_NOT_FOUND), request, reply),
    );
  await access.start();
  await jobs.prepare();
  await app.ready();
  const disconnect = async () => {
    services.mailer.close();
    redis?.close();
    await options.database.close();
  };
  return {
    app,
    services,
    close: (times = atOnce) => stopServer({ app, drain, services, disconnect }, times),
  };
}
