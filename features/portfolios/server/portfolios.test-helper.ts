import type { PersonKey } from "#kit/testing/cast.ts";
import type { TestServer } from "#kit/testing/test-server.ts";
import * as calls from "../contract/calls.ts";

type Portfolio = Parameters<typeof historyBody>[0];
const historyBody = (portfolio: {
  readonly corporation_name?: string;
  readonly portfolio_work_history_corporation_id?: number;
  readonly start_period?: string;
  readonly end_period?: string | null;
  readonly department_name?: string;
  readonly content?: string;
  readonly is_public?: boolean;
}) => ({ portfolio: { start_period: "2010-04", ...portfolio } });

export const portfoliosOf = (server: TestServer) => {
  const params = { id: server.ids.aoba };
  return {
    add: async (who: PersonKey, portfolio: Portfolio, client_id: string = crypto.randomUUID()) =>
      (
        await server.as(who).call(calls.createWorkHistory, {
          params,
          body: { client_id, ...historyBody(portfolio) },
        })
      ).portfolio,
    addActivity: async (who: PersonKey, title: string, more: { is_public?: boolean; url?: string } = {}) =>
      (
        await server.as(who).call(calls.createActivity, {
          params,
          body: { activity: { title, start_period: "2019-06", ...more } },
        })
      ).activity,
    /** Returns what the person sees, of themselves or of somebody else. */
    show: (who: PersonKey, of?: PersonKey) =>
      server.as(who).call(calls.showPortfolio, {
        params,
        query: of === undefined ? {} : { user_id: server.ids.membership[of] ?? 0 },
      }),
    corporationNames: async (who: PersonKey) =>
      (await server.as(who).call(calls.showPortfolio, { params })).portfolio_work_history_corporations.map(
        ({ name }) => name,
      ),
  };
};
