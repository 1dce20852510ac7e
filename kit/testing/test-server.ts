import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { DestinationStream } from "pino";
import { afterAll } from "vitest";
import { createServer, type EnishiServer } from "#apps/server/create-server.ts";
import type { MembershipState } from "#kit/server/access/actor.ts";
import type { Database } from "#kit/server/database/database.ts";
import type { Feature } from "#kit/server/feature.ts";
import type { Storage } from "#kit/server/files/storage.ts";
import type { IdentityServices, PartnerSettings } from "#kit/server/identity/settings.ts";
import type { StoredMail } from "#kit/server/mail/mailbox.ts";
import type { BounceSettings } from "#kit/server/mail/return-path.ts";
import { cast, type PersonKey } from "./cast.ts";
import { createTestClock, type TestClock } from "./clock.ts";
import { openTestDatabase } from "./template.ts";
import { createTestClient, type TestClient, type Who } from "./test-client.ts";
import { TEST_SECRET } from "./test-secret.ts";

export type TestServer = EnishiServer & {
  readonly database: Database & { url?: string };
  readonly clock: TestClock;
  readonly as: (who: Who) => TestClient;
  /** These are the ids of the seeded rows, by name. */
  readonly ids: {
    readonly aoba: number;
    readonly minato: number;
    readonly account: Record<PersonKey, number>;
    readonly membership: Record<string, number>;
  };
  /** Sets somebody's state in Aoba, as if another process had just written it. */
  readonly setState: (who: PersonKey, state: MembershipState) => Promise<void>;
  /** Runs all queued jobs, including those that jobs enqueue in turn. */
  readonly drainJobs: () => Promise<void>;
  /** Returns the mails sent so far, newest first. */
  readonly mails: () => Promise<readonly StoredMail[]>;
  /** Starts listening for browsers and sockets. */
  readonly listen: () => Promise<string>;
};

/** Starts a whole server on its own copy of the template, with the cast; it is closed after the tests of the file. */
export async function startTestServer(
  options: {
    rateLimits?: boolean;
    maintenance?: boolean;
    publicUrl?: string;
    /** The log is written here, at the level of a server with default settings. */
    logTo?: DestinationStream;
    /** The log has this level instead. */
    logLevel?: string;
    trustProxy?: string[];
    /** A form may take this long to arrive. */
    uploadSeconds?: number;
    redisUrl?: string;
    /** Files are stored here instead of in a folder of the test. */
    filesUrl?: string;
    /** Mails go to this SMTP server instead of into the mailbox. */
    mailUrl?: string;
    bounceSettings?: BounceSettings;
    /** People sign in with these services. */
    identityServices?: IdentityServices;
    partner?: PartnerSettings;
    isProduction?: boolean;
    /** These replace the product's features. */
    features?: readonly Feature[];
    /** Puts something between the server and its files. */
    wrapStorage?: (storage: Storage) => Storage;
    /** Puts something between the server and its database. */
    wrapDatabase?: (database: Database & { url?: string }) => Database | Promise<Database>;
  } = {},
): Promise<TestServer> {
  const folder = await mkdtemp(join(tmpdir(), "enishi-test-"));
  const database = await openTestDatabase();
  const clock = createTestClock();
  const server = await createServer({
    database: (await options.wrapDatabase?.(database)) ?? database,
    clock,
    publicUrl: options.publicUrl ?? "http://localhost",
    secret: TEST_SECRET,
    filesUrl: options.filesUrl ?? `file:${join(folder, "files")}`,
    mailUrl: options.mailUrl ?? null,
    mailFrom: "Enishi <no-reply@enishi.example>",
    mailboxFolder: join(folder, "mailbox"),
    bounceSettings: options.bounceSettings ?? null,
    rateLimits: options.rateLimits ?? false,
    maintenance: options.maintenance ?? false,
    trustProxy: options.trustProxy ?? [],
    wrapStorage: options.wrapStorage,
    ...(options.uploadSeconds ? { uploadSeconds: options.uploadSeconds } : {}),
    redisUrl: options.redisUrl,
    identityServices: options.identityServices ?? {},
    partner: options.partner ?? null,
    isProduction: options.isProduction ?? false,
    ...(options.features ? { features: options.features } : {}),
    validateAnswers: true,
    logLevel: options.logTo ? (options.logLevel ?? "warn") : (process.env.ENISHI_TEST_LOG ?? "silent"),
    logTo: options.logTo,
  });
  afterAll(async () => {
    await server.close();
    await rm(folder, { recursive: true, force: true });
  });
  const ids = await readIds(database);
  return {
    ...server,
    database,
    clock,
    ids,
    setState: async (who, state) => {
      const withdrawn_at = state === "withdrawn" ? clock.now() : null;
      await database.kysely
        .updateTable("memberships")
        .set({ state, withdrawn_at })
        .where("id", "=", ids.membership[who] ?? 0)
        .execute();
    },
    as: (who) => createTestClient(server.app, who),
    drainJobs: () => server.services.jobs.drain(server.services),
    mails: async () => (await server.services.mailer.mailbox?.list()) ?? [],
    listen: () => server.app.listen({ port: 0, host: "127.0.0.1" }),
  };
}

async function readIds(database: Database): Promise<TestServer["ids"]> {
  const communities = await database.kysely.selectFrom("communities").select("id").orderBy("id").execute();
  const accounts = await database.kysely.selectFrom("accounts").select(["id", "email"]).execute();
  const memberships = await database.kysely.selectFrom("memberships").select(["id", "account_id"]).execute();
  const account = Object.fromEntries(
    Object.entries(cast).map(([key, person]) => [
      key,
      accounts.find((row) => row.email === person.email)?.id ?? 0,
    ]),
  ) as Record<PersonKey, number>;
  const membership = Object.fromEntries(
    Object.entries(account).map(([key, id]) => [
      key,
      memberships.find((row) => row.account_id === id)?.id ?? 0,
    ]),
  );
  return { aoba: communities[0]?.id ?? 0, minato: communities[1]?.id ?? 0, account, membership };
}
