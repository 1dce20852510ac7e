import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { ConfigError, readConfig } from "./config.ts";

const folder = await mkdtemp(join(tmpdir(), "enishi-config-"));
const configOf = (settings: Record<string, string>) => readConfig({ DATA_DIR: folder, ...settings });

test("without any setting the product runs on its own parts, with a secret that stays", async () => {
  const first = await configOf({});
  expect(first).toMatchObject({ port: 3000, databaseUrl: undefined, mailUrl: null, demo: true });
  expect(first.secret.length).toBeGreaterThanOrEqual(32);
  expect((await configOf({})).secret).toBe(first.secret);
});

test.each([
  ["PORT", "http", "a port number from 0 to 65535"],
  ["PORT", "-1", "a port number from 0 to 65535"],
  ["PORT", "80.5", "a port number from 0 to 65535"],
  ["PORT", "65536", "a port number from 0 to 65535"],
  ["PUBLIC_URL", "enishi.example.jp", "an address such as https://enishi.example.jp"],
  [
    "DATABASE_URL",
    "mysql://localhost/enishi",
    "an address such as postgres://user:password@host:5432/enishi",
  ],
  ["REDIS_URL", "localhost:6379", "an address such as redis://host:6379/0"],
  ["FILES_URL", "/files", "file:/folder or s3://KEY:SECRET@host:port/bucket?region=…"],
  ["MAIL_URL", "http://localhost", "an address such as smtp://user:password@host:587, or mailbox:"],
  ["MAIL_FROM", "Enishi", "an address such as Enishi <no-reply@example.jp>"],
  ["PROVIDER_NAME", " ", "a short text"],
  ["PROVIDER_CONTACT_EMAIL", "support", "an address such as support@example.jp"],
  ["INQUIRY_MAIL_TO", "a@example.jp, b@example.jp", "an address such as support@example.jp"],
  ["PRIVACY_URL", "javascript:alert(1)", "an address such as https://www.example.jp/privacy"],
  ["COMPANY_URL", "www.example.jp", "an address such as https://www.example.jp/company"],
  ["SECRET", "short", "at least 32 random characters"],
  [
    "TRUST_PROXY",
    "10.0.0.5 proxy",
    "addresses or networks with commas between, such as 10.0.0.5, 172.16.0.0/12",
  ],
  ["GOOGLE_ISSUER", "http://accounts.example.com", "an https: address"],
  ["PARTNER_PREFIX", "alumni", "small letters, digits and hyphens, such as partner"],
  ["PARTNER_COMMUNITY_ID", "0", "the number of a community"],
  ["DATABASE_POOL", "1", "a whole number from 2 to 200"],
  ["DATABASE_POOL", "many", "a whole number from 2 to 200"],
  ["LOG_LEVEL", "loud", "one of silent, error, warn, info, debug"],
  ["DEMO", "yes", "on or off"],
  ["MAINTENANCE", "yes", "on or off"],
])("%s=%s is named with what it should be", async (name, value, meant) => {
  await expect(configOf({ [name]: value })).rejects.toThrow(
    new ConfigError(`These settings are not usable:\n  ${name} should be ${meant}`),
  );
});

test("all wrong settings are named at once", async () => {
  await expect(configOf({ PORT: "x", DEMO: "x" })).rejects.toThrow(/PORT should be .*\n {2}DEMO should be /);
});

const smtp = { MAIL_URL: "smtp://mail.example.jp" };

describe("in production", () => {
  test.each<[Record<string, string>, boolean]>([
    [{}, false],
    [{ PUBLIC_URL: "http://127.0.0.1:4000", HOST: "localhost", DEMO: "on" }, false],
    [{ MAIL_URL: "mailbox:" }, false],
    [{ DEMO: "off", MAIL_URL: "mailbox:" }, true],
    [{ DEMO: "off", ...smtp }, true],
    [{ PUBLIC_URL: "https://enishi.example.jp", ...smtp }, true],
    [{ PUBLIC_URL: "http://192.0.2.1", ...smtp }, true],
    [{ HOST: "0.0.0.0", ...smtp }, true],
    [{ TRUST_PROXY: "127.0.0.1", ...smtp }, true],
  ])("with %o: %o, and a demo only outside", async (settings, isProduction) => {
    expect(await configOf(settings)).toMatchObject({ isProduction, demo: !isProduction });
  });

  test.each<Record<string, string>>([
    { DEMO: "off" },
    { PUBLIC_URL: "https://enishi.example.jp" },
    { HOST: "0.0.0.0" },
    { HOST: "::" },
    { TRUST_PROXY: "10.0.0.0/8" },
  ])("%o does not start without MAIL_URL", async (settings) => {
    await expect(configOf(settings)).rejects.toThrow(
      /MAIL_URL should be set in production .*such as smtp:.* For trying on this machine alone: MAIL_URL=mailbox: with HOST=/,
    );
  });

  test.each<Record<string, string>>([
    { PUBLIC_URL: "https://enishi.example.jp" },
    { HOST: "0.0.0.0", DEMO: "off" },
    { TRUST_PROXY: "10.0.0.0/8" },
  ])("%o starts neither with the development mailbox nor with the demo", async (settings) => {
    await expect(configOf({ ...settings, MAIL_URL: "mailbox:" })).rejects.toThrow(
      /MAIL_URL may be mailbox: on this/,
    );
    await expect(configOf({ ...settings, ...smtp, DEMO: "on" })).rejects.toThrow(/DEMO should be off where/);
  });
});
