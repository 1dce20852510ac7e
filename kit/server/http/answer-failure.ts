import type { FastifyReply, FastifyRequest } from "fastify";
import { commonErrors, type ErrorCode, type FailureBody } from "#kit/contract/errors.ts";
import { isLoggedOnce, PartAway } from "../absence.ts";
import { isDiskFull, isOverloaded, isRetryable, isUnavailable, isValueRefused } from "../database/errors.ts";
import { Failure, failure } from "../failure.ts";

const RETRY_AFTER_SECONDS = 5;

/** Refusals of Fastify and its plugins get these codes; any other status of theirs is about the form. */
const frameworkRefusals: Readonly<Record<number, ErrorCode>> = {
  404: commonErrors.RECORD_NOT_FOUND,
  413: commonErrors.ERROR_TOO_LARGE,
  429: commonErrors.ERROR_TOO_MANY_REQUESTS,
};

/** Writes every refusal in one shape. An unforeseen error is logged, and answered only with the request's id. */
export function answerFailure(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const known = recognise(error);
  if (known.status >= 500)
    request.log[isForeseen(error) || hasGone(request) ? "info" : "error"]({ err: error }, "a call failed");
  if (isValueRefused(error))
    request.log.error({ err: error }, "a contract let a value through that the database refuses");
  const seconds = known.faults[0]?.params?.seconds;
  if (known.status === 429 && seconds !== undefined) void reply.header("retry-after", seconds);
  // The rest of a body that arrives too slowly is not read.
  if (known.status === 408) void reply.header("connection", "close");
  if (known.status === 503) void reply.header("retry-after", RETRY_AFTER_SECONDS);
  const body: FailureBody = {
    success: false,
    data:
      known.faults[0]?.message_code === known.message
        ? known.faults
        : [{ message_code: known.message }, ...known.faults],
    error_message_code: known.message,
    request_id: request.id,
  };
  void reply
    .code(known.status)
    .type("application/json; charset=utf-8")
    .serializer(asIs)
    .send(JSON.stringify(body));
}

/** Sends text that is JSON already, without serialising it. */
export const asIs = (text: unknown): string => text as string;

/** The call was refused on purpose, because more was asked for at once than there is room for. */
export const isCrowded = (error: unknown, request: FastifyRequest): boolean =>
  error instanceof Failure && error.message === commonErrors.ERROR_UNAVAILABLE.code && !hasGone(request);

/** This error is logged once by the part that is away or full, or by the app that refuses on purpose. */
const isForeseen = (error: unknown): boolean =>
  isLoggedOnce(error) || (error instanceof Failure && error.status === commonErrors.ERROR_UNAVAILABLE.status);

/** The client went away before it had sent all of the request. */
const hasGone = ({ raw }: FastifyRequest): boolean => raw.destroyed && !raw.complete;

function recognise(error: unknown): Failure {
  if (error instanceof Failure) return error;
  if (error instanceof PartAway || isUnavailable(error) || isOverloaded(error))
    return failure(commonErrors.ERROR_UNAVAILABLE);
  if (isRetryable(error)) return failure(commonErrors.TRANSACTION_ERROR);
  if (isDiskFull(error)) return failure(commonErrors.ERROR_DATABASE_FULL);
  if (isValueRefused(error)) return failure(commonErrors.ERROR_INVALID_PARAMS);
  return failure(frameworkRefusal(error) ?? commonErrors.ERROR_UNEXPECTED);
}

/** Only the framework's own errors count here: a 404 of another service says nothing about this request. */
function frameworkRefusal(error: unknown): ErrorCode | undefined {
  const { code, statusCode } = (error ?? {}) as { code?: unknown; statusCode?: unknown };
  if (!String(code).startsWith("FST_") || typeof statusCode !== "number") return undefined;
  if (statusCode < 400 || statusCode > 499) return undefined;
  return frameworkRefusals[statusCode] ?? commonErrors.ERROR_INVALID_PARAMS;
}
