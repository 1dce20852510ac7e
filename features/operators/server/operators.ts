import { closeAccount, insertInvitedOperator } from "#features/accounts/server/index.ts";
import { commonErrors } from "#kit/contract/errors.ts";
import { failure, found } from "#kit/server/failure.ts";
import { serve } from "#kit/server/http/serve.ts";
import { serveList } from "#kit/server/list/serve-list.ts";
import { assertMay } from "#kit/server/verdict.ts";
import { recordOperatorAct } from "#kit/server/work/record-act.ts";
import * as calls from "../contract/calls.ts";
import { sendOperatorInvitation } from "./invitation-mail.ts";
import { tellOperators } from "./mails.ts";
import * as sql from "./operators.sql.ts";
import { may } from "./policy.ts";

export const operatorRoutes = [
  ...serveList(calls.listOperators, {
    from: ({ db }) => sql.operators(db),
    id: "a.id",
    ...sql.operatorFields,
  }),

  serve(calls.showOwnOperator, async ({ db, account }) => {
    const own = found(await sql.findOwnOperator(db, account.accountId));
    return { data: { ...own, email: own.email ?? "" } };
  }),

  serve(calls.inviteOperator, async (work, { body: { email } }) => {
    const { db, now, account, enqueue } = work;
    await sql.lockOperators(db);
    const known = await sql.findOperatorByEmail(db, email);
    assertMay(may.invite(known), { field: "email" });
    const { language } = account;
    const { id: accountId } = known ?? (await insertInvitedOperator(db, { email, language }, now));
    enqueue(sendOperatorInvitation, { accountId, invitedBy: account.accountId });
    await recordOperatorAct(work, {
      target: { kind: "operator", id: accountId },
      changes: { email: [null, email] },
    });
  }),

  serve(calls.removeOperator, async (work, { params }) => {
    const { db, account, setSession } = work;
    await sql.lockOperators(db);
    const active = await sql.listActiveOperators(db);
    // Somebody else may have removed the caller meanwhile.
    if (!active.some(({ id }) => id === account.accountId)) throw failure(commonErrors.ERROR_UNAUTHENTICATED);
    const operator = found(await sql.findOperator(db, params.operator_id));
    assertMay(may.remove(operator, active));
    await recordOperatorAct(work, {
      target: { kind: "operator", id: operator.id },
      changes: { email: [operator.email, null] },
    });
    if (operator.activated_at) await tellOperators(work, "removed", operator.id);
    await closeAccount(work, operator);
    if (operator.id === account.accountId) setSession("operator", null);
  }),
];
