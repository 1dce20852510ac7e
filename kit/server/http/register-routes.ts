import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import * as z from "zod/mini";
import { type AnyCall, accessRules, needsCommunity, type UploadedFile } from "#kit/contract/call.ts";
import { commonErrors } from "#kit/contract/errors.ts";
import { searchesByBody, searchTermsOf } from "#kit/contract/search-term.ts";
import type { ReadAccess } from "../database/database.ts";
import { failure } from "../failure.ts";
import { actOf, type RequestActor } from "../work/acts.ts";
import { recordCall } from "../work/record-act.ts";
import type { Services } from "../work/services.ts";
import { inTransaction, type Work } from "../work/work.ts";
import { admit, admitAgain, type Caller, type Exchange, enterCommunity, readFacts } from "./admit.ts";
import { asIs } from "./answer-failure.ts";
import { answerSchema } from "./answer-schema.ts";
import { bodyLimit, bodyShape } from "./body-limit.ts";
import type { Context } from "./context.ts";
import type { JsonShape } from "./json-shape.ts";
import { createInputParser } from "./parse-input.ts";
import { withMultipart } from "./read-multipart.ts";
import { createSearchSlots, type WithSearchSlot } from "./search-slots.ts";
import type { SecurityNotes } from "./security-notes.ts";
import { Accepted, type BinaryAnswer, JsonText, type Route } from "./serve.ts";
import { isSecure } from "./session-cookie.ts";
import { createCookieSetters } from "./set-cookies.ts";
import { undeclaredCode } from "./undeclared-code.ts";

export type RouteOptions = {
  readonly services: Services;
  readonly note: SecurityNotes;
  /** Checks every answer and every refusal against its contract; tests switch it on. */
  readonly validateAnswers: boolean;
  /** A body with files may take this long to arrive; by default as long as any call. */
  readonly uploadSeconds?: number | undefined;
};

/** The readers of bodies need to know this of a call. */
export type RouteConfig = Pick<AnyCall, "bodyType" | "fromMailPrograms"> & { readonly bodyShape?: JsonShape };
export const API_PREFIX = "/api";
/** The request keeps its admitted caller under this name. */
const CALLER = "caller";

export function registerRoutes(app: FastifyInstance, routes: readonly Route[], options: RouteOptions): void {
  app.decorateRequest(CALLER, null);
  const withSearchSlot = createSearchSlots(options.services.database.searches.atOnce);
  for (const route of routes) {
    const { call } = route;
    if (!accessRules.includes(call.access)) throw new Error(`${call.method} ${call.path} has no access rule`);
    actOf(call);
    if (route.transaction && (searchesByBody(call) || searchTermsOf(call).length > 0))
      throw new Error(`${call.method} ${call.path} searches, which is not for a transaction`);
    const handle = createHandler(route, options, withSearchSlot);
    app.route({
      method: call.method,
      url: API_PREFIX + call.path.replace(/\{(\w+)\}/g, ":$1"),
      config: {
        bodyType: call.bodyType,
        fromMailPrograms: call.fromMailPrograms,
        bodyShape: bodyShape(call),
      } satisfies RouteConfig,
      bodyLimit: bodyLimit(call),
      onRequest: (request, reply) => admitNoting(call, { request, reply }, options),
      handler: (request, reply) => {
        const { facts } = request.getDecorator<Caller>(CALLER);
        return options.note(call, { facts, request, reply }, () =>
          handle(request, reply).catch((error: unknown) => refuse(call, error, options)),
        );
      },
    });
  }
}

async function admitNoting(call: AnyCall, asked: Exchange, { services, note }: RouteOptions): Promise<void> {
  const facts = readFacts(asked.request);
  try {
    asked.request.setDecorator(CALLER, await admit(call, { ...asked, facts }, services));
  } catch (refusal) {
    await note(call, { ...asked, facts }, () => Promise.reject(refusal));
  }
}

function refuse(call: AnyCall, error: unknown, { validateAnswers }: RouteOptions): never {
  const code = validateAnswers ? undeclaredCode(call, error) : undefined;
  if (code !== undefined)
    throw new Error(`${call.method} ${call.path} answers ${code}, which it does not declare`);
  throw error;
}

/** The request was admitted before its body is read, so that only who may make the call is listened to. */
function createHandler(route: Route, options: RouteOptions, withSearchSlot: WithSearchSlot) {
  const { call } = route;
  const { services } = options;
  const parse = createInputParser(call);
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const admitted = request.getDecorator<Caller>(CALLER);
    const answerTo = async (body: unknown, files?: Record<string, UploadedFile>) => {
      const caller = call.method === "GET" ? admitted : await admitAgain(call, request, admitted, services);
      const hasFiles = Object.keys(files ?? {}).length > 0;
      const input = { ...parse({ params: request.params, query: request.query, body, hasFiles }), files };
      const answer = () => operate(route, options, { caller, reply }, input);
      return caller.isSearch
        ? withSearchSlot({ caller: caller.key, isGone: () => reply.raw.destroyed, search: answer })
        : answer();
    };
    const answer = await (call.files && !(call.takesJson && !request.isMultipart())
      ? withMultipart(
          request,
          {
            fileNames: call.files,
            caller: admitted.key,
            isGuest: !admitted.account,
            seconds: options.uploadSeconds,
          },
          ({ fields, files }) => answerTo(fields, files),
        )
      : answerTo(bodyOf(request)));
    return send(reply, route, answer, options);
  };
}

/** @throws for a form of several parts, which this call does not read: ignoring it would look like success */
function bodyOf(request: FastifyRequest): unknown {
  if (request.isMultipart()) throw failure(commonErrors.ERROR_INVALID_PARAMS);
  return request.body;
}

type CallerAndReply = { readonly caller: Caller; readonly reply: FastifyReply };

async function operate(
  route: Route,
  options: RouteOptions,
  { caller, reply }: CallerAndReply,
  input: unknown,
): Promise<unknown> {
  const { services } = options;
  const database = caller.isSearch ? services.database.searches : services.database;
  const actor = actorOf(route, caller, input);
  let isRecorded = false;
  const inOne = async <T>(run: (work: Work) => Promise<T>): Promise<T> => {
    const [answer, recorded] = await inTransaction(
      services,
      async (work) => [await run(work), work.acting.isRecorded] as const,
      actor,
    );
    isRecorded ||= recorded;
    return answer;
  };
  const contextFor = (work: Work): Context =>
    ({
      ...work,
      account: caller.account,
      member: caller.member,
      request: caller.facts,
      run: database.run,
      inTransaction: inOne,
      enter: async (communityId: number) => {
        const transaction = work.db.isTransaction ? work.db : undefined;
        const member = await enterCommunity(route.call, caller, communityId, services, transaction);
        actor.member = member;
        return member;
      },
      setHeader: (name: string, value: string) => void reply.header(name, value),
      ...createCookieSetters(reply, isSecure(services), caller.facts.subject),
    }) as Context;

  const answer = route.transaction
    ? await inOne(async (work) => {
        const done = await route.operate(contextFor(work), input as never);
        await recordCall(work);
        return done;
      })
    : await route.operate(contextFor(readOnly(services, database)), input as never);
  if (needsCommunity(route.call.access) && !actor.member)
    throw new Error(`${titleOf(route.call)} answered without entering a community`);
  if (actor.act && !isRecorded) {
    if (!actor.isView && route.call.method !== "GET")
      throw new Error(`${titleOf(route.call)} has left nothing in the audit log`);
    await inOne(recordCall);
  }
  return answer;
}

const titleOf = ({ method, path }: AnyCall): string => `${method} ${path}`;

const actorOf = ({ call }: Route, { account, member, facts }: Caller, input: unknown): RequestActor => ({
  account,
  member,
  ...actOf(call),
  params: (input as { params?: RequestActor["params"] }).params ?? {},
  ipAddress: facts.ipAddress,
  requestId: facts.id,
});

/** Work outside a transaction can only read. */
function readOnly(services: Services, { kysely }: ReadAccess): Work {
  const refuse = () => {
    throw new Error("this call runs without a transaction; use inTransaction for what changes something");
  };
  return {
    db: kysely,
    services,
    now: services.clock.now(),
    emit: refuse,
    enqueue: refuse,
    publish: refuse,
    afterCommit: refuse,
    acting: { by: undefined, isRecorded: false },
  };
}

function send(reply: FastifyReply, route: Route, answer: unknown, options: RouteOptions): unknown {
  const { call } = route;
  if (answer instanceof Accepted) return send(reply.code(202), route, answer.answer, options);
  if (call.answer === "binary") {
    const { contentType, bytes, headers, status = 200 } = answer as BinaryAnswer;
    return reply
      .code(status)
      .headers(headers ?? {})
      .type(contentType)
      .send(bytes);
  }
  if (options.validateAnswers) {
    const fields = answer instanceof JsonText ? (JSON.parse(answer.text) as unknown) : (answer ?? {});
    const checked = z.safeParse(call.answer as z.core.$ZodType, JSON.parse(JSON.stringify(fields)));
    if (!checked.success)
      throw new Error(`${call.method} ${call.path} breaks its contract: ${z.prettifyError(checked.error)}`);
  }
  const json = reply.type("application/json; charset=utf-8");
  if (answer instanceof JsonText) return json.serializer(asIs).send(answer.text);
  // Serializers are compiled when first needed: all of them together would delay the start.
  const schema = call.answer;
  json.serializer((fields) =>
    reply.compileSerializationSchema(answerSchema(schema))(fields as { [key: string]: unknown }),
  );
  return { success: true, ...(answer as object | undefined) };
}
