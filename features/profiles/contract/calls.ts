import * as z from "zod/mini";
import { call } from "#kit/contract/call.ts";
import { languages } from "#kit/contract/language.ts";

/** Who somebody is, outside or (with `community_id`) inside a community. */
const me = z.object({
  profile: z.object({
    image_url: z.nullable(z.string()),
    display_name: z.string(),
    family_name: z.string(),
    given_name: z.string(),
  }),
  /** The community of the path, or the one visited last. R068 */
  community_id: z.nullable(z.number()),
  /** The account's id, present for the one kind and null for the other. */
  employee_user_id: z.nullable(z.number()),
  alumni_user_id: z.nullable(z.number()),
  /** The room of the direct chat with the management office, once there is one. */
  direct_id: z.nullable(z.number()),
  language: z.enum(languages),
});
export type Me = z.output<typeof me>;
const answer = z.object({ data: me });

export const showOwnAlumnus = call({
  method: "GET",
  path: "/alumnus/me",
  access: "alumnus",
  rate: "read",
  summary: "The caller's own alumnus account",
  answer,
});

export const showOwnEmployee = call({
  method: "GET",
  path: "/users/me",
  access: "employee",
  rate: "read",
  summary: "The caller's own employee account",
  answer,
});

/** R258: the kind of account is part of the path. */
export const showOwnProfile = call({
  method: "GET",
  path: "/communities/{id}/{type}/me",
  access: "member",
  rate: "read",
  summary: "The caller's own profile in a community",
  params: { type: z.enum(["alumnus", "users"]) },
  answer,
});

/** R497: said once more as a fixed path, which wins over `/communities/{id}/users/{userId}`. */
export const showOwnEmployeeProfile = call({
  method: "GET",
  path: "/communities/{id}/users/me",
  access: "employeeMember",
  rate: "read",
  summary: "The caller's own employee profile in a community",
  answer,
});
