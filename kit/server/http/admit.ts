import type { FastifyReply, FastifyRequest } from "fastify";
import { AREA_HEADER, type Area, areas, SESSION_EXPIRY_HEADER } from "#kit/contract/area.ts";
import { type AnyCall, namesCommunity, needsCommunity } from "#kit/contract/call.ts";
import { commonErrors } from "#kit/contract/errors.ts";
import { defaultLanguage, languages } from "#kit/contract/language.ts";
import { searchesByBody, searchTermsOf } from "#kit/contract/search-term.ts";
import type { Account, Member } from "../access/actor.ts";
import type { Db } from "../database/database.ts";
import { failure } from "../failure.ts";
import { ipAddressKey } from "../rate/ip-address-key.ts";
import type { Services } from "../work/services.ts";
import { assertAccount, assertRole, assertRoleSomewhere } from "./assert-access.ts";
import type { RequestFacts } from "./context.ts";
import { isOwnRequest } from "./same-site.ts";
import { areaOfKind, isSecure, readSession, readSessionToken } from "./session-cookie.ts";
import { createCookieSetters } from "./set-cookies.ts";

/** `member` is set only where the path names the community. */
export type Caller = {
  readonly account: Account | null;
  readonly member: Member | undefined;
  readonly facts: RequestFacts;
  /** The rate limit counts by this key. */
  readonly key: string;
  readonly isSearch: boolean;
};

export type Exchange = { readonly request: FastifyRequest; readonly reply: FastifyReply };

/**
 * Decides whether a request may go on, before anything of its body is read.
 * @throws what the contract declares for callers of another kind, for strangers and for too many requests
 */
export async function admit(
  call: AnyCall,
  { request, reply, facts }: Exchange & Pick<Caller, "facts">,
  services: Services,
): Promise<Caller> {
  if (call.method !== "GET" && !call.fromMailPrograms && !isOwnRequest(request.headers, services.publicUrl))
    throw failure(commonErrors.ERROR_CROSS_SITE);
  const account = await callerOf(call, { request, reply, facts }, services);
  const key = keyOf(call, account, facts);
  const isSearch = searchesByBody(call) || searchTermsOf(call).some((name) => isGiven(request.query, name));
  await services.rateLimits.consume(isSearch ? "search" : call.rate, key);
  return enterAs(call, request, { account, facts, key, isSearch }, services);
}

/** Checks the caller again once the body has arrived: whoever lost the right meanwhile is refused. */
export async function admitAgain(
  call: AnyCall,
  request: FastifyRequest,
  admitted: Caller,
  services: Services,
): Promise<Caller> {
  const token = readSessionToken(request.headers.cookie, admitted.facts.area, services, areaOfCall(call));
  const account = ofArea(token ? await services.access.resolveAccount(token) : null, admitted.facts);
  return enterAs(call, request, { ...admitted, account }, services);
}

async function enterAs(
  call: AnyCall,
  request: FastifyRequest,
  caller: Omit<Caller, "member">,
  services: Services,
): Promise<Caller> {
  assertAccount(call.access, caller.account);
  await assertRoleSomewhere(call, caller.account, services.access);
  return { ...caller, member: await enterPath(call, request, caller, services) };
}

const isGiven = (query: unknown, name: string): boolean =>
  String((query as Readonly<Record<string, unknown>>)[name] ?? "").trim() !== "";

/**
 * Calls about passwords and mails are counted by address, since an account must not allow more of them. Reads are
 * counted by account, because a whole office behind one address loads pictures with every page.
 */
const keyOf = (call: AnyCall, account: Account | null, { ipAddress }: RequestFacts): string => {
  const isCounted = call.access !== "public" || call.rate === "read";
  return account && isCounted ? `account:${account.accountId}` : `address:${ipAddressKey(ipAddress)}`;
};

/** Resolves the caller's account; where its session is lengthened, the browser gets its cookie again. */
async function callerOf(
  call: AnyCall,
  { request, reply, facts }: Exchange & Pick<Caller, "facts">,
  services: Services,
): Promise<Account | null> {
  const found = readSession(request.headers.cookie, facts.area, services, areaOfCall(call));
  const used = found ? await services.access.lengthenSession(found.token) : null;
  const account = ofArea(used?.account, facts);
  if (!found || !used || !account) return null;
  if (used.isLengthened || found.isPlain) {
    const forMs = used.expiresAt.getTime() - services.clock.now().getTime();
    createCookieSetters(reply, isSecure(services)).setSession(found.area, found.token, forMs);
  }
  if (used.isLengthened) void reply.header(SESSION_EXPIRY_HEADER, used.expiresAt.toISOString());
  return account;
}

/** The path or the access tells the area of a call, for a browser that names none of its two. R258 */
function areaOfCall({ path, access }: AnyCall): Area | undefined {
  if (path.startsWith("/alumnus") || access.startsWith("alumnus")) return "alumni";
  if (/^\/(users|employees)\//.test(path) || /^(employee|administrator|contractor)/.test(access))
    return "community";
  return areas.find((area) => area === access);
}

/** A session of one area opens nothing in another, whatever cookie it is sent in. */
function ofArea(account: Account | null | undefined, { area, subject }: RequestFacts): Account | null {
  if (!account || (area !== undefined && areaOfKind[account.kind] !== area)) return null;
  subject.accountId = account.accountId;
  return account;
}

async function enterPath(
  call: AnyCall,
  request: FastifyRequest,
  caller: Pick<Caller, "account" | "facts">,
  services: Services,
): Promise<Member | undefined> {
  if (!needsCommunity(call.access) || !namesCommunity(call.path)) return undefined;
  const [, name = ""] = /^\/communities\/\{(\w+)\}/.exec(call.path) ?? [];
  const id = Number((request.params as Record<string, string>)[name]);
  if (!Number.isSafeInteger(id) || id < 1) throw failure(commonErrors.RECORD_NOT_FOUND);
  return enterCommunity(call, caller, id, services);
}

/** Returns the account as a member with the role the call demands; inside a transaction, pass it. */
export async function enterCommunity(
  call: AnyCall,
  { account, facts }: Pick<Caller, "account" | "facts">,
  id: number,
  services: Services,
  transaction?: Db,
): Promise<Member> {
  if (!account) throw failure(commonErrors.ERROR_UNAUTHENTICATED);
  const member = await services.access.enter(account, id, facts.ipAddress, transaction);
  facts.subject.communityId = id;
  assertRole(call, member);
  return member;
}

export function readFacts(request: FastifyRequest): RequestFacts {
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

/** An image request cannot carry our headers; its URL says on which page it is shown. R274 */
const areaOfPage = (request: FastifyRequest): string => {
  const page = request.method === "GET" && (request.query as { request_path?: unknown }).request_path;
  return typeof page === "string" ? (page.split("/")[1] ?? "") : "";
};
