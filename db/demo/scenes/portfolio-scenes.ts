import { createActivity, createWorkHistory } from "#features/portfolios/contract/calls.ts";
import { createDepartment } from "#features/portfolios/contract/department-calls.ts";
import { company } from "../communities.ts";
import type { DemoPerson } from "../people/person.ts";
import { employees } from "../people/roster.ts";
import type { DemoClient, Scene, Stage } from "../stage.ts";
import type { Plan } from "./plan.ts";

const departments = [
  "光学設計部",
  "計測機器事業部",
  "生産技術部",
  "品質保証部",
  "制御ソフトウェア部",
  "研究開発センター",
] as const;
const positions = ["", "主任", "係長", "課長"] as const;
const later = ["株式会社ひなた光機", "みさき計測", "合同会社つばさ設計室", "若葉精機株式会社"] as const;
const activities = ["地域の天体観測会", "ものづくり教室の講師", "市民マラソンの運営", "読書会"] as const;

/** People who have been there for a while tell of their work; one in three keeps an entry to themselves. */
export function portfolioScenes(stage: Stage, plan: Plan): Scene[] {
  return [
    { at: plan.at(0.2, 12), play: () => addDepartments(stage, plan) },
    { at: plan.at(0.55, 20), play: () => tellOfWork(stage, plan) },
  ];
}

async function addDepartments(stage: Stage, plan: Plan): Promise<void> {
  for (const [i, name] of departments.entries()) {
    const person = employees[i % employees.length];
    if (person)
      await (await stage.as(person))(createDepartment, { params: { id: plan.communityId }, body: { name } });
  }
}

async function tellOfWork(stage: Stage, plan: Plan): Promise<void> {
  const people: readonly DemoPerson[] = [...plan.alumniAt(stage.clock.now()).slice(0, 24), ...employees];
  for (const [i, person] of people.entries()) {
    const as = await stage.as(person);
    if (person.kind === "employee") await tellOfCareer(as, plan.communityId, i, null);
    else {
      const left = 2012 + (i % 11);
      await tellOfCareer(as, plan.communityId, i, left);
      await tellOfNow(as, plan.communityId, i, left);
    }
  }
}

/** Two departments of the company, one after the other. */
async function tellOfCareer(as: DemoClient, id: number, i: number, left: number | null): Promise<void> {
  const began = (left ?? 2022) - 6 - (i % 8);
  const moved = began + 3;
  const at = (step: number) => ({
    corporation_name: company.corporation_name,
    department_name: departments[(i + step) % departments.length] ?? "",
    position: positions[(i + step) % positions.length] ?? "",
  });
  const periods = [
    { start_period: `${began}-04`, end_period: `${moved}-03` },
    { start_period: `${moved}-04`, end_period: left === null ? null : `${left}-03` },
  ];
  for (const [step, period] of periods.entries())
    await as(createWorkHistory, { params: { id }, body: { portfolio: { ...at(step), ...period } } });
}

async function tellOfNow(as: DemoClient, id: number, i: number, left: number): Promise<void> {
  const is_public = i % 3 !== 0;
  const corporation_name = later[i % later.length] ?? "";
  const portfolio = { corporation_name, start_period: `${left}-05`, is_public };
  await as(createWorkHistory, { params: { id }, body: { portfolio } });
  if (i % 2 === 1) return;
  const title = activities[(i / 2) % activities.length] ?? "";
  const activity = { title, start_period: `${left}-10` };
  await as(createActivity, { params: { id }, body: { activity } });
}
