import { lockCommunity } from "#features/communities/server/index.ts";
import { commonErrors } from "#kit/contract/errors.ts";
import { failure } from "#kit/server/failure.ts";
import { domainEvent } from "#kit/server/work/domain-event.ts";
import { recordAct } from "#kit/server/work/record-act.ts";
import type { Work } from "#kit/server/work/work.ts";
import type { PlanAnswer, PlanChoice } from "../contract/calls.ts";
import { contractErrors } from "../contract/errors.ts";
import { publishContractChange } from "./change-contract.ts";
import {
  answerRequest,
  findCommunityName,
  findContractor,
  insertEntry,
  insertRequest,
} from "./contracts.sql.ts";
import { sendAnswer } from "./mails.ts";

type Request = { readonly choice: PlanChoice; readonly remarks: string };
type Contractor = { readonly communityId: number; readonly membershipId: number };

/** A contractor asks for a plan, which an operator has to answer. */
export const planRequested = domainEvent<{
  readonly communityId: number;
  readonly requestId: number;
  readonly choice: PlanChoice;
}>("planRequested");

/** @throws ERROR_PLAN_REQUEST_OPEN where one waits for its answer */
export async function createRequest(
  work: Work,
  { communityId, membershipId }: Contractor,
  { choice, remarks }: Request,
): Promise<void> {
  const { db, now } = work;
  await lockCommunity(db, communityId);
  const request = {
    community_id: communityId,
    membership_id: membershipId,
    choice,
    remarks,
    requested_at: now,
  };
  const made = await insertRequest(db, request);
  if (!made) throw failure(contractErrors.ERROR_PLAN_REQUEST_OPEN);
  await insertEntry(db, {
    community_id: communityId,
    changed_at: now,
    membership_id: membershipId,
    request_id: made.id,
  });
  publishContractChange(work, communityId);
  await work.emit(planRequested, { communityId, requestId: made.id, choice });
  await recordAct(work, {
    changes: { choice: [null, choice], ...(remarks !== "" && { remarks: [null, remarks] as const }) },
  });
}

type Answered = {
  readonly communityId: number;
  readonly requestId: number;
  readonly answer: PlanAnswer;
  readonly text: string;
  readonly operatorAccountId: number;
};

/**
 * Answers a request and tells the contractor by mail; returns what was asked for. What has been agreed on is written by
 * `changeContract`.
 * @throws ERROR_STATUS_HAS_CHANGED where it has been answered already
 */
export async function answerPlanRequest(
  work: Work,
  { communityId, requestId, answer, text, operatorAccountId }: Answered,
): Promise<Request> {
  const { db, now } = work;
  await lockCommunity(db, communityId);
  const request = await answerRequest(
    db,
    { communityId, requestId },
    { answer, answer_text: text, answered_at: now, answered_by_account_id: operatorAccountId },
  );
  if (!request) throw failure(commonErrors.ERROR_STATUS_HAS_CHANGED);
  publishContractChange(work, communityId);
  const contractor = await findContractor(db, communityId);
  if (!contractor) return request;
  const { name: community } = await findCommunityName(db, communityId);
  sendAnswer(work, contractor, { communityId, community, choice: request.choice, answer, text });
  return request;
}
