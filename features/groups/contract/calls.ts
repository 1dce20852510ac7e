import * as z from "zod/mini";
import { showFirstSteps } from "#features/first-steps/contract/calls.ts";
import { call } from "#kit/contract/call.ts";
import { commonErrors } from "#kit/contract/errors.ts";
import { type Fault, fault } from "#kit/contract/fields/field-errors.ts";
import { fieldRule } from "#kit/contract/fields/field-schema.ts";
import { name, text } from "#kit/contract/fields/text.ts";
import { memberPage, pagedFields } from "#kit/contract/paging.ts";
import { searchTerm } from "#kit/contract/search-term.ts";
import { clientId, flag, seenAt } from "#kit/contract/wire.ts";
import { groupErrors } from "./errors.ts";
import { GROUP_INFORMATION, GROUP_NAME, INVITATION_URL } from "./limits.ts";
import { group, groupMember } from "./views.ts";

const groupFields = {
  name: name(GROUP_NAME),
  information: text({ min: 0, max: GROUP_INFORMATION.max }),
  is_invitation_only: z.boolean(),
};
type GroupForm = { readonly information?: unknown; readonly is_invitation_only?: unknown };
/** R237: whoever is invited finds the way to the group in what it says of itself. */
export const findMissingUrl = ({ information, is_invitation_only }: GroupForm): Fault | undefined =>
  is_invitation_only === true && !String(information).includes(INVITATION_URL)
    ? fault("PLACEHOLDER_MISSING", { placeholder: INVITATION_URL })
    : undefined;

const newGroupFields = {
  ...groupFields,
  information: z._default(groupFields.information, ""),
  is_invitation_only: z._default(groupFields.is_invitation_only, false),
};

/** One's own status after the change, and the number of members. */
const affiliation = z.object({ status: z.nullable(z.number()), members_count: z.number() });

/**
 * The newest come first; invitation-only groups appear only to those invited or joined and to administrators. `q`
 * searches names and information. R360: `total_pages` is 0 without any.
 */
export const listGroups = call.get("/communities/{id}/groups", {
  access: "member",
  summary: "The groups of a community, or those one has joined",
  query: z.extend(memberPage, {
    joined: z.optional(flag),
    q: searchTerm(100),
  }),
  answer: z.object({
    groups: z.array(group),
    ...pagedFields,
    abilities: z.object({ create: z.boolean() }),
  }),
});

/** R243. The creator joins at once; a repeated `client_id` answers the group of the first time. */
export const createGroup = call.post("/communities/{id}/groups", {
  access: "member",
  summary: "Create a group",
  body: z
    .object({ client_id: clientId, ...newGroupFields })
    .check(fieldRule<GroupForm>("information", (group) => findMissingUrl(group))),
  answer: z.object({ group }),
  errors: [commonErrors.FORBIDDEN_OPERATION],
  changes: [listGroups.path],
});

export const showGroup = call.get("/groups/{id}", {
  access: "member",
  summary: "One group",
  answer: z.object({ group }),
});

export const updateGroup = call.put("/groups/{id}", {
  access: "member",
  summary: "Edit a group one has created, or any as an administrator",
  body: z.object({ ...z.partial(z.object(groupFields)).shape, updated_at: seenAt }),
  answer: z.object({ group }),
  errors: [commonErrors.FORBIDDEN_OPERATION, commonErrors.ERROR_STATUS_HAS_CHANGED],
  changes: [listGroups.path],
});

export const deleteGroup = call.delete("/groups/{id}", {
  access: "member",
  summary: "Delete a group one has created, or any as an administrator",
  errors: [commonErrors.FORBIDDEN_OPERATION],
  changes: [listGroups.path],
});

/** Members come in the order of joining. */
export const listGroupUsers = call.get("/groups/{id}/users", {
  access: "member",
  summary: "The members of a group",
  query: memberPage,
  answer: z.object({ users: z.array(groupMember), users_count: z.number(), ...pagedFields }),
});

/** R130: joining twice counts once. */
export const joinGroup = call.post("/groups/{id}/affiliation", {
  access: "member",
  summary: "Join a general group, or one to which one is invited",
  answer: affiliation,
  errors: [commonErrors.FORBIDDEN_OPERATION],
  changes: [listGroups.path, listGroupUsers.path, showFirstSteps.path],
});

/** R131: leaving a group that one is not in changes nothing. */
export const leaveGroup = call.delete("/groups/{id}/affiliation", {
  access: "member",
  summary: "Leave a group",
  answer: affiliation,
  errors: [groupErrors.GROUP_CREATOR_STAYS],
  changes: [listGroups.path, listGroupUsers.path],
});
