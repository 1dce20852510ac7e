import { sample, samples } from "#apps/server/permissions/sample.test-helper.ts";
import type { World } from "#apps/server/permissions/world.test-helper.ts";
import * as calls from "./calls.ts";
import { createDepartment, listDepartments } from "./department-calls.ts";

const own = ({ aoba }: World) => ({ params: { id: aoba } });
const history = { corporation_name: "青葉商事", start_period: "2015-04" };
const activity = { title: "地域の清掃", start_period: "2019-06" };
const newHistory = () => ({ client_id: crypto.randomUUID(), portfolio: history });

export const permissionSamples = [
  ...samples(calls.showPortfolio, {
    "one's own": own,
    "the alumnus's": (world) => ({ ...own(world), query: { user_id: world.membership.hanako ?? 0 } }),
  }),
  sample(calls.createWorkHistory, "one's own", (world) => ({ ...own(world), body: newHistory() })),
  sample(calls.updateWorkHistory, "the alumnus's", ({ portfolio }) => ({
    params: { id: portfolio.history },
    body: {
      portfolio: { portfolio_work_history_corporation_id: portfolio.corporation, position: "課長" },
    },
  })),
  sample(calls.deleteWorkHistory, "the alumnus's", ({ portfolio }) => ({
    params: { id: portfolio.history },
  })),
  sample(calls.createActivity, "one's own", (world) => ({
    ...own(world),
    body: { client_id: crypto.randomUUID(), activity },
  })),
  sample(calls.updateActivity, "the alumnus's", ({ portfolio }) => ({
    params: { id: portfolio.activity },
    body: { activity: { title: "読書会" } },
  })),
  sample(calls.deleteActivity, "the alumnus's", ({ portfolio }) => ({ params: { id: portfolio.activity } })),
  sample(calls.sortCorporations, "the alumnus's", (world) => ({
    ...own(world),
    body: { sort: [world.portfolio.corporation] },
  })),
  sample(calls.sortActivities, "the alumnus's", (world) => ({
    ...own(world),
    body: { sort: [world.portfolio.activity] },
  })),
  sample(calls.confirmPortfolio, "one's own", own),
  sample(calls.importWorkHistories, "one's own", (world) => ({
    ...own(world),
    body: { portfolios: [newHistory()] },
  })),
  sample(listDepartments, "of the community", own),
  sample(createDepartment, "of the community", (world) => ({ ...own(world), body: { name: "光学設計部" } })),
];
