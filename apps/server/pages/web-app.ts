import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { DAY_MS } from "#kit/contract/durations.ts";
import { commonErrors } from "#kit/contract/errors.ts";
import { failure } from "#kit/server/failure.ts";
import { answerFailure } from "#kit/server/http/answer-failure.ts";
import { API_PREFIX } from "#kit/server/http/register-routes.ts";
import type { PartnerSettings } from "#kit/server/identity/settings.ts";
import type { Services } from "#kit/server/work/services.ts";

const builtWeb = fileURLToPath(new URL("../../../dist/web/", import.meta.url));
const YEAR_MS = 365 * DAY_MS;

/** Every address of a screen answers the page; others answer a browser with it as 404, and programs in words. */
export async function registerWebApp(
  app: FastifyInstance,
  { partner }: Pick<Services, "partner">,
  root = builtWeb,
): Promise<void> {
  const isScreen = createScreenMatcher(withPartner(await readAddresses(root), partner));
  await app.register(fastifyStatic, {
    root,
    preCompressed: true,
    index: false,
    wildcard: false,
    setHeaders: (reply, path) => {
      const hashed = /\/assets\/[^/]*-[\w-]{8}\.\w+(?:\.br|\.gz)?$/.test(path);
      void reply.header(
        "cache-control",
        hashed ? `public, max-age=${YEAR_MS / 1000}, immutable` : "no-cache",
      );
    },
  });
  // Browsers ask for it where an answer is no page of ours, such as a redirect.
  app.get("/favicon.ico", async (_request, reply) => reply.redirect("/favicon.svg"));
  app.setNotFoundHandler((request, reply) => {
    // The query is the screen's own: a tag, or an address to lead back to, may look like a file name.
    const [path = ""] = request.url.split("?");
    // R077: the page itself allows indexing, and of the two the stricter rule counts.
    if (path !== "/") void reply.header("x-robots-tag", "noindex, nofollow");
    if (isLookedAt(request, path) && isScreen(path)) return reply.sendFile("index.html");
    if (isLookedAt(request, path) && isByBrowser(request)) return sendAsNotFound(request, reply);
    return answerFailure(failure(commonErrors.RECORD_NOT_FOUND), request, reply);
  });
}

/** The whole page is sent, whatever the browser has cached: a page for "not found" is never unchanged. */
function sendAsNotFound({ raw }: FastifyRequest, reply: FastifyReply): FastifyReply {
  for (const name of ["if-none-match", "if-modified-since", "range"]) delete raw.headers[name];
  return reply.code(404).sendFile("index.html");
}

async function readAddresses(root: string): Promise<readonly string[]> {
  const text = await readFile(join(root, ".vite/screens.json"), "utf8").catch(() => {
    throw new Error("The web app has not been built: run npm run build.");
  });
  return JSON.parse(text) as string[];
}

/** The settings name the only address at which the employees of a community sign in with its own service. */
const withPartner = (addresses: readonly string[], partner: PartnerSettings | null): string[] =>
  addresses.flatMap((address) =>
    address.startsWith("/:prefix/") ? (partner ? address.replace(":prefix", partner.prefix) : []) : address,
  );

/** Matches addresses like the browser's router: in any case, with or without a slash at the end. */
function createScreenMatcher(addresses: readonly string[]): (path: string) => boolean {
  const partsOf = (address: string) => address.replace(/\/$/, "").toLowerCase().split("/");
  const screens = addresses.map(partsOf);
  return (path) => {
    const parts = partsOf(path);
    return screens.some(
      (screen) =>
        screen.length === parts.length &&
        screen.every((part, at) => (part.startsWith(":") ? parts[at] !== "" : part === parts[at])),
    );
  };
}

const isLookedAt = ({ method }: FastifyRequest, path: string): boolean =>
  (method === "GET" || method === "HEAD") && !path.startsWith(`${API_PREFIX}/`);

/** A person is reading: neither a page's own requests nor monitoring ask for HTML. */
const isByBrowser = ({ headers }: FastifyRequest): boolean => /\btext\/html\b/.test(headers.accept ?? "");
