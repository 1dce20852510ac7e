import { closeAccount, confirmOwner, lockUnchanged } from "#features/accounts/server/index.ts";
import { formatMinute } from "#kit/contract/fields/tokyo-time.ts";
import { idsOf } from "#kit/contract/ids.ts";
import { serve, serveInSteps } from "#kit/server/http/serve.ts";
import { areaOfKind } from "#kit/server/http/session-cookie.ts";
import { sendLetter } from "#kit/server/mail/send-letter.ts";
import { assertMay } from "#kit/server/verdict.ts";
import { leaveService, showServiceWithdrawal } from "../contract/calls.ts";
import { endMembership } from "./leave-community.ts";
import { letters } from "./mails.ts";
import { belongs, heldBy, holdsContract, may } from "./policy.ts";
import { countLeftBehind, listMemberships, lockMemberships } from "./withdrawal.sql.ts";

export const leaveServiceRoutes = [
  serve(showServiceWithdrawal, async ({ db, account, now }) => {
    const memberships = (await listMemberships(db, account.accountId)).filter(belongs);
    return {
      data: {
        communities: memberships.map((membership) => ({
          id: membership.community_id,
          name: membership.community_name,
          is_contractor: holdsContract(membership),
        })),
        may_leave: may.leaveService(account.kind, memberships) === true,
        ...(await countLeftBehind(db, idsOf(memberships), now)),
      },
    };
  }),

  serveInSteps(leaveService, async (context, { body }) => {
    const { accountId, kind } = context.account;
    const before = await listMemberships(context.db, accountId);
    assertMay(may.leaveService(kind, before), heldBy(before));
    const seen = await confirmOwner(context, body.current_password);
    await context.inTransaction(async (work) => {
      const person = await lockUnchanged(work.db, seen);
      const memberships = await lockMemberships(work.db, accountId);
      assertMay(may.leaveService(kind, memberships), heldBy(memberships));
      // The letter is written while there is a name and an address.
      sendLetter(work, person, letters, "service", {
        communities: memberships.filter(belongs).map(({ community_name }) => community_name),
        at: formatMinute(work.now),
        contact: work.services.provider.contactEmail,
        number: person.id,
      });
      for (const membership of memberships) await endMembership(work, membership);
      await closeAccount(work, person);
    });
    const area = areaOfKind[kind];
    context.setSession(area, null);
    context.setDevice(area, "", 0);
  }),
];
