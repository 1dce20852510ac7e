import { describe, expect, test } from "vitest";
import { ApiError } from "#kit/web/api/api-error.ts";
import { errorText } from "#kit/web/errors/error-texts.ts";
import { screens as pages } from "../pages/screens.ts";
import { decideReaction, type Occasion } from "./decide-reaction.ts";

const timeline = { code: "SF10", access: "alumnus", whenNotFound: "toast" } as const;
const post = { code: "SR40", access: "alumnus", whenForbidden: "notFound" } as const;
const chats = { code: "SM10", access: "alumnus" } as const;
const groups = { code: "SN10", access: "alumnus" } as const;
const login = { code: "SA80", access: "public", whenUnauthorized: "stay" } as const;
const invitation = {
  code: "SA10",
  access: "public",
  whenUnauthorized: "stay",
  whenForbidden: "notFound",
} as const;
const joinForm = { code: "SB20", access: "public", whenForbidden: "notFound" } as const;
const moderation = { code: "OF10", access: "administrator" } as const;

const react = (status: number, code: string, occasion: Partial<Occasion> = {}) =>
  decideReaction(new ApiError(status, code), { call: "query", screen: timeline, ...occasion });

const stays = { kind: "none" };
const toast = (code: string) => ({ kind: "toast", code });

describe("a session that has ended", () => {
  test("leads to the login, even for calls that show their own errors (R176)", () => {
    expect(react(401, "ERROR_UNAUTHENTICATED")).toEqual({ kind: "login" });
    expect(react(401, "ERROR_UNAUTHENTICATED", { silent: true })).toEqual({ kind: "login" });
  });

  test.each([login, invitation])("leaves $code where it is (R177)", (screen) => {
    expect(react(401, "ERROR_UNAUTHENTICATED", { screen })).toEqual(stays);
  });

  // A screen that is being left may make another call: by then the path names no area, and the wrong one is assumed.
  test.each(["404", "500", "503", "maintenance"])("leaves page %s where it is", (code) => {
    const screen = pages.find((page) => page.code === code);
    expect(screen).toBeDefined();
    expect(react(401, "ERROR_UNAUTHENTICATED", { screen })).toEqual(stays);
  });
});

describe("a forbidden community", () => {
  test("leads to the lobby and says why (R252, R301)", () => {
    expect(react(403, "ERROR_NOT_PARTICIPATING")).toEqual({
      kind: "lobby",
      toast: "ERROR_NOT_PARTICIPATING",
    });
  });

  test("from a wrong address leads to the lobby, on a change too (R297, R298)", () => {
    const code = "ERROR_IP_ADDRESS_NOT_WHITELISTED";
    expect(react(403, code, { call: "mutation", silent: true })).toEqual({ kind: "lobby", toast: code });
    expect(react(403, code, { screen: joinForm })).toEqual({ kind: "page", path: "/404", toast: code });
  });

  test.each([post, moderation, joinForm])("is the 404 page on $code (R253, R299, R302)", (screen) => {
    expect(react(403, "ERROR_FORBIDDEN", { screen })).toEqual({ kind: "page", path: "/404" });
  });

  test("refuses a change with a toast, and leaves the screen (R300)", () => {
    expect(react(403, "ERROR_FORBIDDEN", { call: "mutation", screen: post })).toEqual(
      toast("ERROR_FORBIDDEN"),
    );
    expect(react(403, "ERROR_FORBIDDEN", { call: "mutation", silent: true })).toEqual(stays);
  });
});

describe("something missing", () => {
  test("is the 404 page where it is what the screen shows (R072, R074, R075, R159, R307)", () => {
    expect(react(404, "RECORD_NOT_FOUND", { screen: post })).toEqual({ kind: "page", path: "/404" });
    expect(react(404, "RECORD_NOT_FOUND", { screen: chats })).toEqual({ kind: "page", path: "/404" });
    expect(react(404, "RECORD_NOT_FOUND", { screen: groups })).toEqual({ kind: "page", path: "/404" });
  });

  test("is a toast on the timeline and for a change (R304, R309)", () => {
    expect(react(404, "RECORD_NOT_FOUND")).toEqual(toast("RECORD_NOT_FOUND"));
    expect(react(404, "RECORD_NOT_FOUND", { call: "mutation", screen: post })).toEqual(
      toast("RECORD_NOT_FOUND"),
    );
  });
});

describe("a server in trouble", () => {
  test("is a page only where nothing typed is lost (R288, R289)", () => {
    expect(react(500, "ERROR_UNEXPECTED")).toEqual({ kind: "page", path: "/500" });
    expect(react(500, "TRANSACTION_ERROR")).toEqual(toast("TRANSACTION_ERROR"));
  });

  test("says of a change that it has failed, and leaves the screen (R475)", () => {
    expect(react(500, "ERROR_UNEXPECTED", { call: "mutation" })).toEqual(toast("UPDATE_FAILED"));
    expect(errorText({ message_code: "UPDATE_FAILED" }, "en")).toContain("Update failed.");
  });

  test("that is only away for a moment leaves the screen to its retry", () => {
    expect(react(503, "ERROR_UNAVAILABLE")).toEqual(stays);
    expect(react(503, "ERROR_UNAVAILABLE", { call: "mutation" })).toEqual(toast("ERROR_UNAVAILABLE"));
  });

  test("that is in maintenance is a page, except for a change, which keeps what was typed", () => {
    const maintenance = { kind: "page", path: "/maintenance" };
    expect(react(503, "ERROR_MAINTENANCE")).toEqual(maintenance);
    expect(react(503, "ERROR_MAINTENANCE", { silent: true })).toEqual(maintenance);
    expect(react(503, "ERROR_MAINTENANCE", { call: "mutation" })).toEqual(toast("ERROR_MAINTENANCE"));
  });

  test("keeps the screen where what is shown was only read again: somebody may be typing there", () => {
    expect(react(503, "ERROR_MAINTENANCE", { call: "refetch" })).toEqual(stays);
    expect(react(500, "ERROR_UNEXPECTED", { call: "refetch" })).toEqual(toast("ERROR_UNEXPECTED"));
    expect(react(404, "RECORD_NOT_FOUND", { call: "refetch", screen: chats })).toEqual({
      kind: "page",
      path: "/404",
    });
  });

  test.each(["ECONNABORTED", "ERROR_OFFLINE"])("or out of reach is said: %s (R281, R286, R287)", (code) => {
    expect(react(0, code)).toEqual(toast(code));
  });
});

test.each([
  "FORBIDDEN_OPERATION",
  "ERROR_STATUS_HAS_CHANGED",
  "ERROR_MENTION_USER_INVALID",
  "VALIDATE_NUMBER_OF_MENTION",
])("the refusal %s has its own toast, unless the screen shows it (R293, R510)", (code) => {
  expect(react(400, code, { call: "mutation" })).toEqual(toast(code));
  expect(react(400, code, { call: "mutation", silent: true })).toEqual(stays);
});
