import * as z from "zod/mini";
import { call } from "#kit/contract/call.ts";
import { memberPage, pagedFields } from "#kit/contract/paging.ts";
import { searchTerm } from "#kit/contract/search-term.ts";
import { givenUserType, userType } from "#kit/contract/wire.ts";
import { memberProfile } from "./views.ts";

const listedMember = z.extend(memberProfile, { user_type: userType });
export type ListedMember = z.output<typeof listedMember>;

/**
 * The latest to join come first. `q` searches display names, and introductions and workplaces as far as the reader may
 * see them; at most `FOUND_AT_MOST` matches are counted. Administrators are employees, and can be listed alone.
 */
export const listMembers = call.get("/communities/{id}/users", {
  access: "member",
  summary: "The members of a community, with what each shows to the caller",
  query: z.extend(memberPage, {
    q: searchTerm(100),
    user_type: z.optional(givenUserType),
  }),
  answer: z.object({ users: z.array(listedMember), ...pagedFields }),
});
