import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import type { Services } from "#kit/server/work/services.ts";
import { openTestDatabase } from "#kit/testing/template.ts";
import { TEST_SECRET } from "#kit/testing/test-secret.ts";
import { createServer } from "../create-server.ts";
import { registerApiDescription } from "./api-description.ts";
import { registerMailbox } from "./mailbox-pages.ts";
import { registerWebApp } from "./web-app.ts";

const folder = await mkdtemp(join(tmpdir(), "enishi-pages-"));
const database = await openTestDatabase();
const servers: { close: () => Promise<void> }[] = [];
/** Those that a test starts end with it, since each holds several connections of the database. */
const closeAllAfter = async (count: number) => {
  for (const server of servers.splice(count)) await server.close();
};
let shared = 0;
beforeAll(() => {
  shared = servers.length;
});
afterEach(() => closeAllAfter(shared));
afterAll(async () => {
  await closeAllAfter(0);
  await database.close();
  await rm(folder, { recursive: true });
});

async function start(
  extend: (app: FastifyInstance, services: Services) => Promise<void>,
  publicUrl = "http://localhost",
): Promise<FastifyInstance> {
  const server = await createServer({
    database: { ...database, close: async () => {} },
    extend,
    publicUrl,
    secret: TEST_SECRET,
    filesUrl: `file:${folder}/files`,
    mailUrl: null,
    mailFrom: "Enishi <no-reply@enishi.example>",
    mailboxFolder: join(folder, "mailbox"),
    logLevel: "silent",
  });
  servers.push(server);
  await server.services.mailer.send({
    to: { address: "hanako@example.jp" },
    subject: "s",
    text: "t",
    html: "",
  });
  return server.app;
}

describe("the development mailbox", async () => {
  const withMailbox = async (app: FastifyInstance, services: Services) => registerMailbox(app, services);
  const app = await start(withMailbox);
  const open = async (request: { headers?: Record<string, string>; remoteAddress?: string }) =>
    (await app.inject({ url: "/dev/mailbox", ...request })).statusCode;

  test.each(["localhost:3000", "127.0.0.1:3000", "[::1]:3000"])(
    "opens at this machine as %s",
    async (host) => {
      expect(await open({ headers: { host } })).toBe(200);
    },
  );

  test.each<[string, Parameters<typeof open>[0]]>([
    ["another machine", { remoteAddress: "192.0.2.7" }],
    ["a foreign page whose name was led here", { headers: { host: "evil.example:3000" } }],
    ["a name that only looks like this machine", { headers: { host: "localhost.evil.example" } }],
    ["a proxy", { headers: { "x-forwarded-for": "192.0.2.7" } }],
    ["a proxy that says its name", { headers: { via: "1.1 proxy" } }],
  ])("is not there for %s", async (_, request) => {
    expect(await open(request)).toBe(404);
  });

  test.each(["https://enishi.example.jp", "https://localhost", "http://192.0.2.1"])(
    "is not there for anybody where people come by %s",
    async (publicUrl) => {
      const public_ = await start(withMailbox, publicUrl);
      expect((await public_.inject("/dev/mailbox")).statusCode).toBe(404);
    },
  );
});

test("the calls can be browsed while developing, and in production only be read", async () => {
  const look = async (isProduction: boolean) => {
    const app = await start((one) => registerApiDescription(one, { isProduction }));
    const urls = ["/api/openapi.json", "/api/docs/static/swagger-ui.css"];
    const answers = await Promise.all(urls.map((url) => app.inject(url)));
    return answers.map(({ statusCode }) => statusCode);
  };
  expect(await look(false)).toEqual([200, 200]);
  expect(await look(true)).toEqual([200, 404]);
});

describe("an address", async () => {
  const root = join(folder, "web");
  await mkdir(join(root, ".vite"), { recursive: true });
  await mkdir(join(root, "assets"));
  await writeFile(join(root, "index.html"), "<title>Enishi</title>");
  await writeFile(join(root, "assets/base-12345678.js"), "1");
  const addresses = ["/", "/alumni/login", "/community/communities/:id", "/:prefix/sign_in"];
  await writeFile(join(root, ".vite/screens.json"), JSON.stringify(addresses));
  const app = await start((one) =>
    registerWebApp(one, { partner: { prefix: "aoba", communityId: 1 } }, root),
  );
  const browser = { accept: "text/html,application/xhtml+xml,*/*;q=0.8" };
  const get = async (url: string, headers: Record<string, string> = { accept: "*/*" }) => {
    const { statusCode, body } = await app.inject({ url, headers });
    return [
      statusCode,
      body.includes("<title>") ? "page" : body.includes("RECORD_NOT_FOUND") ? "words" : body,
    ];
  };

  test.each([
    "/",
    "/alumni/login",
    "/Alumni/Login/",
    "/alumni/login?x=a.b",
    "/community/communities/3",
    "/aoba/sign_in",
  ])("of a screen is the page: %s", async (url) => {
    expect(await get(url)).toEqual([200, "page"]);
  });

  test.each([
    "/metrics",
    "/healthz",
    "/.env",
    "/.vite/screens.json",
    "/.vite/manifest.json",
    "/wp-login.php",
    "/alumni/login/more",
    "/users/sign_in",
    "/assets/missing.js",
  ])("of nothing is not found: %s", async (url) => {
    expect(await get(url)).toEqual([404, "words"]);
    expect(await get(url, browser)).toEqual([404, "page"]);
  });

  test("of the top page alone is for search engines", async () => {
    const told = async (url: string) => (await app.inject({ url, headers: browser })).headers["x-robots-tag"];
    expect(await told("/")).toBeUndefined();
    for (const url of ["/alumni/login", "/aoba/sign_in", "/nothing"])
      expect(await told(url)).toBe("noindex, nofollow");
  });

  test("of nothing stays the whole page for a browser that has kept it", async () => {
    const { headers } = await app.inject({ url: "/nothing", headers: browser });
    const kept = { ...browser, "if-none-match": String(headers.etag), range: "bytes=0-1" };
    expect(await get("/nothing", kept)).toEqual([404, "page"]);
  });

  test("of a file is the file, and of no call is no page", async () => {
    expect(await get("/assets/base-12345678.js")).toEqual([200, "1"]);
    expect(await get("/api/nothing", browser)).toEqual([404, "words"]);
  });
});
