import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { loginWithRedirect, safeRedirect } from "./safe-redirect.ts";

describe("after signing in, a person is led on", () => {
  test.each([
    "/alumni/communities/3",
    "/alumni/communities/3/post/9?notice_user_id=4#comment-2",
    "/alumni/lobby?q=%E7%B8%81",
    "/alumni/communities/3?next=https%3A%2F%2Felsewhere.example%2F",
  ])("to %s", (path) => expect(safeRedirect(path, "alumni")).toBe(path));

  test("to the very page the login was asked for from", () => {
    const login = new URL(loginWithRedirect("community", "/community/lobby?a=1&b=2"), "https://x.example");
    expect(safeRedirect(login.searchParams.get("redirect"), "community")).toBe("/community/lobby?a=1&b=2");
  });
});

describe("nobody is led", () => {
  test.each([
    ["to another host", "https://elsewhere.example/alumni/lobby"],
    ["to another host without a scheme", "//elsewhere.example/alumni/lobby"],
    ["to another host by a backslash", "/\\elsewhere.example/alumni"],
    ["to another host by two backslashes", "\\\\elsewhere.example"],
    ["to another host by an encoded slash", "/%2Felsewhere.example"],
    ["to another host by an encoded backslash", "/%5C%5Celsewhere.example"],
    ["to another host by a double encoded slash", "/alumni/%252F%252Felsewhere.example"],
    ["to another host by a tab", "/\t/elsewhere.example"],
    ["to another host by a line break", "/\n/elsewhere.example/alumni"],
    ["to another host through a user name", "/alumni@elsewhere.example"],
    ["into a script", "javascript:alert(1)"],
    ["into a script behind a slash", "/javascript:alert(1)"],
    ["into data", "data:text/html,hello"],
    ["into the other area", "/community/lobby"],
    ["into the other area by climbing", "/alumni/../community/lobby"],
    ["into the other area by encoded climbing", "/alumni/%2e%2e/community/lobby"],
    ["into an area that only begins alike", "/alumnix/lobby"],
    ["into an empty host after climbing", "/alumni/..//elsewhere.example"],
    ["back to the login", "/alumni/login?redirect=%2Falumni%2Flogin"],
    ["nowhere", ""],
  ])("%s", (_, path) => expect(safeRedirect(path, "alumni")).toBeNull());

  test("out of the site and area by any text at all", () => {
    const pieces = fc.constantFrom(
      "/",
      "\\",
      "..",
      ".",
      "%2f",
      "%5c",
      "%2e",
      "alumni",
      "community",
      "@",
      ":",
      "?",
      "#",
      "x",
      "\t",
      "https:",
    );
    const anyText = fc.oneof(
      fc.string(),
      fc.array(pieces, { maxLength: 12 }).map((parts) => `/${parts.join("")}`),
    );
    fc.assert(
      fc.property(anyText, (text) => {
        const path = safeRedirect(text, "alumni");
        if (path === null) return;
        const url = new URL(path, "https://enishi.example");
        expect(url.origin).toBe("https://enishi.example");
        expect(url.pathname).toMatch(/^\/alumni(\/|$)/);
      }),
      { numRuns: 3_000 },
    );
  });
});
