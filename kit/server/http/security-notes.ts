import type { FastifyReply, FastifyRequest } from "fastify";
import type { AnyCall } from "#kit/contract/call.ts";
import { commonErrors } from "#kit/contract/errors.ts";
import { Failure } from "../failure.ts";
import type { SecurityEvent, SecurityLine, SecurityLog } from "../security-log.ts";
import type { RequestFacts } from "./context.ts";

/** What a call means for security; `by` is how, or read from its body. */
export type SecurityRule = {
  readonly event: SecurityEvent;
  readonly by?: string | ((body: unknown) => string);
  /** What it was, where it leads on to an address that says so by this name. */
  readonly redirected?: { readonly name: string; readonly event: SecurityEvent };
};
export type SecurityRules = ReadonlyMap<AnyCall, SecurityRule>;

/** What becomes known of a request on its way, for the log of security. */
export type RequestSubject = {
  accountId: number | null;
  communityId: number | null;
  hasOpenedSession?: true;
  hasGuessedWrong?: true;
};

type NotedRequest = {
  readonly facts: RequestFacts;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
};
export type SecurityNotes = <T>(call: AnyCall, asked: NotedRequest, run: () => Promise<T>) => Promise<T>;

const limitOf: Readonly<Record<string, string>> = {
  [commonErrors.ERROR_TOO_MANY_PASSWORDS.code]: "passwords",
  [commonErrors.ERROR_TOO_MANY_CODES.code]: "codes",
};

/** Runs a call and leaves in the log of security what it did, or why it was refused. */
export function createSecurityNotes(log: SecurityLog, rules: SecurityRules): SecurityNotes {
  return async (call, asked, run) => {
    const rule = rules.get(call);
    try {
      const answer = await run();
      if (rule) {
        const done = whatIsDone(rule, asked);
        log.write(done.event, { ...lineOf(call, rule, asked), ...outcomeOf(done, asked, answer) });
      }
      return answer;
    } catch (error) {
      if (error instanceof Failure) noteRefusal(log, call, rule, asked, error);
      throw error;
    }
  };
}

function noteRefusal(
  log: SecurityLog,
  call: AnyCall,
  rule: SecurityRule | undefined,
  asked: NotedRequest,
  refusal: Failure,
): void {
  const code = refusal.message;
  const line = { ...lineOf(call, rule, asked), outcome: "refused", code } as const;
  const limit = code === commonErrors.ERROR_TOO_MANY_REQUESTS.code ? call.rate : limitOf[code];
  if (limit !== undefined) {
    const key = `${limit}:${line.account ?? line.from}`;
    const seconds = Number(refusal.faults[0]?.params?.seconds ?? 60);
    log.writeOnce(key, seconds, "limitReached", { ...line, limit });
  } else if (rule) log.write(rule.event, line);
  else if (asked.facts.subject.hasGuessedWrong) log.write("confirmationRefused", line);
}

function lineOf(
  call: AnyCall,
  rule: SecurityRule | undefined,
  { facts, request }: NotedRequest,
): SecurityLine {
  const by = typeof rule?.by === "function" ? rule.by(request.body) : rule?.by;
  return {
    ...(by !== undefined && { by }),
    call: `${call.method} ${call.path}`,
    ...(rule && { target: { ...idsOf(request.params), ...listOf(request.body) } }),
    request: facts.id,
    account: facts.subject.accountId,
    community: facts.subject.communityId,
    from: facts.ipAddress,
  };
}

const NAMED_AT_MOST = 200;
/** Which row, and for some calls what is done with it or by which service; a path may also hold keys and names. */
const WORDS = ["action", "provider"];
const idsOf = (params: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries((params ?? {}) as Record<string, string>).filter(
      ([name, value]) => /^\d{1,15}$/.test(value) || WORDS.includes(name),
    ),
  );

/** The rows that a call for many names in its body. */
const listOf = (body: unknown): Record<string, string> => {
  const { ids } = (body ?? {}) as { ids?: unknown };
  const named = Array.isArray(ids)
    ? ids.slice(0, NAMED_AT_MOST).filter((id) => /^\d{1,15}$/.test(String(id)))
    : [];
  return named.length > 0 ? { ids: named.join(" ") } : {};
};

const ledTo = ({ reply }: NotedRequest): string => String(reply.getHeader("location") ?? "");

const whatIsDone = ({ redirected, ...rule }: SecurityRule, asked: NotedRequest): SecurityRule =>
  redirected && new RegExp(`[?&]${redirected.name}=`).test(ledTo(asked)) ? { event: redirected.event } : rule;

/** Whoever navigates is led on with the code of a refusal. */
const REFUSED_ON_THE_WAY = /[?&]\w+=([A-Z]+(?:_[A-Z]+)+)(?:&|$)/;

function outcomeOf(
  { event }: SecurityRule,
  asked: NotedRequest,
  answer: unknown,
): Pick<SecurityLine, "outcome" | "code"> {
  const [, code] = REFUSED_ON_THE_WAY.exec(ledTo(asked)) ?? [];
  if (code !== undefined) return { outcome: "refused", code };
  if (event !== "login" || asked.facts.subject.hasOpenedSession) return { outcome: "done" };
  const { data } = (answer ?? {}) as { data?: { second_factor?: unknown } };
  return { outcome: data?.second_factor ? "secondStep" : "other" };
}
