import * as z from "zod/mini";
import { call } from "#kit/contract/call.ts";
import { perKind } from "#kit/contract/member-kind.ts";
import { givenUserType, idOrOffice, kindInPath, userType } from "#kit/contract/wire.ts";
import { memberProfile, ownAccount, ownProfile } from "./views.ts";

export const accountAnswer = z.object({ data: ownAccount });
export const profileAnswer = z.object({ data: ownProfile });

export const showOwnAccount = perKind({ alumnus: "/alumnus/me", employee: "/users/me" }, (path, kind) =>
  call.get(path, {
    access: kind,
    summary: `The caller's own ${kind} account`,
    answer: accountAnswer,
  }),
);

/** R258: the kind of account is part of the path. */
export const showOwnProfile = call.get("/communities/{id}/{type}/me", {
  access: "member",
  summary: "The caller's own profile in a community",
  params: { type: kindInPath("alumnus", "users") },
  answer: profileAnswer,
});

/** R497: this fixed path for the same is matched before `/communities/{id}/users/{userId}`. */
export const showOwnEmployeeProfile = call.get("/communities/{id}/users/me", {
  access: "employeeMember",
  summary: "The caller's own employee profile in a community",
  answer: profileAnswer,
});

/** R264. `userId` is the membership, or 0 for the management office. */
export const showMemberProfile = call.get("/communities/{id}/users/{userId}/profile/{userType}", {
  access: "member",
  summary: "What a member's profile shows to the caller",
  params: { userId: idOrOffice, userType: givenUserType },
  answer: z.object({ profile: memberProfile, user_type: userType }),
});

export const removeOwnPicture = call.delete("/account/picture", {
  access: "account",
  summary: "Take the caller's picture away",
  changes: "everything",
});

export const downloadOwnPicture = call.get("/account/picture/{file_id}", {
  access: "account",
  summary: "The caller's own picture, where no community shows it",
  query: z.object({ size: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(10_000))) }),
  answer: "binary",
});
