import * as z from "zod/mini";
import { flagSlots } from "#features/management-flags/contract/calls.ts";
import { flagErrors } from "#features/management-flags/contract/errors.ts";
import { selectionOf } from "#kit/contract/bulk.ts";
import { call } from "#kit/contract/call.ts";
import { listPeople } from "./list-people.ts";
import { onePersonPaths } from "./person.ts";

const path = "/communities/{id}/users_managed";
const slot = z.enum(flagSlots);
const slots = z.optional(z.array(slot).check(z.maxLength(flagSlots.length)));

/** R399. How many of each list carry each flag. */
export const countFlagged = call({
  method: "GET",
  path,
  access: "administrator",
  summary: "How many alumni and enrolled users carry each flag",
  answer: z.object({
    data: z.object({
      records: z.array(z.object({ slot, alumni: z.number(), employees: z.number() })),
    }),
  }),
});

/** Puts flags on people of one list, takes flags off them, or both; `set` leaves them these alone. */
export const flagPeople = call({
  method: "POST",
  path,
  access: "administrator",
  act: "flagPeople",
  summary: "Mark selected people of one kind by flags",
  body: selectionOf(listPeople.alumnus, {
    user_type: z.enum(["alumni", "employee"]),
    add: slots,
    remove: slots,
    set: slots,
  }),
  /** Whoever is marked otherwise now, and by which flags before. */
  answer: z.object({
    data: z.object({ changed: z.array(z.object({ id: z.number(), before: z.array(slot) })) }),
  }),
  errors: [flagErrors.ERROR_FLAG_GONE],
  changes: [
    path,
    "/communities/{id}/user_managing_flags",
    ...onePersonPaths,
    ...Object.values(listPeople).flatMap((list) => [list.path, list.count.path]),
  ],
});
