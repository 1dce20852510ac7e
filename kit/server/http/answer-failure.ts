import type { FastifyReply, FastifyRequest } from "fastify";
import { commonErrors, type ErrorCode, type FailureBody } from "#kit/contract/errors.ts";
import { isExhausted, isUnavailable } from "../database/errors.ts";
import { Failure, failure } from "../failure.ts";

const RETRY_AFTER_SECONDS = 5;

/** What Fastify itself refuses, in the words of the catalogue. */
const frameworkErrors: Record<string, ErrorCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: commonErrors.ERROR_TOO_LARGE,
  FST_ERR_CTP_INVALID_JSON_BODY: commonErrors.ERROR_INVALID_PARAMS,
  FST_ERR_CTP_EMPTY_JSON_BODY: commonErrors.ERROR_INVALID_PARAMS,
  FST_ERR_CTP_INVALID_MEDIA_TYPE: commonErrors.ERROR_INVALID_PARAMS,
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: commonErrors.ERROR_INVALID_PARAMS,
};

/** The one shape of a refusal. What nobody foresaw is logged with the request's id and shown only as that. */
export function answerFailure(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const known = recognise(error);
  if (known.status >= 500)
    request.log[isToldElsewhere(error) ? "info" : "error"]({ err: error }, "a call failed");
  const seconds = known.faults[0]?.params?.seconds;
  if (known.status === 429 && seconds !== undefined) void reply.header("retry-after", seconds);
  // The rest of what comes too slowly is not waited for.
  if (known.status === 408) void reply.header("connection", "close");
  if (known.status === 503) void reply.header("retry-after", RETRY_AFTER_SECONDS);
  const body: FailureBody = {
    success: false,
    data: known.faults,
    error_message_code: known.faults[0]?.message_code ?? known.message,
    request_id: request.id,
  };
  void reply.code(known.status).type("application/json; charset=utf-8").send(JSON.stringify(body));
}

/** That a part is away is said once; the calls it fails would fill the log. */
const isToldElsewhere = (error: unknown): boolean => isUnavailable(error) && !isExhausted(error);

function recognise(error: unknown): Failure {
  if (error instanceof Failure) return error;
  if (isUnavailable(error)) return failure(commonErrors.ERROR_UNAVAILABLE);
  const framework = frameworkErrors[String((error as { code?: unknown } | null)?.code)];
  return failure(framework ?? commonErrors.ERROR_UNEXPECTED);
}
