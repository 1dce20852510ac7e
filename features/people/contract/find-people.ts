import * as z from "zod/mini";
import { call } from "#kit/contract/call.ts";
import { shortText } from "#kit/contract/fields/limits.ts";
import { viewPeople } from "#kit/contract/office-views.ts";
import { searchTerm } from "#kit/contract/search-term.ts";

/** Somebody who does not see the person among this many types on. */
export const PEOPLE_SHOWN = 8;

const person = z.object({
  id: z.number(),
  kind: z.enum(["alumnus", "employee"]),
  state: z.enum(["not_participating", "under_review", "participating", "paused"]),
  management_no: z.number(),
  employee_id: z.nullable(z.string()),
  name: z.string(),
  kana: z.string(),
  display_name: z.string(),
  email: z.nullable(z.string()),
});
export type PersonMatch = z.output<typeof person>;

/** People found by number, employee id or whole address come first, then others by the reading of their names. */
export const findPeople = call.get("/communities/{id}/people", {
  access: "administrator",
  view: viewPeople,
  summary:
    "The first people of a community by name, kana, romaji, display name, email, management number or employee id; those who have left are not found",
  query: z.object({ q: searchTerm(shortText.max) }),
  answer: z.object({ data: z.array(person).check(z.maxLength(PEOPLE_SHOWN)) }),
});
