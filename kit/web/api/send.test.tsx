import { expect, onTestFinished, test, vi } from "vitest";
import * as z from "zod/mini";
import { SESSION_EXPIRY_HEADER } from "#kit/contract/area.ts";
import { call } from "#kit/contract/call.ts";
import { HOUR_MS } from "#kit/contract/durations.ts";
import { clearStoredSession, readStoredSession, storeSession } from "../session/stored-session.ts";
import { send } from "./send.ts";
import { sendFiles } from "./send-files.ts";

const shared = { access: "account", answer: z.object({}) } as const;
const listNames = call.get("/names", { ...shared, summary: "Names" });
const sendPicture = call.post("/pictures", {
  ...shared,
  summary: "A picture",
  files: ["image"],
});

/** Simulates a network that never answers, with a clock of its own. */
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

/** Returns whether, and how, the call has failed this many seconds after it was sent. */
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

test("a session that an answer has lengthened is that of the area it was asked from, wherever one is by now", async () => {
  const before = window.location.href;
  const { fetch } = globalThis;
  onTestFinished(() => {
    globalThis.fetch = fetch;
    window.history.replaceState(null, "", before);
    for (const area of ["alumni", "community"] as const) clearStoredSession(area);
  });
  const at = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString();
  const [soon, later] = [at(1), at(9)];
  for (const area of ["alumni", "community"] as const)
    storeSession({ area, uid: 1, expiry: soon, language: "ja" });
  let answer = () => {};
  globalThis.fetch = () =>
    new Promise((resolve) => {
      answer = () =>
        resolve(Response.json({ success: true }, { headers: { [SESSION_EXPIRY_HEADER]: later } }));
    });
  window.history.replaceState(null, "", "/community/lobby");
  const sent = send(listNames);
  await expect.poll(() => answer).toBeDefined();
  window.history.replaceState(null, "", "/alumni/lobby");
  answer();
  await sent;
  expect(readStoredSession("community")?.expiry).toBe(later);
  expect(readStoredSession("alumni")?.expiry).toBe(soon);
});

test("the server is told the language that the page is read in, and not the browser's (R021)", async () => {
  const { fetch } = globalThis;
  const { lang } = document.documentElement;
  onTestFinished(() => {
    globalThis.fetch = fetch;
    document.documentElement.lang = lang;
  });
  const told: (string | null)[] = [];
  globalThis.fetch = async (_target, init) => {
    told.push(new Headers(init?.headers).get("accept-language"));
    return Response.json({ success: true });
  };
  for (const language of ["en", "ja"]) {
    document.documentElement.lang = language;
    await send(listNames);
  }
  expect(told).toEqual(["en", "ja"]);
});
