import { expect, test } from "vitest";
import * as z from "zod/mini";
import { saidIn } from "./list-field.ts";
import * as field from "./list-fields.ts";

const states = {
  here: { ja: "参加中", en: "Here" },
  gone: { ja: "退会", en: "Gone" },
  refused: { ja: "却下", en: "Refused" },
};
const { fields, row, filters, sorts, editors, offered } = field.fields(
  {
    name: field.told(
      "name",
      { ja: "氏名", en: "Name" },
      { sort: "asc", said: ({ family_name }: { family_name: string }) => `${family_name}さん` },
    ),
    state: field.choice(
      ["here", "gone"],
      states,
      { ja: "状態", en: "State" },
      { sort: ["status", "asc"], filter: true },
    ),
    joined: field.dated(
      { ja: "参加日", en: "Joined" },
      { row: "joined_at", nullable: true, sort: "desc", leads: true, filter: ["from", "to"] },
    ),
  },
  { family_name: z.string() },
  { filters: { absent_days: field.days({ ja: "日数", en: "Days" }) }, offered: ["absent_days", "state"] },
);
const hanako = { family_name: "佐藤", state: "gone", joined_at: "2026-11-20T16:00:00.000Z" } as const;

test("a row, its orders and its filters have the names that the fields give them on the wire", () => {
  expect(z.parse(row, hanako)).toEqual(hanako);
  expect(Object.keys(sorts)).toEqual(["joined", "name", "status"]);
  expect(Object.keys(filters)).toEqual(["state", "from", "to", "absent_days"]);
  expect(offered).toEqual(["absent_days", "state"]);
});

test("a choice among some of the values that have words offers no others", () => {
  expect(Object.keys(editors.state?.words ?? {})).toEqual(["here", "gone"]);
});

test("a file says a value by its words, a time by its day in Japan, and what is made of several as declared", () => {
  const said = Object.entries(fields).map(([name, one]) => saidIn(hanako, name, one, "ja"));
  expect(said).toEqual(["佐藤さん", "退会", "2026/11/21"]);
  expect(saidIn({ ...hanako, joined_at: null }, "joined", fields.joined, "ja")).toBe("");
});
