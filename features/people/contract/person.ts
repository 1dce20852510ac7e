import * as z from "zod/mini";
import { employeeErrors } from "#features/employees/contract/errors.ts";
import { flagSlots } from "#features/management-flags/contract/calls.ts";
import { detailsBody, detailsView } from "#features/member-details/contract/body.ts";
import { additionalQuestion } from "#features/member-details/contract/form.ts";
import { act } from "#kit/contract/act.ts";
import { call } from "#kit/contract/call.ts";
import { commonErrors } from "#kit/contract/errors.ts";
import { employeeId } from "#kit/contract/fields/employee-id.ts";
import { lastChange } from "#kit/contract/last-change.ts";
import { type MemberKind, perKind } from "#kit/contract/member-kind.ts";
import { viewPerson } from "#kit/contract/office-views.ts";
import { seenAt, time } from "#kit/contract/wire.ts";
import { listPeople, person } from "./list-people.ts";
import { personLife } from "./person-life.ts";

const personView = z.extend(person, {
  ...detailsView.shape,
  kind: z.enum(["alumnus", "employee"]),
  image_url: z.nullable(z.string()),
  /** The person carries these flags, of A to D. R399 */
  flags: z.array(z.enum(flagSlots)),
  /** This person sent the invitation; it is null without one. */
  invited_by: z.nullable(z.string()),
  applied_at: time,
  withdrawn_at: z.nullable(time),
  additional_information: z.array(additionalQuestion),
  last_change: lastChange,
  abilities: z.object({
    edit: z.boolean(),
    /** False for what other communities see too or the person has yet to state: birthday, address and the like. */
    edit_account: z.boolean(),
    /** The office states the names until the person has registered. */
    edit_names: z.boolean(),
  }),
});
export type PersonView = z.output<typeof personView>;

const answer = z.object({ data: personView });

/** The ids are those of the membership. */
export const personPaths = {
  alumnus: "/communities/{id}/almunus/{alumni_id}",
  employee: "/communities/{id}/users/{userId}",
} as const;
export const personParams = (communityId: number, membershipId: number) =>
  ({ id: communityId, alumni_id: membershipId, userId: membershipId }) as const;

export const showPerson = perKind(personPaths, (path, kind) =>
  call.get(path, {
    access: "administrator",
    view: viewPerson,
    security: "personalDataViewed",
    summary: `One ${kind === "alumnus" ? "alumnus" : "enrolled user"}, with everything they have said here; of whoever has left no more than the list tells`,
    answer,
  }),
);

const profilePath = "/communities/{id}/admin/users/{userId}/profile";
export const onePersonPaths: readonly string[] = [
  ...Object.values(personPaths),
  profilePath,
  ...personLife.map(({ path }) => path),
];

const alumnusBody = z.object({ ...detailsBody, updated_at: seenAt });
const employeeBody = z.extend(alumnusBody, { employee_id: z.optional(employeeId({ required: false })) });

const editActs = {
  alumnus: act("editAlumnus", { ja: "アルムナイの登録情報を修正", en: "Corrected an alumnus’s details" }),
  employee: act("editEmployee", { ja: "在籍者の登録情報を修正", en: "Corrected an employee’s details" }),
};

const edit = <const P extends string>(path: P, kind: MemberKind) =>
  call.put(path, {
    access: "administrator",
    act: editActs[kind],
    security: "personalDataChanged",
    summary:
      "Correct what somebody has said here; what is left out stays. Administrators are the contractor's to correct",
    body: kind === "alumnus" ? (alumnusBody as typeof employeeBody) : employeeBody,
    answer,
    errors: [
      commonErrors.ERROR_STATUS_HAS_CHANGED,
      commonErrors.FORBIDDEN_OPERATION,
      employeeErrors.ERROR_EMPLOYEE_ID_TAKEN,
    ],
    changes: [...onePersonPaths, ...Object.values(listPeople).map((list) => list.path)],
  });

export const editPerson = perKind(personPaths, edit);
/** The specification names two paths for it. */
export const editAlumnusInfo = edit(`${personPaths.alumnus}/update_info`, "alumnus");

const profile = z.object({
  introduction: z.string(),
  is_profile_public: z.boolean(),
  posts: z.number(),
  comments: z.number(),
  groups: z.number(),
  /** Administrators have decided this about the membership, the latest first. */
  states: z.array(z.object({ at: time, by: z.nullable(z.string()), state: z.string() })),
});
export type PersonProfile = z.output<typeof profile>;

export const showPersonProfile = call.get(profilePath, {
  access: "administrator",
  view: viewPerson,
  security: "personalDataViewed",
  summary:
    "What somebody does in the community: introduction, how much they write, and how they came to stand as they do",
  answer: z.object({ profile }),
});
