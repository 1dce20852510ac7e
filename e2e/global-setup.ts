import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type IdentityService, startIdentityService } from "#kit/testing/identity-service.ts";
import { AOBA } from "./as-person.ts";
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

/** Node itself loads the product's modules for this; Playwright would compile each of them first. */
async function layCast(folder: string): Promise<void> {
  const laying = spawn(process.execPath, ["e2e/lay-cast.ts", folder], {
    stdio: ["ignore", "inherit", "inherit"],
  });
  const [code] = await once(laying, "exit");
  if (code !== 0) throw new Error("The cast could not be laid; the reason stands above.");
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
