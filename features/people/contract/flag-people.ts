import * as z from "zod/mini";
import { flagSlots } from "#features/management-flags/contract/calls.ts";
import { flagErrors } from "#features/management-flags/contract/errors.ts";
import { memberReasons } from "#features/memberships/contract/bulk-reasons.ts";
import { act } from "#kit/contract/act.ts";
import { bulkCall } from "#kit/contract/bulk.ts";
import type { BulkReasons } from "#kit/contract/bulk-reasons.ts";
import { call } from "#kit/contract/call.ts";
import { perKind } from "#kit/contract/member-kind.ts";
import { id } from "#kit/contract/wire.ts";
import { listPeople } from "./list-people.ts";
import { onePersonPaths } from "./person.ts";

const path = "/communities/{id}/users_managed";

/** R399: answers how many of each list carry each flag. */
export const countFlagged = call.get(path, {
  access: "administrator",
  view: false,
  summary: "How many alumni and enrolled users carry each flag",
  answer: z.object({
    data: z.object({
      records: z.array(z.object({ slot: z.enum(flagSlots), alumni: z.number(), employees: z.number() })),
    }),
  }),
});

const flagReasons = {
  ...memberReasons,
  flagGone: {
    ja: { many: (count) => `${count} 管理フラグが削除されたため`, one: "管理フラグが削除されました" },
    en: { many: (count) => `${count}: the flag has been deleted`, one: "the flag has been deleted" },
  },
} as const satisfies BulkReasons;

/** Flags are named by id, so that a new flag under the same letter is not taken for the old one. */
const flags = z.optional(z.array(id).check(z.maxLength(flagSlots.length)));

const flagActs = {
  alumnus: act("flagAlumni", { ja: "アルムナイの管理フラグを変更", en: "Changed an alumnus’s flags" }),
  employee: act("flagEmployees", { ja: "在籍者の管理フラグを変更", en: "Changed an employee’s flags" }),
};

/**
 * R399: puts flags on people, removes flags, or both; `set` leaves only these. Undoing it restores each person's flags,
 * of those that still exist.
 */
export const flagPeople = perKind(
  { alumnus: `${path}/alumni`, employee: `${path}/employees` } as const,
  (address, kind) =>
    bulkCall({
      kind: flagActs[kind],
      security: "membershipChanged",
      subject: "membership",
      path: address,
      summary: `Mark people by flags (${kind === "alumnus" ? "alumni" : "enrolled users"})`,
      list: listPeople[kind],
      reasons: flagReasons,
      more: { add: flags, remove: flags, set: flags },
      errors: [flagErrors.ERROR_FLAG_GONE],
      changes: [
        path,
        "/communities/{id}/user_managing_flags",
        listPeople[kind].path,
        listPeople[kind].count.path,
        ...onePersonPaths,
      ],
    }),
);
