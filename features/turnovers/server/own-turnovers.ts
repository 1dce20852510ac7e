import { chatsReleased } from "#features/memberships/server/events.ts";
import { proveOwner } from "#features/second-factors/server/index.ts";
import { hashSecretToken } from "#kit/server/access/secret-token.ts";
import type { Db } from "#kit/server/database/database.ts";
import { failure, found } from "#kit/server/failure.ts";
import type { Context } from "#kit/server/http/context.ts";
import { serve, serveInSteps } from "#kit/server/http/serve.ts";
import { assertMay } from "#kit/server/verdict.ts";
import type { Actor } from "#kit/server/work/acts.ts";
import { recordFor } from "#kit/server/work/record-act.ts";
import type { Work } from "#kit/server/work/work.ts";
import { turnoverActs } from "../contract/audit-names.ts";
import { turnoverRequestErrors } from "../contract/errors.ts";
import {
  checkObjectionLink,
  confirmTurnover,
  listOwnTurnovers,
  type OwnTurnover,
  objectByLink,
  objectToTurnover,
  showOwnTurnover,
} from "../contract/own-calls.ts";
import { carryOut, lockRequest } from "./carry-out.ts";
import { tellAccount, tellAdministrators } from "./news-letters.ts";
import { may } from "./policy.ts";
import {
  endRequest,
  findOwnRequest,
  findRequestByKey,
  listOwnRequests,
  makeDue,
  markConfirmed,
  type TurnoverRequest,
} from "./requests.sql.ts";

const aboutOf = (request: TurnoverRequest) => ({
  community_name: request.community_name,
  corporation_name: request.corporation_name,
  asked_by: request.asked_by,
  email: request.email,
  asked_at: request.asked_at.toISOString(),
  due_at: request.due_at?.toISOString() ?? null,
});

const viewOf = (request: TurnoverRequest): OwnTurnover => ({
  id: request.id,
  ...aboutOf(request),
  state: (request.outcome ?? "waiting") as OwnTurnover["state"],
  accepted: request.accepted_at !== null,
  confirmed_at: request.confirmed_at?.toISOString() ?? null,
  abilities: { confirm: may.confirm(request) === true, object: may.object(request) === true },
});

async function ownRequest(db: Db, accountId: number, id: number): Promise<TurnoverRequest> {
  return found(await findOwnRequest(db, accountId, id));
}

/** Of two that decide at the same moment, the second sees what the first has done. */
async function lockOwn(work: Work, seen: TurnoverRequest): Promise<TurnoverRequest> {
  return found(await lockRequest(work, seen));
}

type Deciding = Pick<Context, "request">;

/** Members decide about themselves, so the log names them by the membership they decide about. */
const employeeOf = ({ request: by }: Deciding, request: TurnoverRequest): Actor => ({
  communityId: request.community_id,
  membershipId: request.membership_id,
  accountId: request.employee_account_id ?? 0,
  from: { ipAddress: by.ipAddress, requestId: by.id },
});

const targetOf = ({ membership_id: id }: TurnoverRequest) => ({ kind: "membership", id }) as const;

async function object(context: Deciding, work: Work, request: TurnoverRequest): Promise<void> {
  assertMay(may.object(request));
  await endRequest(work.db, request, "objected", work.now);
  await recordFor(work, employeeOf(context, request), [
    {
      act: turnoverActs.objectToTurnover,
      target: targetOf(request),
      changes: { email: [request.email, null] },
    },
  ]);
  await tellAdministrators(work, request.community_id, "objected", request);
  await tellAccount(work, request.community_id, request.employee_account_id, "objectionReceived");
}

async function confirm(context: Deciding, work: Work, request: TurnoverRequest): Promise<void> {
  assertMay(may.confirm(request));
  const { membership_id: membershipId, employee_account_id, email } = request;
  const actor = employeeOf(context, request);
  await markConfirmed(work.db, request, work.now);
  await recordFor(work, actor, [
    { act: turnoverActs.confirmTurnover, target: targetOf(request), changes: { email: [null, email] } },
  ]);
  if (request.outcome === "carried_out")
    return work.emit(chatsReleased, { membershipId, holderId: employee_account_id ?? 0 });
  const confirmed = { ...request, confirmed_at: work.now };
  if (request.suspended_at) await makeDue(work.db, request, work.now);
  else await carryOut(work, confirmed, actor);
}

async function requestByKey(db: Db, token: string): Promise<TurnoverRequest> {
  const request = await findRequestByKey(db, hashSecretToken(token));
  if (!request) throw failure(turnoverRequestErrors.ERROR_TURNOVER_REQUEST_UNKNOWN);
  return request;
}

export const ownTurnoverRoutes = [
  serve(listOwnTurnovers, async ({ db, account }) => ({
    records: (await listOwnRequests(db, account.accountId)).map(viewOf),
  })),

  serve(showOwnTurnover, async ({ db, account }, { params }) => ({
    data: viewOf(await ownRequest(db, account.accountId, params.turnover_id)),
  })),

  serveInSteps(confirmTurnover, async (context, { params, body }) => {
    const seen = await ownRequest(context.db, context.account.accountId, params.turnover_id);
    assertMay(may.confirm(seen));
    const prove = await proveOwner(context, body);
    await context.inTransaction(async (work) => {
      await prove(work);
      await confirm(context, work, await lockOwn(work, seen));
    });
  }),

  serve(objectToTurnover, async (context, { params }) => {
    const seen = await ownRequest(context.db, context.account.accountId, params.turnover_id);
    await object(context, context, await lockOwn(context, seen));
  }),

  serveInSteps(checkObjectionLink, async ({ db }, { body }) => {
    const request = await requestByKey(db, body.token);
    assertMay(may.object(request));
    return { data: { ...aboutOf(request), language: request.language as "ja" | "en" } };
  }),

  serve(objectByLink, async (context, { body }) => {
    const seen = await requestByKey(context.db, body.token);
    await object(context, context, await lockOwn(context, seen));
  }),
];
