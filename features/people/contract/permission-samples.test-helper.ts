import { sample } from "#apps/server/permissions/sample.test-helper.ts";
import type { World } from "#apps/server/permissions/world.test-helper.ts";
import { peopleActs } from "./acts.ts";
import { checkExport, exportPeople } from "./export-people.ts";
import { findPeople } from "./find-people.ts";
import { countFlagged } from "./flag-people.ts";
import { listPeople } from "./list-people.ts";
import { editAlumnusInfo, editPerson, personParams, showPerson, showPersonProfile } from "./person.ts";
import { personLife } from "./person-life.ts";

const all = ({ aoba }: World) => ({ params: { id: aoba }, body: {} });

const lists = Object.values(listPeople).flatMap((list) => [
  sample(list, "all", all),
  sample(list.all, "all", all),
  sample(list.count, "all", ({ aoba }) => ({ params: { id: aoba } })),
]);

const one =
  (who: "ichiro" | "ken") =>
  ({ aoba, membership }: World) => ({
    params: personParams(aoba, membership[who] ?? 0),
  });

const renamed = (who: "ichiro" | "ken") => (world: World) => ({
  ...one(who)(world),
  body: { display_name: "表示名" },
});

const onePerson = [
  sample(showPerson.alumnus, "an alumnus", one("ichiro")),
  sample(showPerson.employee, "an employee", one("ken")),
  ...[showPersonProfile, ...personLife].map((call) => sample(call, "an alumnus", one("ichiro"))),
  sample(editPerson.alumnus, "an alumnus", renamed("ichiro")),
  sample(editPerson.employee, "an employee", renamed("ken")),
  sample(editAlumnusInfo, "an alumnus", renamed("ichiro")),
];

const free = ({ membership }: World) => ({ alumnus: membership.hanako ?? 0, employee: membership.ken ?? 0 });

const restricted = (world: World) => world.restricted;

const acts = Object.entries(peopleActs).flatMap(([name, act]) =>
  (["alumnus", "employee"] as const).flatMap((kind) => {
    const whom = name === "resumePeople" || name === "unblockPosting" ? restricted : free;
    const input = (world: World) => ({
      params: { id: world.aoba },
      body: { ids: [whom(world)[kind]], ...(name === "flagPeople" && { add: [world.rowOf("flag")] }) },
    });
    return [sample(act[kind].preview, "a member", input), sample(act[kind], "a member", input)];
  }),
);

const files = [checkExport, exportPeople].flatMap((pair) =>
  (["alumnus", "employee"] as const).map((kind) =>
    sample(pair[kind], "a member", (world) => ({
      params: { id: world.aoba },
      body: { ids: [free(world)[kind]] },
    })),
  ),
);

const flags = [sample(countFlagged, "all", ({ aoba }) => ({ params: { id: aoba } }))];

export const permissionSamples = [
  ...lists,
  ...onePerson,
  ...acts,
  ...files,
  ...flags,
  sample(findPeople, "by kana", ({ aoba }) => ({ params: { id: aoba }, query: { q: "サトウ" } })),
];
