import { AREA_HEADER, REQUESTED_WITH_HEADER, SESSION_EXPIRY_HEADER } from "#kit/contract/area.ts";
import { type AnswerOf, type AnyCall, type CallInput, fillPath, sendsForm } from "#kit/contract/call.ts";
import { MINUTE_MS } from "#kit/contract/durations.ts";
import { commonErrors, type FailureBody, faultsOf } from "#kit/contract/errors.ts";
import { knowErrors } from "../errors/error-texts.ts";
import { shownLanguage } from "../language-choice.ts";
import { currentArea } from "../session/area.ts";
import { renewStoredSession } from "../session/stored-session.ts";
import { ApiError } from "./api-error.ts";
import { takeEarlyAnswer } from "./early-answers.ts";

/** A call that takes longer fails, so that the person can try again. R336 */
export const REQUEST_TIMEOUT_MS = MINUTE_MS;
export const API_BASE = "/api";

type Input<C extends AnyCall> = keyof CallInput<C> extends never ? undefined : CallInput<C>;

/** Sends a call by its contract. Returns the fields beside `success`, or throws an `ApiError`. */
export async function send<C extends AnyCall>(
  call: C,
  input?: Input<C>,
  signal?: AbortSignal,
  headers: Readonly<Record<string, string>> = {},
): Promise<AnswerOf<C>> {
  const given = (input ?? {}) as RawInput;
  const url = callUrl(call, given);
  const early = call.method === "GET" ? await takeEarlyAnswer(url) : undefined;
  if (early !== undefined) return early as AnswerOf<C>;
  // The area is read before sending, because the person may change to the other one before the answer.
  const area = currentArea();
  const response = await request(call, url, given, { signal, headers: { [AREA_HEADER]: area, ...headers } });
  if (!response.ok) throw failureOf(call, response.status, await response.json().catch(() => undefined));
  renewStoredSession(area, response.headers.get(SESSION_EXPIRY_HEADER));
  return (
    call.answer === "binary" ? new Uint8Array(await response.arrayBuffer()) : await response.json()
  ) as AnswerOf<C>;
}

/** The input of any call is sent so. */
export type RawInput = {
  params?: Record<string, string | number>;
  query?: Record<string, unknown>;
  body?: Record<string, unknown>;
  files?: Record<string, Blob | undefined>;
};

export function callUrl(call: AnyCall, { params, query }: RawInput): string {
  const entries = Object.entries(query ?? {}).filter(([, value]) => value !== undefined && value !== "");
  const search = new URLSearchParams(entries.map(([key, value]) => [key, String(value)])).toString();
  return `${API_BASE}${fillPath(call.path, params)}${search ? `?${search}` : ""}`;
}

async function request(
  call: AnyCall,
  url: string,
  input: RawInput,
  { signal, headers }: { signal: AbortSignal | undefined; headers: Readonly<Record<string, string>> },
): Promise<Response> {
  const timeout = AbortSignal.timeout(REQUEST_TIMEOUT_MS);
  const form = sendsForm(call, input.files) ? toForm(input) : undefined;
  const json = form || input.body === undefined ? undefined : JSON.stringify(input.body);
  try {
    return await fetch(url, {
      method: call.method,
      credentials: "same-origin",
      headers: {
        [REQUESTED_WITH_HEADER]: "XMLHttpRequest",
        // Who is not known yet is mailed in the language they read the page in, whatever the browser prefers. R021
        "accept-language": shownLanguage(),
        ...(json === undefined ? {} : { "content-type": "application/json" }),
        ...headers,
      },
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
      ...(form ? { body: form } : json === undefined ? {} : { body: json }),
    });
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new ApiError(0, timeout.aborted ? commonErrors.ECONNABORTED.code : commonErrors.ERROR_OFFLINE.code);
  }
}

/** Makes the error of a refusal, with the texts that the call declares for it. */
export function failureOf(call: AnyCall, status: number, body: FailureBody | null | undefined): ApiError {
  knowErrors(call.errors);
  const code = body?.error_message_code ?? commonErrors.ERROR_UNEXPECTED.code;
  return new ApiError(status, code, Array.isArray(body?.data) ? faultsOf(body.data) : [], body?.request_id);
}

export function toForm({ body, files }: RawInput): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body ?? {}))
    if (value !== undefined) form.set(name, String(value));
  for (const [name, file] of Object.entries(files ?? {})) if (file) form.set(name, file);
  return form;
}
