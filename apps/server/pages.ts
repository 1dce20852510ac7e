import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import fastifyStatic from "@fastify/static";
import swagger from "@fastify/swagger";
import swaggerUi from "@fastify/swagger-ui";
import type { FastifyInstance } from "fastify";
import { commonErrors } from "#kit/contract/errors.ts";
import { answers } from "#kit/server/database/answers.ts";
import { failure } from "#kit/server/failure.ts";
import { answerFailure } from "#kit/server/http/answer-failure.ts";
import { API_PREFIX } from "#kit/server/http/register-routes.ts";
import { renderMailboxPage, renderMailPage } from "#kit/server/mail/mailbox-page.ts";
import type { Services } from "#kit/server/work/services.ts";
import { features } from "./features.ts";
import { describeApi } from "./openapi.ts";
import { registerProviderPages } from "./provider-pages.ts";

const webRoot = fileURLToPath(new URL("../../dist/web/", import.meta.url));
export const MAILBOX_PATH = "/dev/mailbox";
export const API_DOCS_PATH = `${API_PREFIX}/docs`;
const YEAR_MS = 365 * 24 * 60 * 60 * 1000;

/** What the server answers besides the calls: the web app, the API's description, health and the mailbox. */
export async function registerPages(app: FastifyInstance, services: Services): Promise<void> {
  await registerApiDescription(app);
  registerHealth(app, services);
  registerMailbox(app, services);
  registerProviderPages(app, services);
  await registerWebApp(app);
}

async function registerApiDescription(app: FastifyInstance): Promise<void> {
  const document = describeApi(features.flatMap((feature) => feature.routes.map((route) => route.call)));
  app.get(`${API_PREFIX}/openapi.json`, async () => document);
  await app.register(swagger, { mode: "static", specification: { document: document as never } });
  await app.register(swaggerUi, {
    routePrefix: API_DOCS_PATH,
    staticCSP: true,
    uiConfig: { docExpansion: "none" },
  });
}

/** For load balancers: 200 while the database answers. */
function registerHealth(app: FastifyInstance, { database }: Services): void {
  app.get(`${API_PREFIX}/health`, async () => {
    await database.run(answers, []);
    return { success: true };
  });
}

/** Where development mail goes instead of out; it does not exist once MAIL_URL is set. */
function registerMailbox(app: FastifyInstance, { mailer }: Services): void {
  const { mailbox } = mailer;
  if (!mailbox) return;
  app.get(MAILBOX_PATH, async (_request, reply) =>
    reply.type("text/html").send(renderMailboxPage(await mailbox.list())),
  );
  app.get<{ Params: { id: string } }>(`${MAILBOX_PATH}/:id`, async ({ params }, reply) => {
    const mail = await mailbox.read(params.id);
    if (!mail) throw failure(commonErrors.RECORD_NOT_FOUND);
    return reply.type("text/html").send(renderMailPage(mail));
  });
}

/** Every path of a screen answers the shell; a missing asset or call stays missing. */
async function registerWebApp(app: FastifyInstance): Promise<void> {
  if (!existsSync(webRoot)) throw new Error("The web app has not been built: run npm run build.");
  await app.register(fastifyStatic, {
    root: webRoot,
    preCompressed: true,
    index: false,
    wildcard: false,
    setHeaders: (reply, path) => {
      const hashed = /\/assets\/[^/]+-[\w-]{8,}\.\w+(\.br|\.gz)?$/.test(path);
      void reply.header(
        "cache-control",
        hashed ? `public, max-age=${YEAR_MS / 1000}, immutable` : "no-cache",
      );
    },
  });
  // Browsers ask for it where an answer is no page of ours, such as one that only leads on.
  app.get("/favicon.ico", async (_request, reply) => reply.redirect("/favicon.svg"));
  app.setNotFoundHandler((request, reply) => {
    // What follows the path is the screen's own: a tag or an address to lead back to may end like a file.
    const [path = ""] = request.url.split("?");
    const isScreen = request.method === "GET" && !path.startsWith(API_PREFIX) && !/\.\w+$/.test(path);
    if (isScreen) return reply.sendFile("index.html");
    return answerFailure(failure(commonErrors.RECORD_NOT_FOUND), request, reply);
  });
}
