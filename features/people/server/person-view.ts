import { slotsOf } from "#features/management-flags/contract/calls.ts";
import { answerFields, type Details, textFields } from "#features/member-details/contract/details.ts";
import {
  changedAt,
  detailsOf,
  mayEditAccount,
  mayEditPerson,
  questionsOf,
} from "#features/memberships/server/index.ts";
import { imageUrl } from "#kit/contract/image-address.ts";
import type { LastChange } from "#kit/contract/last-change.ts";
import { hasEnded } from "#kit/contract/membership-state.ts";
import type { Member } from "#kit/server/access/actor.ts";
import type { Person } from "../contract/list-people.ts";
import type { PersonView } from "../contract/person.ts";
import type { FoundPerson } from "./person.sql.ts";

const emptyTexts = Object.fromEntries([...textFields, ...answerFields].map((field) => [field, ""]));

/** Of somebody who has left this shows only the name as it stood then, which the list shows too. */
const shownDetails = (row: FoundPerson): Details =>
  hasEnded(row.state)
    ? ({
        ...emptyTexts,
        zipcode_judgment: false,
        address_1: null,
        job_type_parent_id: null,
        job_type_child_id: null,
      } as Details)
    : detailsOf(row);

type PersonFacts = { readonly listed: Person; readonly lastChange: LastChange };

export function personView(
  member: Member,
  row: FoundPerson,
  { listed, lastChange }: PersonFacts,
): PersonView {
  const { family_name, given_name, display_name, status } = listed;
  const isHere = !hasEnded(status);
  return {
    ...listed,
    ...shownDetails(row),
    family_name,
    given_name,
    display_name,
    kind: row.kind,
    image_url: isHere ? imageUrl(member.communityId, row.file_id) : null,
    flags: slotsOf(row.flags),
    invited_by: row.invited_by || null,
    applied_at: row.applied_at.toISOString(),
    withdrawn_at: row.withdrawn_at?.toISOString() ?? null,
    updated_at: (isHere ? changedAt(row) : row.updated_at).toISOString(),
    additional_information: isHere ? questionsOf(row) : [],
    last_change: lastChange,
    abilities: {
      edit: mayEditPerson(member, row) === true,
      edit_account: isHere && mayEditAccount(row) && row.activated_at !== null,
      edit_names: isHere && (row.activated_at === null || mayEditAccount(row)),
    },
  };
}
