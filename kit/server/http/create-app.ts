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
import { JSON_BYTES_MOST, spareShape } from "./body-limit.ts";
import { ANSWER_SECONDS } from "./body-pace.ts";
import { outgrows } from "./json-shape.ts";
import { readHead } from "./read-head.ts";
import { formLimits } from "./read-multipart.ts";
import { API_PREFIX, type RouteConfig } from "./register-routes.ts";
import { addSecurityHeaders } from "./security-headers.ts";

/** A bounce notice says first that a mail came back; the mail itself follows and need not be kept. */
const MAIL_BYTES = { keep: 128 * 1024, refuse: 64 * 1024 * 1024 };
const COMPRESSED_FROM_BYTES = 2_048;

const crowd = {
  away: "more is asked for at once than there is room: some calls are answered 503",
  back: "there has been room for every call for a minute",
  endsAfterMs: MINUTE_MS,
};

/** Creates the bare web server: limits of parsing, headers, cookies and the one shape of a refusal. */
export async function createApp(options: {
  log: Logger;
  isTrustedProxy: (address: string) => boolean;
  /** People reach the server over TLS. */
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
    // An address that cannot be parsed never reaches a route, nor the error handler of routes.
    frameworkErrors: answerFailure,
    genReqId: () => crypto.randomUUID(),
  });
  const room = createAbsence(options.log, crowd);
  app.setErrorHandler((error, request, reply) => {
    if (isCrowded(error, request)) room.begins();
    answerFailure(error, request, reply);
  });
  // Compression has to be registered before any route to apply to it: a page of posts becomes a fifth as large.
  await app.register(compress, { encodings: ["br", "gzip"], threshold: COMPRESSED_FROM_BYTES });
  // Mail programs send a form to unsubscribe (RFC 8058); it says nothing that its address does not.
  app.addContentTypeParser(
    "application/x-www-form-urlencoded",
    { parseAs: "string" },
    async ({ routeOptions }: FastifyRequest) => {
      if (!(routeOptions.config as RouteConfig).fromMailPrograms)
        throw failure(commonErrors.ERROR_INVALID_PARAMS);
      return {};
    },
  );
  // Many clients always announce JSON, even when they send no body.
  const parseJson = app.getDefaultJsonParser("error", "error");
  app.addContentTypeParser("application/json", { parseAs: "string" }, (request, body: string, done) => {
    if (body === "") return done(null);
    // An address that is no call has no shape of its own.
    const { bodyShape = spareShape } = request.routeOptions.config as RouteConfig;
    return outgrows(body, bodyShape)
      ? done(failure(commonErrors.ERROR_INVALID_PARAMS))
      : parseJson(request, body, done);
  });
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
