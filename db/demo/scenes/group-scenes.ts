import { createGroup, joinGroup } from "#features/groups/contract/calls.ts";
import type { DemoPerson } from "../people/person.ts";
import { employees } from "../people/roster.ts";
import type { Scene, Stage } from "../stage.ts";
import type { Plan } from "./plan.ts";

type DemoGroup = {
  readonly name: string;
  readonly information: string;
  /** The group is founded at this moment, between the community's founding (0) and the present (1). */
  readonly moment: number;
  /** One in so many members joins. */
  readonly oneIn: number;
};

const groups: readonly DemoGroup[] = [
  {
    name: "光学設計の会",
    information: "レンズや光学系の設計に携わった人の集まりです。図面の話も、昔の失敗談も歓迎します。",
    moment: 0.15,
    oneIn: 4,
  },
  {
    name: "関西で集まる会",
    information: "関西にお住まいの方、出張で来られる方のための会です。季節ごとに小さな集まりを開いています。",
    moment: 0.3,
    oneIn: 5,
  },
  {
    name: "山歩きの会",
    information: "月に一度、日帰りで歩きます。はじめての方は低い山からご一緒しましょう。",
    moment: 0.45,
    oneIn: 6,
  },
  {
    name: "学び直しを語る会",
    information: "資格や大学院、語学など、働きながらの学び直しについて情報を交換します。",
    moment: 0.6,
    oneIn: 5,
  },
];

/** A member founds each group, and others join in the days after. */
export function groupScenes(stage: Stage, plan: Plan): Scene[] {
  return groups.flatMap((group, i): Scene[] => {
    const founded = plan.at(group.moment, 12.5);
    return [{ at: founded, play: () => found(stage, plan, group, i) }];
  });
}

async function found(stage: Stage, plan: Plan, group: DemoGroup, i: number): Promise<void> {
  const there: readonly DemoPerson[] = [...plan.alumniAt(stage.clock.now()), ...employees];
  const [founder, ...others] = there.slice(i);
  if (!founder) return;
  const { name, information } = group;
  const { group: made } = await (await stage.as(founder))(createGroup, {
    params: { id: plan.communityId },
    body: { client_id: crypto.randomUUID(), name, information },
  });
  for (const person of others.filter((_, n) => (n + i) % group.oneIn === 0))
    await (await stage.as(person))(joinGroup, { params: { id: made.id } });
}
