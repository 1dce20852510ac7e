import type { MemberKind } from "#kit/contract/member-kind.ts";
import type { BulkKind } from "#kit/web/bulk/bulk-kind.ts";
import { peopleActs } from "../contract/acts.ts";
import { listPeople } from "../contract/list-people.ts";
import { actLabels, undoOf } from "./act-words.ts";

const kinds = {
  alumnus: { ja: "アルムナイ", en: "alumni", screen: "/community/communities/:id/alumnus" },
  employee: { ja: "在籍者", en: "employees", screen: "/community/communities/:id/community-users" },
} as const;

const names = Object.keys(peopleActs) as (keyof typeof peopleActs)[];

export const peopleKinds: readonly BulkKind[] = names.flatMap((name) =>
  (["alumnus", "employee"] as const).map((kind: MemberKind): BulkKind => {
    const { ja, en, screen } = kinds[kind];
    const undo = undoOf(name, kind);
    return {
      kind: peopleActs[name][kind].kind,
      label: { ja: `${ja}の${actLabels.ja[name]}`, en: `${actLabels.en[name]} ${en}` },
      counted: "people",
      list: listPeople[kind],
      screen,
      ...(undo && { undo }),
    };
  }),
);
