import type { Readable } from "node:stream";
import compress from "@fastify/compress";
import cookie from "@fastify/cookie";
import multipart from "@fastify/multipart";
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyRequest,
  LogController,
} from "fastify";
import type { Logger } from "pino";
import { MINUTE_MS } from "#kit/contract/durations.ts";
import { commonErrors } from "#kit/contract/errors.ts";
import { createAbsence } from "../absence.ts";
import { failure } from "../failure.ts";
import { answerFailure, isCrowded } from "./answer-failure.ts";
import { JSON_BYTES_MOST } from "./body-limit.ts";
import { ANSWER_SECONDS } from "./body-pace.ts";
import { readHead } from "./read-head.ts";
import { formLimits } from "./read-multipart.ts";
import { API_PREFIX, type RouteConfig } from "./register-routes.ts";
import { addSecurityHeaders } from "./security-headers.ts";

/** A notice that a mail came back says so first; the mail itself follows. */
const MAIL_BYTES = { keep: 128 * 1024, refuse: 64 * 1024 * 1024 };
const COMPRESSED_FROM_BYTES = 2_048;

const crowd = {
  away: "more is asked for at once than there is room: some calls are answered 503",
  back: "there has been room for every call for a minute",
  endsAfterMs: MINUTE_MS,
};

/** The bare web server of the product: parsing limits, headers, cookies and the one shape of a refusal. */
export async function createApp(options: {
  log: Logger;
  isTrustedProxy: (address: string) => boolean;
  /** Whether people come over TLS. */
  secure: boolean;
}): Promise<FastifyInstance> {
  const app = Fastify({
    loggerInstance: options.log as FastifyBaseLogger,
    trustProxy: options.isTrustedProxy,
    bodyLimit: JSON_BYTES_MOST,
    requestTimeout: ANSWER_SECONDS * 1000,
    forceCloseConnections: "idle",
    logController: new LogController({ disableRequestLogging: true }),
    routerOptions: { maxParamLength: 300 },
    // An address that cannot be read never reaches a route, nor the handler of its errors.
    frameworkErrors: answerFailure,
    genReqId: () => crypto.randomUUID(),
  });
  const room = createAbsence(options.log, crowd);
  app.setErrorHandler((error, request, reply) => {
    if (isCrowded(error, request)) room.begins();
    answerFailure(error, request, reply);
  });
  // Before any route, or it would not hold for it: a page of posts is a fifth as large on its way to a phone.
  await app.register(compress, { encodings: ["br", "gzip"], threshold: COMPRESSED_FROM_BYTES });
  // The one form that mail programs send (RFC 8058) says nothing that its address does not.
  app.addContentTypeParser(
    "application/x-www-form-urlencoded",
    { parseAs: "string" },
    async ({ routeOptions }: FastifyRequest) => {
      if (!(routeOptions.config as RouteConfig).fromMailPrograms)
        throw failure(commonErrors.ERROR_INVALID_PARAMS);
      return {};
    },
  );
  // Many clients always say that they send JSON, also where they send nothing.
  const parseJson = app.getDefaultJsonParser("error", "error");
  app.addContentTypeParser("application/json", { parseAs: "string" }, (request, body: string, done) =>
    body === "" ? done(null) : parseJson(request, body, done),
  );
  app.addContentTypeParser("message/rfc822", async ({ routeOptions }: FastifyRequest, body: Readable) => {
    const { bodyType } = routeOptions.config as RouteConfig;
    const refuse = bodyType ? MAIL_BYTES.refuse : routeOptions.bodyLimit;
    return readHead(body, { ...MAIL_BYTES, refuse });
  });
  await app.register(cookie);
  await app.register(multipart, { limits: formLimits });
  await addSecurityHeaders(app, options);
  app.addHook("onSend", async (request, reply) => {
    if (request.url.startsWith(API_PREFIX) && !reply.hasHeader("cache-control"))
      reply.header("cache-control", "no-store");
  });
  return app;
}
