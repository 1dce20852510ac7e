import * as z from "zod/mini";
import { act, eventWords } from "#kit/contract/act.ts";
import { call } from "#kit/contract/call.ts";
import { commonErrors } from "#kit/contract/errors.ts";
import { line } from "#kit/contract/fields/text.ts";
import { seenAt, time } from "#kit/contract/wire.ts";
import { flagErrors } from "./errors.ts";
import { FLAG_NAME } from "./limits.ts";

eventWords({
  targets: {
    flag: { ja: "管理フラグ", en: "Flag" },
  },
  fields: {
    people: { ja: "管理フラグが付いている人数", en: "People with the flag" },
  },
});

/** The flags A to D are in order: a flag's place is its bit in `memberships.flags`. R399 */
export const flagSlots = ["a", "b", "c", "d"] as const;
export type FlagSlot = (typeof flagSlots)[number];
export const bitOf = (slot: FlagSlot): number => 2 ** flagSlots.indexOf(slot);
export const slotsOf = (bits: number): FlagSlot[] => flagSlots.filter((slot) => (bits & bitOf(slot)) !== 0);

const flag = z.object({
  id: z.number(),
  slot: z.enum(flagSlots),
  name: z.string(),
  people: z.number(),
  updated_at: time,
});
export type ManagementFlag = z.output<typeof flag>;

const base = "/communities/{id}/user_managing_flags";
const shared = { access: "administrator" } as const;
const name = line(FLAG_NAME);

/** R494: answers the flags that have a name, in the order of their letters. */
export const listManagementFlags = call.get(base, {
  ...shared,
  view: false,
  summary: "The community's own names of the flags A to D, and how many people carry each",
  answer: z.object({ data: z.object({ records: z.array(flag) }) }),
});

/** No two flags share a name, or they could not be told apart where they are chosen. R406 */
export const createManagementFlag = call.post(base, {
  ...shared,
  act: act("createManagementFlag", { ja: "管理フラグを追加", en: "Added a flag" }),
  security: "settingsChanged",
  summary: "Give one of the flags A to D a name; the first that is free where none is said",
  body: z.object({ name, slot: z.optional(z.enum(flagSlots)) }),
  answer: z.object({ data: flag }),
  errors: [flagErrors.ERROR_FLAG_NAME_TAKEN, flagErrors.ERROR_FLAG_TAKEN],
  changes: [base],
});

export const updateManagementFlag = call.put("/user_managing_flags/{id}", {
  ...shared,
  act: act("updateManagementFlag", { ja: "管理フラグの名前を変更", en: "Renamed a flag" }),
  security: "settingsChanged",
  summary: "Give a flag another name",
  body: z.object({ name, updated_at: seenAt }),
  answer: z.object({ data: flag }),
  errors: [flagErrors.ERROR_FLAG_NAME_TAKEN, commonErrors.ERROR_STATUS_HAS_CHANGED],
  changes: [base],
});

/** `people` is how many carried it until now. */
export const deleteManagementFlag = call.delete("/user_managing_flags/{id}", {
  ...shared,
  act: act("deleteManagementFlag", { ja: "管理フラグを削除", en: "Deleted a flag" }),
  security: "settingsChanged",
  summary: "Delete a flag and take it off everybody who carries it",
  answer: z.object({ people: z.number() }),
  changes: [base],
});
