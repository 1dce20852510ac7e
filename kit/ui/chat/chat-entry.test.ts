import { expect, test } from "vitest";
import { type ChatEntry, toRows } from "./chat-entry.ts";

const entry = (key: string, time: string, name = "花子"): ChatEntry => ({
  key,
  time,
  author: { name, imageUrl: null },
  isMine: name === "花子",
  content: key,
  removed: false,
  state: "sent",
  read: name === "花子" && key < "c",
});

test("a day begins where Tokyo's does, and the unread line stands above the first unread message", () => {
  const rows = toRows(
    [
      entry("a", "2026-11-20T14:59:00Z"),
      entry("b", "2026-11-20T15:00:00Z"),
      entry("c", "2026-11-20T15:01:00Z", "健"),
    ],
    "c",
  );
  expect(rows.map((row) => (row.kind === "day" ? row.day : row.key))).toEqual([
    "2026/11/20",
    "a",
    "2026/11/21",
    "b",
    "unread",
    "c",
  ]);
});

test("only the first message of a run carries its author", () => {
  const rows = toRows(
    [
      entry("a", "2026-11-20T01:00:00Z"),
      entry("b", "2026-11-20T01:01:00Z"),
      entry("c", "2026-11-20T01:02:00Z", "健"),
    ],
    null,
  );
  expect(rows.flatMap((row) => (row.kind === "entry" ? [row.startsRun] : []))).toEqual([true, false, true]);
});

test("the time stands once for what one author wrote in one minute, and 既読 at the last message that was read", () => {
  const rows = toRows(
    [
      entry("a", "2026-11-20T01:00:00Z"),
      entry("b", "2026-11-20T01:00:59Z"),
      entry("c", "2026-11-20T01:01:00Z"),
      entry("d", "2026-11-20T01:01:30Z", "健"),
    ],
    null,
  );
  const shown = rows.flatMap((row) => (row.kind === "entry" ? [[row.showsTime, row.showsRead]] : []));
  expect(shown).toEqual([
    [false, false],
    [true, true],
    [true, false],
    [true, false],
  ]);
});
