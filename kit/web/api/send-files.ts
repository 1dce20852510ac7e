import { AREA_HEADER, REQUESTED_WITH_HEADER, SESSION_EXPIRY_HEADER } from "#kit/contract/area.ts";
import type { AnswerOf, AnyCall, CallInput } from "#kit/contract/call.ts";
import { commonErrors } from "#kit/contract/errors.ts";
import { shownLanguage } from "../language-choice.ts";
import { currentArea } from "../session/area.ts";
import { renewStoredSession } from "../session/stored-session.ts";
import { ApiError } from "./api-error.ts";
import { callUrl, failureOf, type RawInput, REQUEST_TIMEOUT_MS, toForm } from "./send.ts";

/** Sends files like `send` and reports the progress (0 to 1), which `fetch` cannot. */
export function sendFiles<C extends AnyCall>(
  call: C,
  input: CallInput<C>,
  onProgress: (done: number) => void,
  signal: AbortSignal,
): Promise<AnswerOf<C>> {
  const raw = input as RawInput;
  const area = currentArea();
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const refuse = (code: string) => () => reject(new ApiError(0, code));
    request.open(call.method, callUrl(call, raw));
    request.timeout = REQUEST_TIMEOUT_MS;
    request.responseType = "json";
    request.setRequestHeader(REQUESTED_WITH_HEADER, "XMLHttpRequest");
    request.setRequestHeader("accept-language", shownLanguage());
    request.setRequestHeader(AREA_HEADER, area);
    request.upload.onprogress = (event) => onProgress(event.total > 0 ? event.loaded / event.total : 0);
    request.onerror = refuse(commonErrors.ERROR_OFFLINE.code);
    request.ontimeout = refuse(commonErrors.ECONNABORTED.code);
    request.onload = () => {
      if (request.status !== 200) return reject(failureOf(call, request.status, request.response));
      renewStoredSession(area, request.getResponseHeader(SESSION_EXPIRY_HEADER));
      resolve(request.response);
    };
    signal.addEventListener("abort", () => request.abort());
    request.onabort = () => reject(signal.reason);
    request.send(toForm(raw));
  });
}
