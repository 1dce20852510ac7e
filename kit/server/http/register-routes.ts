import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import * as z from "zod/mini";
import { AREA_HEADER, areas } from "#kit/contract/area.ts";
import {
  type AnyCall,
  accessRules,
  namesCommunity,
  needsCommunity,
  type UploadedFile,
} from "#kit/contract/call.ts";
import { commonErrors } from "#kit/contract/errors.ts";
import { defaultLanguage, languages } from "#kit/contract/language.ts";
import { searchTermsOf } from "#kit/contract/search-term.ts";
import type { Account, Member } from "../access/actor.ts";
import type { Db, Reader } from "../database/database.ts";
import { failure } from "../failure.ts";
import { addressKey } from "../rate/address-key.ts";
import type { Services } from "../work/services.ts";
import { inTransaction, type Work } from "../work/work.ts";
import { answerSchema } from "./answer-schema.ts";
import { assertAccount, assertRole } from "./assert-access.ts";
import type { Context, RequestFacts } from "./context.ts";
import { createInputParser } from "./parse-input.ts";
import { withMultipart } from "./read-multipart.ts";
import { isOwnRequest } from "./same-site.ts";
import { createSearchTurns, type SearchTurn } from "./search-turns.ts";
import type { SecurityNotes } from "./security-notes.ts";
import { type BinaryAnswer, JsonText, type Route } from "./serve.ts";
import { areaOfKind, isSecure, readSession } from "./session-cookie.ts";
import { createCookieSetters, moveSession } from "./set-cookies.ts";

export type RouteOptions = {
  readonly services: Services;
  readonly note: SecurityNotes;
  /** Holds every answer to its contract; on in tests. */
  readonly validateAnswers: boolean;
  /** How long a body with files may take to arrive; as long as any call where nothing is said. */
  readonly uploadSeconds?: number | undefined;
};

export const API_PREFIX = "/api";

export function registerRoutes(app: FastifyInstance, routes: readonly Route[], options: RouteOptions): void {
  const inSearchTurn = createSearchTurns(options.services.database.searches.atOnce);
  for (const route of routes) {
    const { call } = route;
    if (!accessRules.includes(call.access)) throw new Error(`${call.method} ${call.path} has no access rule`);
    if (route.transaction && searchTermsOf(call).length > 0)
      throw new Error(`${call.method} ${call.path} searches, which is not for a transaction`);
    const handle = createHandler(route, options, inSearchTurn);
    app.route({
      method: call.method,
      url: API_PREFIX + call.path.replace(/\{(\w+)\}/g, ":$1"),
      ...(call.answer === "binary" ? {} : { schema: { response: { 200: answerSchema(call.answer) } } }),
      handler: async (request, reply) => {
        const facts = readFacts(request);
        return options.note(call, { facts, request, reply }, () => handle(request, reply, facts));
      },
    });
  }
}

function createHandler(route: Route, options: RouteOptions, inSearchTurn: SearchTurn) {
  const { call } = route;
  const { services } = options;
  const parse = createInputParser(call);
  const searchTerms = searchTermsOf(call);
  return async (request: FastifyRequest, reply: FastifyReply, facts: RequestFacts) => {
    if (call.method !== "GET" && !call.fromMailPrograms && !isOwnRequest(request.headers, services.publicUrl))
      throw failure(commonErrors.ERROR_CROSS_SITE);
    const found = readSession(request.headers.cookie, facts.area, services);
    const account = found ? await resolveAccount(found.token, facts, services) : null;
    if (account && found?.movesFrom) moveSession(reply, found.movesFrom, found.token, isSecure(services));
    const caller = callerOf(call, account, facts);
    const isSearch = searchTerms.some((name) => isGiven(request.query, name));
    await services.rateLimits.consume(isSearch ? "search" : call.rate, caller);
    assertAccount(call.access, account);
    const member = await enterPath(route, request, account, facts, services);
    const answerTo = async (body: unknown, files?: Record<string, UploadedFile>) => {
      const input = { ...parse({ params: request.params, query: request.query, body }), files };
      const answer = () => operate(route, options, { account, member, facts, reply, isSearch }, input);
      return isSearch
        ? inSearchTurn({ caller, isGone: () => reply.raw.destroyed, search: answer })
        : answer();
    };
    const answer = await (call.files
      ? withMultipart(
          request,
          { fileNames: call.files, caller, isGuest: !account, seconds: options.uploadSeconds },
          ({ fields, files }) => answerTo(fields, files),
        )
      : answerTo(request.body));
    return send(reply, route, answer, options);
  };
}

/** Whom a limit counts: somebody with an account may not try more passwords, nor send more mails, than anybody else. */
const callerOf = (call: AnyCall, account: Account | null, { ipAddress }: RequestFacts): string =>
  account && call.access !== "public" ? `account:${account.accountId}` : `address:${addressKey(ipAddress)}`;

const isGiven = (query: unknown, name: string): boolean =>
  String((query as Readonly<Record<string, unknown>>)[name] ?? "").trim() !== "";

/** The session of one area opens nothing in another, whatever cookie it is sent in. */
async function resolveAccount(
  token: string,
  { area, subject }: RequestFacts,
  { access }: Services,
): Promise<Account | null> {
  const account = await access.resolveAccount(token);
  if (!account || (area !== undefined && areaOfKind[account.kind] !== area)) return null;
  subject.accountId = account.accountId;
  return account;
}

type Caller = {
  account: Account | null;
  member: Member | undefined;
  facts: RequestFacts;
  reply: FastifyReply;
  isSearch: boolean;
};

async function operate(
  route: Route,
  options: RouteOptions,
  caller: Caller,
  input: unknown,
): Promise<unknown> {
  const { services } = options;
  const reader = caller.isSearch ? services.database.searches : services.database;
  let entered = caller.member !== undefined;
  const contextFor = (work: Work): Context =>
    ({
      ...work,
      account: caller.account,
      member: caller.member,
      request: caller.facts,
      run: reader.run,
      inTransaction: (inner: (work: Work) => Promise<unknown>) => inTransaction(services, inner),
      enter: async (communityId: number) => {
        const transaction = work.db.isTransaction ? work.db : undefined;
        const { account, facts } = caller;
        const member = await enterCommunity(route, account, communityId, facts, services, transaction);
        entered = true;
        return member;
      },
      setHeader: (name: string, value: string) => void caller.reply.header(name, value),
      ...createCookieSetters(caller.reply, isSecure(services), caller.facts.subject),
    }) as Context;

  const answer = route.transaction
    ? await inTransaction(services, (work) => route.operate(contextFor(work), input as never))
    : await route.operate(contextFor(readOnly(services, reader)), input as never);
  if (needsCommunity(route.call.access) && !entered)
    throw new Error(`${route.call.method} ${route.call.path} answered without entering a community`);
  return answer;
}

/** Work outside a transaction can only look. */
function readOnly(services: Services, { kysely }: Reader): Work {
  const refuse = () => {
    throw new Error("this call runs without a transaction; use inTransaction for what changes something");
  };
  return {
    db: kysely,
    services,
    now: services.clock.now(),
    emit: refuse,
    foretell: refuse,
    enqueue: refuse,
    publish: refuse,
    afterCommit: refuse,
  };
}

async function enterPath(
  route: Route,
  request: FastifyRequest,
  account: Account | null,
  facts: RequestFacts,
  services: Services,
) {
  if (!needsCommunity(route.call.access) || !namesCommunity(route.call.path)) return undefined;
  const [, name = ""] = /^\/communities\/\{(\w+)\}/.exec(route.call.path) ?? [];
  const id = Number((request.params as Record<string, string>)[name]);
  if (!Number.isSafeInteger(id) || id < 1) throw failure(commonErrors.RECORD_NOT_FOUND);
  return enterCommunity(route, account, id, facts, services);
}

async function enterCommunity(
  route: Route,
  account: Account | null,
  id: number,
  facts: RequestFacts,
  services: Services,
  transaction?: Db,
) {
  if (!account) throw failure(commonErrors.ERROR_UNAUTHENTICATED);
  const member = await services.access.enter(account, id, facts.ipAddress, transaction);
  facts.subject.communityId = id;
  assertRole(route.call.access, member);
  return member;
}

function readFacts(request: FastifyRequest): RequestFacts {
  const header = (name: string) => String(request.headers[name] ?? "");
  const wanted = header(AREA_HEADER) || areaOfPage(request);
  const language = header("accept-language").slice(0, 2);
  return {
    id: request.id,
    ipAddress: request.ip,
    userAgent: header("user-agent").slice(0, 300),
    area: areas.find((area) => area === wanted),
    language: languages.find((one) => one === language) ?? defaultLanguage,
    subject: { accountId: null, communityId: null },
    header,
  };
}

/** A picture carries no headers of ours; its address says on which page it is shown. R274 */
const areaOfPage = (request: FastifyRequest): string => {
  const page = request.method === "GET" && (request.query as { request_path?: unknown }).request_path;
  return typeof page === "string" ? (page.split("/")[1] ?? "") : "";
};

function send(reply: FastifyReply, route: Route, answer: unknown, options: RouteOptions) {
  const { call } = route;
  if (call.answer === "binary") {
    const { contentType, bytes, headers, status = 200 } = answer as BinaryAnswer;
    return reply
      .code(status)
      .headers(headers ?? {})
      .type(contentType)
      .send(bytes);
  }
  if (options.validateAnswers) {
    const fields = answer instanceof JsonText ? (JSON.parse(answer.text) as unknown) : answer;
    const checked = z.safeParse(call.answer as z.core.$ZodType, JSON.parse(JSON.stringify(fields)));
    if (!checked.success)
      throw new Error(`${call.method} ${call.path} breaks its contract: ${z.prettifyError(checked.error)}`);
  }
  if (answer instanceof JsonText)
    return reply.type("application/json; charset=utf-8").serializer(asIs).send(answer.text);
  return { success: true, ...(answer as object) };
}

const asIs = (text: unknown): string => text as string;
