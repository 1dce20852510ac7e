import * as z from "zod/mini";
import { accountFields } from "#features/accounts/contract/account-facts.ts";
import { fileErrors } from "#features/files/contract/errors.ts";
import { detailsBody } from "#features/member-details/contract/body.ts";
import { memberDetailsErrors } from "#features/member-details/contract/errors.ts";
import { fieldsOf } from "#features/member-details/contract/form.ts";
import { employeeFields } from "#features/member-details/contract/kept.ts";
import { FIELD_UNITS_MAX } from "#features/member-details/contract/limits.ts";
import { seenQuestions } from "#features/member-details/contract/slots.ts";
import { omit, pick } from "#kit/contract/by-name.ts";
import { call } from "#kit/contract/call.ts";
import { commonErrors } from "#kit/contract/errors.ts";
import { perKind } from "#kit/contract/member-kind.ts";
import { seenAt } from "#kit/contract/wire.ts";
import { accountAnswer, profileAnswer, showOwnProfile } from "./calls.ts";

/** R263: the body is wrapped. Its rules are in `account-profile.ts`, since communities decide what is required. */
const accountBody = (stated: readonly (typeof accountFields)[number][]) =>
  z.object({
    profile: z.object({
      ...pick(detailsBody, stated),
      /** These belong to each community, or need the current password, so they are refused and not ignored. */
      ...fieldsOf(["enrollment_start_period", "secondary_password"], z.optional(z.literal(""))),
      updated_at: seenAt,
    }),
  });
const accountPaths = { alumnus: "/alumnus/me", employee: "/users/me" } as const;

/** R262: the employees' call demands the token of `GET /generate_token` in X-CSRF-Token. */
export const editOwnAccount = perKind(accountPaths, (path, kind) =>
  call.put(path, {
    access: kind,
    summary: `Save what the caller's account says of them in every community${kind === "employee" ? "; demands X-CSRF-Token" : ""}`,
    body: accountBody(kind === "alumnus" ? accountFields : employeeFields),
    answer: accountAnswer,
    errors: [
      commonErrors.ERROR_STATUS_HAS_CHANGED,
      ...(kind === "employee" ? [commonErrors.ERROR_CROSS_SITE] : []),
    ],
    changes: [showOwnProfile.path],
  }),
);

const shownText = z.optional(z.string().check(z.maxLength(FIELD_UNITS_MAX)));
const presentation = {
  introduction: shownText,
  is_profile_public: z.optional(z.boolean()),
  updated_at: seenAt,
};
const alumnusBody = z.object({
  ...omit(detailsBody, accountFields),
  ...seenQuestions,
  ...presentation,
});
const employeeBody = z.object({ ...pick(detailsBody, ["display_name"]), ...presentation });
export type CommunityProfileBody = z.output<typeof alumnusBody>;

/** Name and picture are shown in the frame and beside everything one has written. */
export const editOwnAlumnusProfile = call.put("/communities/{id}/alumnus/me", {
  access: "alumnusMember",
  summary: "Save the caller's own alumni profile in a community",
  body: alumnusBody,
  answer: profileAnswer,
  errors: [commonErrors.ERROR_STATUS_HAS_CHANGED, memberDetailsErrors.ERROR_ADDITIONAL_INFORMATIONS],
  changes: "everything",
});

export const editOwnEmployeeProfile = call.put("/communities/{id}/users/me", {
  access: "employeeMember",
  summary: "Save the caller's own employee profile in a community",
  body: employeeBody,
  answer: profileAnswer,
  errors: [commonErrors.ERROR_STATUS_HAS_CHANGED],
  changes: "everything",
});

/** R354: the picture has at most 20 MB; a square is cut out of the middle of any other shape. */
export const setOwnPicture = call.post("/account/picture", {
  access: "account",
  rate: "upload",
  summary: "Set the picture that the caller is shown with in every community",
  files: ["image"],
  answer: z.object({ data: z.object({ image_url: z.string() }) }),
  errors: [
    fileErrors.ERROR_IMAGE_TYPE,
    fileErrors.ERROR_IMAGE_BROKEN,
    fileErrors.ERROR_IMAGE_DIMENSIONS,
    fileErrors.ERROR_IMAGE_SHAPE,
    commonErrors.ERROR_TOO_LARGE,
  ],
  changes: "everything",
});
