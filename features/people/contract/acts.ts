import * as z from "zod/mini";
import { memberReasons } from "#features/memberships/contract/bulk-reasons.ts";
import { officeReason } from "#features/memberships/contract/office-reason.ts";
import { bulkCall } from "#kit/contract/bulk.ts";
import { text } from "#kit/contract/fields/text.ts";
import { type MemberKind, perKind } from "#kit/contract/member-kind.ts";
import { flagPeople } from "./flag-people.ts";
import { listPeople } from "./list-people.ts";
import { onePersonPaths } from "./person.ts";

type Verb = "pause" | "resume" | "blockPostingOf" | "unblockPostingOf" | "withdraw";
type Path = `/communities/{id}/${string}`;

const actOf =
  <const M extends z.core.$ZodShape = Record<never, never>>(verb: Verb, summary: string, more?: M) =>
  (path: Path, kind: MemberKind) => {
    const list = listPeople[kind];
    return bulkCall<Path, M>({
      kind: `${verb}${kind === "alumnus" ? "Alumni" : "Employees"}`,
      subject: "membership",
      path,
      summary: `${summary} (${kind === "alumnus" ? "alumni" : "enrolled users"})`,
      list,
      reasons: memberReasons,
      ...(more && { more }),
      changes: [list.path, list.all.path, list.count.path, ...onePersonPaths],
    });
  };
const ofBoth = (act: string) =>
  ({ alumnus: `/communities/{id}/almunus/${act}`, employee: `/communities/{id}/users/${act}` }) as const;

export const pausePeople = perKind(
  ofBoth("pause"),
  actOf("pause", "Keep people out of the community for a while"),
);
export const resumePeople = perKind(ofBoth("resume"), actOf("resume", "Let paused people in again"));
export const blockPosting = perKind(
  ofBoth("block_posting"),
  actOf("blockPostingOf", "Take from people that they write posts and comments"),
);
export const unblockPosting = perKind(
  ofBoth("unblock_posting"),
  actOf("unblockPostingOf", "Let people write posts and comments again"),
);
/** Candidates are excluded: they are decided about elsewhere. */
export const withdrawPeople = perKind(
  { alumnus: "/communities/{id}/ban_almuni_list", employee: "/communities/{id}/ban_user_list" },
  actOf("withdraw", "End the memberships of people", { reason: z.optional(text(officeReason)) }),
);
export const peopleActs = {
  flagPeople,
  pausePeople,
  resumePeople,
  blockPosting,
  unblockPosting,
  withdrawPeople,
} as const;
