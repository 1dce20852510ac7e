import * as z from "zod/mini";
import { flagSlots } from "#features/management-flags/contract/calls.ts";
import { byName } from "#kit/contract/by-name.ts";
import { dayFilter, daysAgo, listCall, textFilter } from "#kit/contract/list-call.ts";
import { perKind } from "#kit/contract/member-kind.ts";
import { viewPeople } from "#kit/contract/office-views.ts";
import { timesFilter } from "#kit/contract/times.ts";
import { date, flag, ordinal, time } from "#kit/contract/wire.ts";

/** `under_review` waits for approval. R403 */
export const statuses = [
  "participating",
  "paused",
  "not_participating",
  "under_review",
  "withdrawn",
] as const;
export type Status = (typeof statuses)[number];
export const offices = ["ordinary", "contractor"] as const;

export const person = z.object({
  id: z.number(),
  /** Each community counts its own numbers. R402 */
  management_no: z.number(),
  family_name: z.string(),
  given_name: z.string(),
  kana: z.string(),
  display_name: z.string(),
  email: z.nullable(z.string()),
  /** Mail to the address bounces since this time and is no longer sent. */
  mail_returned_since: z.nullable(time),
  status: z.enum(statuses),
  /** The person was turned into an alumnus and is paused until they accept the invitation. */
  is_turned_over: z.boolean(),
  /** It is null for whoever is no administrator. */
  office: z.nullable(z.enum(offices)),
  posting_blocked: z.boolean(),
  /** These are the flags' letters; the community names them itself. R399 */
  flags: z.array(z.enum(flagSlots)),
  employee_id: z.nullable(z.string()),
  department_name: z.nullable(z.string()),
  job_type_parent_id: z.nullable(z.number()),
  job_type_child_id: z.nullable(z.number()),
  joined_at: z.nullable(time),
  last_visited_on: z.nullable(date),
  updated_at: time,
});
export type Person = z.output<typeof person>;

/** R400, R401: filters by how often somebody has done these; a visit counts once a day. */
export const acts = [
  "visited",
  "posted",
  "commented",
  "liked",
  "joined_group",
  "opened_chat",
  "registered",
] as const;
export type Act = (typeof acts)[number];
const did = byName(acts, timesFilter);

const filters = {
  /** Without it, everybody who has not left is listed. */
  status: z.optional(z.enum(statuses)),
  administrators: z.optional(flag),
  posting_blocked: z.optional(flag),
  flag: z.optional(z.enum(flagSlots)),
  job_type: z.optional(ordinal),
  department_name: textFilter(),
  /** Days are in Asia/Tokyo, both included. */
  joined_from: dayFilter(),
  joined_to: dayFilter(),
  visited_from: dayFilter(),
  visited_to: dayFilter(),
  /** The last visit was at least this many days ago; for somebody who never came, joining counts. */
  absent_days: daysAgo(),
  mail_returned: z.optional(flag),
  turned_over: z.optional(flag),
  ...did,
};
export type PeopleFilterName = keyof typeof filters;

const paths = {
  alumnus: {
    path: "/communities/{id}/almunus",
    all: "/communities/{id}/almunus/get_all_almunus",
    count: "/communities/{id}/almunus/total",
  },
  employee: {
    path: "/communities/{id}/users",
    all: "/communities/{id}/users/get_all_users",
    count: "/communities/{id}/users/total",
  },
} as const;

export const peopleSorts = {
  management_no: "desc",
  name: "asc",
  state: "asc",
  department: "asc",
  email: "asc",
  employee_id: "asc",
  joined_at: "desc",
  visited_on: "desc",
} as const;

/** R375, R376, R400: lists the alumni or the enrolled users of a community. */
export const listPeople = perKind(
  { alumnus: paths.alumnus.path, employee: paths.employee.path },
  (path, kind) =>
    listCall({
      view: viewPeople,
      security: "personalDataViewed",
      ...paths[kind],
      path,
      method: "POST",
      records: kind === "alumnus" ? "listCommunityAlumnus" : "listCommunityUsers",
      summary: `${kind === "alumnus" ? "Alumni" : "Enrolled users"}; \`info\` searches names, kana, romaji, email, management number and employee id`,
      row: person,
      search: "info",
      filters,
      sorts: peopleSorts,
    }),
);
export type ListPeople = (typeof listPeople)["alumnus" | "employee"];
