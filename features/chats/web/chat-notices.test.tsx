import { expect, test } from "vitest";
import { remaining } from "./chat-notices.tsx";

const END = "2026-12-22T10:00:00+09:00";

test.each([
  ["2026-11-22T10:00:00+09:00", { kind: "days", days: 30 }],
  ["2026-11-22T23:59:59+09:00", { kind: "days", days: 30 }],
  ["2026-12-21T11:00:00+09:00", { kind: "days", days: 1 }],
  ["2026-12-22T00:00:00+09:00", { kind: "today" }],
  ["2026-12-22T10:00:00+09:00", { kind: "closed" }],
])("at %s a chat opened for 30 days on the 22nd of November has left", (now, left) => {
  expect(remaining(END, Date.parse(now))).toEqual(left);
});
