import { activateOperator, endSessions, insertInvitedOperator } from "#features/accounts/server/index.ts";
import { addFirstApp, beginFirstApp } from "#features/second-factors/server/index.ts";
import { openSession } from "#features/sessions/server/index.ts";
import { commonErrors } from "#kit/contract/errors.ts";
import { failure, fieldFailures } from "#kit/server/failure.ts";
import { serve, serveInSteps } from "#kit/server/http/serve.ts";
import { hashPassword } from "#kit/server/passwords/passwords.ts";
import { assertMay } from "#kit/server/verdict.ts";
import { recordOperatorAct } from "#kit/server/work/record-act.ts";
import type { Work } from "#kit/server/work/work.ts";
import { setUpActs } from "../contract/audit-names.ts";
import { operatorErrors } from "../contract/errors.ts";
import { checkOperatorLink, setUpOperator } from "../contract/set-up-calls.ts";
import { takeLink } from "./links.sql.ts";
import { type OperatorLink, readLink } from "./links.ts";
import { tellOperators } from "./mails.ts";
import { findOperatorByEmail, lockOperators } from "./operators.sql.ts";
import { may } from "./policy.ts";

/** A secret counts for the link with which it was drawn. */
const about = ({ tokenHash }: OperatorLink): string => `operator-app:${tokenHash.toString("base64url")}`;

const REQUIRED_ADDRESS = [{ message_code: "REQUIRED", field: "email" }] as const;

/** Returns the account that the link is for; the first operator's, or one that a command names, is made by this. */
async function accountFor(
  work: Work,
  { email: named, operator }: OperatorLink,
  typed: string | undefined,
  language: "ja" | "en",
): Promise<number> {
  if (operator) return operator.id;
  const email = named ?? typed;
  if (!email) throw fieldFailures(commonErrors.ERROR_INVALID_PARAMS, [...REQUIRED_ADDRESS]);
  const known = await findOperatorByEmail(work.db, email);
  assertMay(may.invite(known), { field: "email" });
  return known?.id ?? (await insertInvitedOperator(work.db, { email, language }, work.now)).id;
}

export const setUpRoutes = [
  serve(checkOperatorLink, async (context, { body: { token } }) => {
    const link = await readLink(context, token);
    const { email, operator } = link;
    return {
      data: {
        email,
        language: operator?.language ?? context.request.language,
        family_name: operator?.family_name ?? "",
        given_name: operator?.given_name ?? "",
        app: beginFirstApp(context, about(link), email ?? ""),
      },
    };
  }),

  serveInSteps(setUpOperator, async (context, { body }) => {
    const { token, email, family_name, given_name, password, ticket, code } = body;
    await readLink(context, token);
    const password_hash = await hashPassword(password);
    return context.inTransaction(async (work) => {
      await lockOperators(work.db);
      // Somebody else may have used it while the password was hashed.
      const link = await readLink(work, token);
      const { language } = link.operator ?? context.request;
      const isNew = !link.operator?.activated_at;
      const id = await accountFor(work, link, email, language);
      const { tokenHash: token_hash, expiresAt: expires_at } = link;
      if (!(await takeLink(work.db, { token_hash, account_id: id, expires_at }, work.now)))
        throw failure(operatorErrors.ERROR_OPERATOR_LINK_USED);
      await activateOperator(work.db, id, { family_name, given_name, password_hash, language }, work.now);
      await endSessions(work, id, { keepSessionId: null });
      const recovery_codes = await addFirstApp(work, id, about(link), { ticket, code });
      const { data } = await openSession(context, work, { id, kind: "operator", language });
      await recordOperatorAct(work, {
        act: isNew ? setUpActs.setUp : setUpActs.setUpAgain,
        accountId: id,
        target: { kind: "operator", id },
      });
      await tellOperators(work, isNew ? "joined" : "setUpAgain", id);
      return { data, recovery_codes };
    });
  }),
];
