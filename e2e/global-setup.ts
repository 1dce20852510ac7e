import { spawn } from "node:child_process";
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { agreeToAllTerms } from "#features/terms/server/agree.test-helper.ts";
import { openPglite } from "#kit/server/database/pglite.ts";
import { type IdentityService, startIdentityService } from "#kit/testing/identity-service.ts";
import { openTestDatabase, prepareTemplate } from "#kit/testing/template.ts";
import { layAccountOwners } from "./account-owners.sql.ts";
import { AOBA } from "./as-person.ts";
import { layCandidates, layCrowd } from "./candidates.ts";
import { layLatecomers } from "./earlier-consents.sql.ts";
import { layJoiningForm } from "./joining-form.sql.ts";
import { layLeavers } from "./leavers.ts";
import { JOURNEY_BOUNCES, JOURNEY_SECRET } from "./secret.ts";

const START_LIMIT_MS = 180_000;

/** Starts the product as `npm start` runs it, on a fresh database with the named cast; returns how to end it. */
export default async function startProduct(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), "enishi-e2e-"));
  await layCast(join(folder, "database/pgdata"));
  const service = await startIdentityService((name) => {
    const path = name === "partner" ? "/api/partner/callback" : `/api/alumnus/${name}/callback`;
    return `http://localhost:${process.env.ENISHI_E2E_PORT}${path}`;
  });
  const server = spawn(process.execPath, ["bin/commands/start.ts"], {
    env: { ...process.env, ...settings(folder), ...settingsOf(service) },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = new Promise<void>((resolve) => server.once("exit", () => resolve()));
  const end = async () => {
    server.kill("SIGTERM");
    await ended;
    await service.close();
    await rm(folder, { recursive: true, force: true });
  };
  await announced(server.stdout, ended).catch(async (error) => {
    await end();
    throw error;
  });
  return end;
}

/** The settings of this machine must not leak in: the journeys use only the embedded parts. */
const settings = (folder: string): NodeJS.ProcessEnv => ({
  PORT: process.env.ENISHI_E2E_PORT,
  DATA_DIR: folder,
  DEMO: "off",
  SECRET: JOURNEY_SECRET,
  HOST: undefined,
  PUBLIC_URL: undefined,
  DATABASE_URL: undefined,
  REDIS_URL: undefined,
  // The journeys use their own people and not the demo's, and a mailbox that they can read.
  MAIL_URL: "mailbox:",
  TRUST_PROXY: undefined,
  BOUNCE_ADDRESS: JOURNEY_BOUNCES.address,
  BOUNCE_SECRET: JOURNEY_BOUNCES.secret,
  FILES_URL: undefined,
  STOP_GRACE: "0",
});

/** A service on this machine replaces those that alumni and a community's employees sign in with. */
const settingsOf = ({
  issuer,
  settings: { google_oauth2, line, partner },
}: IdentityService): NodeJS.ProcessEnv => ({
  GOOGLE_CLIENT_ID: google_oauth2?.clientId,
  GOOGLE_CLIENT_SECRET: google_oauth2?.clientSecret,
  GOOGLE_ISSUER: issuer,
  LINE_CLIENT_ID: line?.clientId,
  LINE_CLIENT_SECRET: line?.clientSecret,
  LINE_ISSUER: issuer,
  FACEBOOK_CLIENT_ID: undefined,
  PARTNER_COMMUNITY_ID: String(AOBA),
  PARTNER_CLIENT_ID: partner?.clientId,
  PARTNER_CLIENT_SECRET: partner?.clientSecret,
  PARTNER_ISSUER: issuer,
  PARTNER_PREFIX: undefined,
});

async function layCast(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await prepareTemplate();
  const template = await openTestDatabase();
  const dump = await template.pglite?.dumpDataDir("none");
  await template.close();
  if (!dump) throw new Error("The journeys start from the embedded database: unset ENISHI_TEST_ENGINE.");
  const database = await openPglite(folder, dump);
  await layAccountOwners(database.kysely);
  await layJoiningForm(database.kysely, AOBA);
  await layCandidates(database.kysely, AOBA);
  await layLeavers(database.kysely, AOBA);
  await layCrowd(database);
  await agreeToAllTerms(database.kysely);
  await layLatecomers(database.kysely, AOBA);
  await database.close();
}

function announced(output: NodeJS.ReadableStream, ended: Promise<void>): Promise<void> {
  return new Promise((resolve, reject) => {
    const limit = setTimeout(() => reject(new Error("The server did not start in time.")), START_LIMIT_MS);
    output.on("data", (chunk: Buffer) => {
      if (!chunk.includes("is running at")) return;
      clearTimeout(limit);
      resolve();
    });
    void ended.then(() => reject(new Error("The server ended before it was up; its words stand above.")));
  });
}
