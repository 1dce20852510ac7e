import { lockCommunity, setSuspended, updateAccess } from "#features/communities/server/index.ts";
import { inviteAsContractor, withdrawContractor } from "#features/employees/server/index.ts";
import { isClosing } from "#features/operator-closings/server/index.ts";
import { commonErrors } from "#kit/contract/errors.ts";
import { isInside } from "#kit/contract/membership-state.ts";
import { failure } from "#kit/server/failure.ts";
import { serve } from "#kit/server/http/serve.ts";
import { assertMay } from "#kit/server/verdict.ts";
import { changesBetween, recordOperatorAct } from "#kit/server/work/record-act.ts";
import * as calls from "../contract/calls.ts";
import { agree } from "./agree.ts";
import { findContractor } from "./communities.sql.ts";
import { may } from "./policy.ts";
import { accessOf, loadCommunity, showCommunity, versionOf } from "./show-community.ts";

const target = (id: number) => ({ kind: "community", id }) as const;
const hasChanged = () => failure(commonErrors.ERROR_STATUS_HAS_CHANGED);

export const changeCommunityRoutes = [
  serve(calls.inviteContractor, async (work, { params: { community_id: id }, body: person }) => {
    const { db, account } = work;
    await loadCommunity(db, id);
    await lockCommunity(db, id);
    const present = await findContractor(db, id);
    assertMay(may.inviteContractor(present && { hasJoined: isInside(present.state) }));
    const isSame = present?.email === person.email;
    if (present && !isSame) await withdrawContractor(work, { communityId: id, membershipId: present.id });
    await inviteAsContractor(work, { communityId: id, language: account.language, person });
    await recordOperatorAct(work, {
      target: target(id),
      changes: { contractor: [present?.display_name ?? null, `${person.family_name} ${person.given_name}`] },
    });
    return showCommunity(db, id);
  }),

  serve(calls.updateOperatedContract, async (work, { params: { community_id: id }, body }) => {
    const parties = { communityId: id, operatorAccountId: work.account.accountId };
    const changes = await agree(work, parties, body);
    await recordOperatorAct(work, { target: target(id), changes });
    return showCommunity(work.db, id);
  }),

  serve(calls.updateCommunityAccess, async (work, { params: { community_id: id }, body }) => {
    const { db } = work;
    const { version, ...to } = body;
    await lockCommunity(db, id);
    const before = accessOf(await loadCommunity(db, id));
    if (versionOf(before) !== version) throw hasChanged();
    const changes = changesBetween(before, to);
    if (changes) await updateAccess(db, id, to);
    await recordOperatorAct(work, { target: target(id), changes });
    return showCommunity(db, id);
  }),

  serve(calls.suspendCommunity, async (work, { params: { community_id: id }, body: { reason } }) => {
    const { db, now } = work;
    await loadCommunity(db, id);
    if (!(await setSuspended(db, id, now))) throw hasChanged();
    await recordOperatorAct(work, { target: target(id), reason });
    work.afterCommit(() => work.services.access.forgetCommunity(id));
    return showCommunity(db, id);
  }),

  serve(calls.resumeCommunity, async (work, { params: { community_id: id } }) => {
    const { db } = work;
    await loadCommunity(db, id);
    assertMay(may.resume(await isClosing(db, id)));
    if (!(await setSuspended(db, id, null))) throw hasChanged();
    await recordOperatorAct(work, { target: target(id) });
    work.afterCommit(() => work.services.access.forgetCommunity(id));
    return showCommunity(db, id);
  }),
];
