import { answerPlanRequest } from "#features/contracts/server/index.ts";
import { agree, contractOf } from "#features/operator-communities/server/index.ts";
import type { Db } from "#kit/server/database/database.ts";
import { found } from "#kit/server/failure.ts";
import { serve } from "#kit/server/http/serve.ts";
import { serveList } from "#kit/server/list/serve-list.ts";
import { recordOperatorAct } from "#kit/server/work/record-act.ts";
import * as calls from "../contract/calls.ts";
import { findRequest, requestFields, requests } from "./requests.sql.ts";

type Params = { readonly community_id: number; readonly request_id: number };
const keyOf = ({ community_id, request_id }: Params) => ({
  communityId: community_id,
  requestId: request_id,
});

/** @throws RECORD_NOT_FOUND */
async function showRequest(db: Db, params: Params): Promise<{ data: calls.PlanRequestDetail }> {
  const { requested_at, answered_at, ...row } = found(await findRequest(db, keyOf(params)));
  return {
    data: {
      ...row,
      requested_at: requested_at.toISOString(),
      answered_at: answered_at?.toISOString() ?? null,
      ...(await contractOf(db, row.community_id)),
    },
  };
}

export const planRequestRoutes = [
  ...serveList(calls.listPlanRequests, {
    from: ({ db }) => requests(db),
    id: "r.id",
    ...requestFields,
  }),

  serve(calls.showPlanRequest, ({ db }, { params }) => showRequest(db, params)),

  serve(calls.acceptPlanRequest, async (work, { params, body: { text, ...agreement } }) => {
    const key = keyOf(params);
    found(await findRequest(work.db, key));
    const operatorAccountId = work.account.accountId;
    const { choice } = await answerPlanRequest(work, { ...key, answer: "accepted", text, operatorAccountId });
    const { communityId } = key;
    const changes = await agree(work, { communityId, operatorAccountId }, agreement);
    await recordOperatorAct(work, {
      target: { kind: "planRequest", id: key.requestId },
      communityId,
      changes: {
        choice: [choice, choice],
        answer: [null, "accepted"],
        answer_text: [null, text],
        ...changes,
      },
    });
    return showRequest(work.db, params);
  }),

  serve(calls.declinePlanRequest, async (work, { params, body: { text } }) => {
    const key = keyOf(params);
    found(await findRequest(work.db, key));
    const operatorAccountId = work.account.accountId;
    const { choice } = await answerPlanRequest(work, { ...key, answer: "declined", text, operatorAccountId });
    await recordOperatorAct(work, {
      target: { kind: "planRequest", id: key.requestId },
      communityId: key.communityId,
      changes: { choice: [choice, choice], answer: [null, "declined"] },
      reason: text,
    });
    return showRequest(work.db, params);
  }),
];
