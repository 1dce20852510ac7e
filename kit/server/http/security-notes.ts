import type { FastifyReply, FastifyRequest } from "fastify";
import type { AnyCall } from "#kit/contract/call.ts";
import { commonErrors } from "#kit/contract/errors.ts";
import type { SecurityEvent } from "#kit/contract/security-events.ts";
import { Failure } from "../failure.ts";
import type { SecurityLine, SecurityLog } from "../security-log.ts";
import type { RequestFacts } from "./context.ts";

/** Says what a call means for security; `by` names the method of sign-in, or reads it from the body. */
export type SecurityRule = {
  readonly event: SecurityEvent;
  readonly by?: string | ((body: unknown) => string);
  /** A call that redirects to an address carrying this parameter is this event. */
  readonly redirected?: { readonly name: string; readonly event: SecurityEvent };
};
/** Returns what a call means for security; undefined where it means nothing. */
export type SecurityRules = (call: AnyCall) => SecurityRule | undefined;

/** The handling of a request fills this in for the security log. */
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

/** Runs a call and writes to the security log what it did or why it was refused. */
export function createSecurityNotes(log: SecurityLog, ruleOf: SecurityRules): SecurityNotes {
  return async (call, asked, run) => {
    const rule = ruleOf(call);
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
/** Paths may also hold keys and names, so only ids and these words are logged. */
const WORDS = ["action", "provider"];
const idsOf = (params: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries((params ?? {}) as Record<string, string>).filter(
      ([name, value]) => /^\d{1,15}$/.test(value) || WORDS.includes(name),
    ),
  );

/** Bulk calls name their rows in the body. */
const listOf = (body: unknown): Record<string, string> => {
  const { ids } = (body ?? {}) as { ids?: unknown };
  const named = Array.isArray(ids)
    ? ids.slice(0, NAMED_AT_MOST).filter((id) => /^\d{1,15}$/.test(String(id)))
    : [];
  return named.length > 0 ? { ids: named.join(" ") } : {};
};

const ledTo = ({ reply }: NotedRequest): string => String(reply.getHeader("location") ?? "");

function whatIsDone({ redirected, ...rule }: SecurityRule, asked: NotedRequest): SecurityRule {
  const address = ledTo(asked);
  const isLed = redirected && ["?", "&"].some((sign) => address.includes(`${sign}${redirected.name}=`));
  return isLed ? { event: redirected.event } : rule;
}

/** A navigating browser is redirected with the code of a refusal in the address. */
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
