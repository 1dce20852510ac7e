import { expect, onTestFinished, test, vi } from "vitest";
import * as z from "zod/mini";
import { call } from "#kit/contract/call.ts";
import { send } from "./send.ts";
import { sendFiles } from "./send-files.ts";

const shared = { access: "account", rate: "read", answer: z.object({}) } as const;
const listNames = call({ ...shared, method: "GET", path: "/names", summary: "Names" });
const sendPicture = call({
  ...shared,
  method: "POST",
  path: "/pictures",
  summary: "A picture",
  files: ["image"],
});

/** A network at whose other end nobody is, with a clock of its own. */
function silence() {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const { fetch, XMLHttpRequest } = globalThis;
  const { timeout } = AbortSignal;
  onTestFinished(() => {
    vi.useRealTimers();
    AbortSignal.timeout = timeout;
    Object.assign(globalThis, { fetch, XMLHttpRequest });
  });
  AbortSignal.timeout = (ms) => {
    const late = new AbortController();
    setTimeout(() => late.abort(new DOMException("late", "TimeoutError")), ms);
    return late.signal;
  };
  globalThis.fetch = (_target, init) =>
    new Promise((_resolve, reject) =>
      init?.signal?.addEventListener("abort", () => reject(init.signal?.reason)),
    );
  globalThis.XMLHttpRequest = class extends XMLHttpRequest {
    override open(): void {}
    override setRequestHeader(): void {}
    override send(): void {
      setTimeout(() => this.dispatchEvent(new ProgressEvent("timeout")), this.timeout);
    }
  };
}

/** Whether the call has failed so many seconds after it was sent, and how. */
async function after(seconds: number, sent: Promise<unknown>) {
  let outcome: unknown = "waiting";
  sent.catch((error) => {
    outcome = error;
  });
  await vi.advanceTimersByTimeAsync(seconds * 1_000);
  return outcome;
}

test.each([
  ["a call", () => send(listNames)],
  [
    "a call with files",
    () =>
      sendFiles(sendPicture, { files: { image: new Blob(["x"]) } }, () => {}, new AbortController().signal),
  ],
])("%s waits a minute for its answer and no longer (R336)", async (_, begin) => {
  silence();
  expect(await after(59, begin())).toBe("waiting");
  expect(await after(61, begin())).toMatchObject({ status: 0, code: "ECONNABORTED" });
});
