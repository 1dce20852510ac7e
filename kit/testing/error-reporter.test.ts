import { describe, expect, test } from "vitest";
import { createErrorReporter } from "#apps/web/errors/error-reporter.ts";
import { ApiError } from "#kit/web/api/api-error.ts";

const QUERY = { call: "query" } as const;

/** The page is at the timeline and records what is done to it. */
function openPage() {
  const done: string[] = [];
  let present = 0;
  const report = createErrorReporter(
    {
      currentScreen: () => ({
        code: "SF10",
        path: "/alumni/communities/:id",
        access: "alumnus",
        layout: "member",
        title: { ja: "ホーム", en: "Home" },
        load: () => Promise.reject(new Error("not needed here")),
      }),
      toast: ({ message_code, params }) =>
        void done.push(`toast ${message_code} ${params?.seconds ?? ""}`.trim()),
      askForConsent: (communityId) => void done.push(`consent ${communityId}`),
      goToSecondFactors: () => void done.push("second factors"),
      goToLogin: () => void done.push("login"),
      goToLobby: () => void done.push("lobby"),
      goToPage: (path, requestId) => void done.push(`${path} ${requestId ?? ""}`.trim()),
    },
    () => present,
  );
  const wait = (ms: number) => {
    present += ms;
  };
  return { done, report, wait };
}

describe("a failed call", () => {
  test("of an administrator without the second factor that the community demands leads to where it is set up", () => {
    const { done, report } = openPage();
    report(new ApiError(403, "ERROR_SECOND_FACTOR_DEMANDED"), QUERY);
    expect(done).toEqual(["second factors"]);
  });

  test("of a session that has ended leads to the login", () => {
    const { done, report } = openPage();
    report(new ApiError(401, "ERROR_UNAUTHENTICATED"), QUERY);
    expect(done).toEqual(["login"]);
  });

  test("from a wrong address says so once for all calls of the screen, and leads to the lobby (R295)", () => {
    const { done, report, wait } = openPage();
    const refused = new ApiError(403, "ERROR_IP_ADDRESS_NOT_WHITELISTED");
    report(refused, QUERY);
    wait(499);
    report(refused, QUERY);
    expect(done.filter((one) => one.startsWith("toast"))).toHaveLength(1);
    wait(1);
    report(refused, QUERY);
    expect(done.filter((one) => one.startsWith("toast"))).toHaveLength(2);
    expect(done).toContain("lobby");
  });

  test("that waits for consent to new terms asks for it where one is, whatever kind of call it was", () => {
    const { done, report } = openPage();
    const fault = { message_code: "ERROR_TERMS_NOT_AGREED", params: { community_id: 7 } };
    for (const call of ["query", "mutation"] as const)
      report(new ApiError(403, fault.message_code, [fault]), { silent: true, call });
    expect(done).toEqual(["consent 7", "consent 7"]);
  });

  test("tells the page what to show to whoever is asked for help", () => {
    const { done, report } = openPage();
    report(new ApiError(500, "ERROR_UNEXPECTED", [], "3f2a"), QUERY);
    expect(done).toEqual(["/500 3f2a"]);
  });

  test("passes on the values its text names", () => {
    const { done, report } = openPage();
    const fault = { message_code: "ERROR_TOO_MANY_REQUESTS", params: { seconds: 12 } };
    report(new ApiError(429, fault.message_code, [fault]), { call: "mutation" });
    expect(done).toEqual(["toast ERROR_TOO_MANY_REQUESTS 12"]);
  });
});
