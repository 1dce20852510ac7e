import { totalPages } from "#kit/contract/paging.ts";
import type { Member } from "#kit/server/access/actor.ts";
import type { Db } from "#kit/server/database/database.ts";
import { found } from "#kit/server/failure.ts";
import { serve } from "#kit/server/http/serve.ts";
import * as calls from "../contract/calls.ts";
import {
  type ContractEntryRow,
  countHistory,
  findContract,
  findOpenRequest,
  listHistory,
} from "./contracts.sql.ts";
import { createRequest } from "./plan-requests.ts";
import { may } from "./policy.ts";

type RequestRow = NonNullable<Awaited<ReturnType<typeof findOpenRequest>>>;

const requestView = ({ requested_at, answered_at, ...row }: RequestRow): calls.PlanRequest => ({
  ...row,
  requested_at: requested_at.toISOString(),
  answered_at: answered_at?.toISOString() ?? null,
});

async function contractView(db: Db, member: Member): Promise<{ data: calls.ContractView }> {
  const {
    alumni_count,
    employee_count,
    updated_at: _,
    ...contract
  } = found(await findContract(db, member.communityId));
  const open = await findOpenRequest(db, member.communityId);
  return {
    data: {
      ...contract,
      members: { alumni: alumni_count, employees: employee_count },
      open_request: open ? requestView(open) : null,
      abilities: { request: may.request(member, open !== undefined) },
    },
  };
}

const entryView = (row: ContractEntryRow): calls.ContractEntry => ({
  id: row.id,
  changed_at: row.changed_at.toISOString(),
  what: row.request_id === null ? "changed" : "requested",
  by:
    row.operator_account_id === null
      ? { side: "contractor", name: row.name }
      : { side: "operator", name: null },
  changes: row.changes as calls.ContractEntry["changes"],
  request: row.request_id === null ? null : requestView(row as unknown as RequestRow),
});

export const contractRoutes = [
  serve(calls.showContract, ({ db, member }) => contractView(db, member)),

  serve(calls.listContractHistory, async ({ db, member }, { query: { page, per_page } }) => {
    const { records } = await countHistory(db, member.communityId);
    const rows = await listHistory(db, member.communityId, {
      limit: per_page,
      offset: (page - 1) * per_page,
    });
    return {
      data: { records: rows.map(entryView) },
      total_pages: totalPages(records, per_page),
      total_records: records,
    };
  }),

  serve(calls.requestPlan, async (work, { body }) => {
    await createRequest(work, work.member, body);
    return contractView(work.db, work.member);
  }),
];
