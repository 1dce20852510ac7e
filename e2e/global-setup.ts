import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type IdentityService, startIdentityService } from "#kit/testing/identity-service.ts";
import { AOBA } from "./as-person.ts";
import { JOURNEY_BOUNCES, JOURNEY_SECRET } from "./secret.ts";
import { startProduct } from "./start-product.ts";

/** Starts the product that all journeys share; returns how to end it. */
export default async function startForAll(): Promise<() => Promise<void>> {
  const service = await startIdentityService((name) => {
    const path = name === "partner" ? "/api/partner/callback" : `/api/alumnus/${name}/callback`;
    return `http://localhost:${process.env.ENISHI_E2E_PORT}${path}`;
  });
  const end = await startWithCast({ ...settings, ...settingsOf(service) }).catch(async (error) => {
    await service.close();
    throw error;
  });
  return async () => {
    await end();
    await service.close();
  };
}

/**
 * Starts the product as `npm start` runs it, on a fresh database with the named cast; returns how to end it. A journey
 * about what reaches everybody has one of its own.
 */
export async function startWithCast(given: NodeJS.ProcessEnv): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), "enishi-e2e-"));
  const remove = () => rm(folder, { recursive: true, force: true });
  await layCast(join(folder, "database/pgdata"));
  // The journeys read the mailbox.
  const product = await startProduct({ DATA_DIR: folder, MAIL_URL: "mailbox:", ...given }).catch(
    async (error) => {
      await remove();
      throw error;
    },
  );
  return async () => {
    await product.end();
    await remove();
  };
}

const settings: NodeJS.ProcessEnv = {
  PORT: process.env.ENISHI_E2E_PORT,
  SECRET: JOURNEY_SECRET,
  BOUNCE_ADDRESS: JOURNEY_BOUNCES.address,
  BOUNCE_SECRET: JOURNEY_BOUNCES.secret,
};

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
