import * as z from "zod/mini";
import { memberReasons } from "#features/memberships/contract/bulk-reasons.ts";
import { officeReason } from "#features/memberships/contract/office-reason.ts";
import { type ActName, act } from "#kit/contract/act.ts";
import { bulkCall } from "#kit/contract/bulk.ts";
import { text } from "#kit/contract/fields/text.ts";
import { type MemberKind, type PerKind, perKind } from "#kit/contract/member-kind.ts";
import { flagPeople } from "./flag-people.ts";
import { listPeople } from "./list-people.ts";
import { onePersonPaths } from "./person.ts";

type Path = `/communities/{id}/${string}`;

const actOf =
  <const M extends z.core.$ZodShape = Record<never, never>>(
    names: PerKind<ActName>,
    summary: string,
    more?: M,
  ) =>
  (path: Path, kind: MemberKind) => {
    const list = listPeople[kind];
    return bulkCall<Path, M>({
      kind: names[kind],
      security: "membershipChanged",
      subject: "membership",
      path,
      summary: `${summary} (${kind === "alumnus" ? "alumni" : "enrolled users"})`,
      list,
      reasons: memberReasons,
      ...(more && { more }),
      changes: [list.path, list.all.path, list.count.path, ...onePersonPaths],
    });
  };
const ofBoth = (name: string) =>
  ({ alumnus: `/communities/{id}/almunus/${name}`, employee: `/communities/{id}/users/${name}` }) as const;

export const pausePeople = perKind(
  ofBoth("pause"),
  actOf(
    {
      alumnus: act("pauseAlumni", { ja: "アルムナイを一時停止", en: "Paused an alumnus" }),
      employee: act("pauseEmployees", { ja: "在籍者を一時停止", en: "Paused an employee" }),
    },
    "Keep people out of the community for a while",
  ),
);
export const resumePeople = perKind(
  ofBoth("resume"),
  actOf(
    {
      alumnus: act("resumeAlumni", { ja: "アルムナイの一時停止を解除", en: "Resumed an alumnus" }),
      employee: act("resumeEmployees", { ja: "在籍者の一時停止を解除", en: "Resumed an employee" }),
    },
    "Let paused people in again",
  ),
);
export const blockPosting = perKind(
  ofBoth("block_posting"),
  actOf(
    {
      alumnus: act("blockPostingOfAlumni", {
        ja: "アルムナイの投稿を制限",
        en: "Blocked an alumnus from posting",
      }),
      employee: act("blockPostingOfEmployees", {
        ja: "在籍者の投稿を制限",
        en: "Blocked an employee from posting",
      }),
    },
    "Take from people that they write posts and comments",
  ),
);
export const unblockPosting = perKind(
  ofBoth("unblock_posting"),
  actOf(
    {
      alumnus: act("unblockPostingOfAlumni", {
        ja: "アルムナイの投稿の制限を解除",
        en: "Allowed an alumnus to post again",
      }),
      employee: act("unblockPostingOfEmployees", {
        ja: "在籍者の投稿の制限を解除",
        en: "Allowed an employee to post again",
      }),
    },
    "Let people write posts and comments again",
  ),
);
/** Candidates are excluded: they are decided about elsewhere. */
export const withdrawPeople = perKind(
  { alumnus: "/communities/{id}/ban_almuni_list", employee: "/communities/{id}/ban_user_list" },
  actOf(
    {
      alumnus: act("withdrawAlumni", { ja: "アルムナイの退会を処理", en: "Ended an alumnus’s membership" }),
      employee: act("withdrawEmployees", { ja: "在籍者の退会を処理", en: "Ended an employee’s membership" }),
    },
    "End the memberships of people",
    { reason: z.optional(text(officeReason)) },
  ),
);
export const peopleActs = {
  flagPeople,
  pausePeople,
  resumePeople,
  blockPosting,
  unblockPosting,
  withdrawPeople,
} as const;
