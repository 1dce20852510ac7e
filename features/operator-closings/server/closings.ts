import { confirmOwner } from "#features/accounts/server/index.ts";
import { setSuspended } from "#features/communities/server/index.ts";
import { MINUTE_MS } from "#kit/contract/durations.ts";
import { commonErrors } from "#kit/contract/errors.ts";
import { formatMinute, tokyoDate } from "#kit/contract/fields/tokyo-time.ts";
import { signedToken } from "#kit/server/access/signed-token.ts";
import { failure, found } from "#kit/server/failure.ts";
import { serve, serveInSteps } from "#kit/server/http/serve.ts";
import { serveList } from "#kit/server/list/serve-list.ts";
import { sendLetter } from "#kit/server/mail/send-letter.ts";
import { assertMay } from "#kit/server/verdict.ts";
import { recordOperatorAct } from "#kit/server/work/record-act.ts";
import * as calls from "../contract/calls.ts";
import { closingErrors } from "../contract/errors.ts";
import { closingView } from "./closing-view.ts";
import * as sql from "./closings.sql.ts";
import { eraseCommunityJob } from "./erase.ts";
import { exportArchive } from "./export.ts";
import { letters } from "./mails.ts";
import { may } from "./policy.ts";

type Download = { readonly accountId: number; readonly communityId: number };
const ticket = signedToken<Download>({
  purpose: "community-export",
  about: ({ accountId, communityId }) => `${accountId}:${communityId}`,
  validMs: 2 * MINUTE_MS,
});

const community = (id: number) => ({ kind: "community", id }) as const;

export const closingRoutes = [
  ...serveList(calls.listClosings, {
    from: ({ db }) => sql.closings(db),
    id: "c.community_id",
    ...sql.closingFields,
  }),

  serve(calls.showClosing, async ({ db }, { params: { community_id } }) => {
    const closing = await sql.findClosing(db, community_id);
    const open = await sql.findClosingCommunity(db, community_id);
    const { name, ...left } = found(open ?? (closing && { name: closing.name }));
    return {
      data: {
        name,
        left: open ? (left as Omit<typeof open, "name">) : null,
        closing: closing ? closingView(closing) : null,
      },
    };
  }),

  serve(calls.beginClosing, async (work, { params: { community_id }, body }) => {
    const { db, now, account } = work;
    const { name } = found(await sql.findClosingCommunity(db, community_id));
    assertMay(may.name(body.name, name), { field: "name" });
    const isBegun = await sql.insertClosing(db, {
      community_id,
      name,
      started_at: now,
      started_by_account_id: account.accountId,
    });
    if (!isBegun) throw failure(commonErrors.ERROR_STATUS_HAS_CHANGED);
    await setSuspended(db, community_id, now);
    work.afterCommit(() => work.services.access.forgetCommunity(community_id));
    await recordOperatorAct(work, { target: community(community_id) });
    const closing = found(await sql.lockClosing(db, community_id));
    sendLetter(
      work,
      { email: closing.contractor_email, language: closing.contractor_language ?? "ja" },
      letters,
      "begun",
      { community: name, at: formatMinute(now) },
    );
  }),

  serve(calls.cancelClosing, async (work, { params: { community_id } }) => {
    const closing = found(await sql.lockClosing(work.db, community_id));
    assertMay(may.goBack(closing));
    await sql.deleteClosing(work.db, community_id);
    await recordOperatorAct(work, { target: community(community_id) });
  }),

  serveInSteps(calls.prepareClosingExport, async (context, { params: { community_id }, body }) => {
    assertMay(may.goBack(found(await sql.findClosing(context.db, community_id))));
    await confirmOwner(context, body.current_password);
    await context.inTransaction((work) => recordOperatorAct(work, { target: community(community_id) }));
    const { accountId } = context.account;
    return { data: { ticket: ticket.create(context, { accountId, communityId: community_id }) } };
  }),

  serve(calls.exportCommunity, async (context, { params: { community_id: communityId }, query }) => {
    const { db, now, services, account } = context;
    const closing = found(await sql.findClosing(db, communityId));
    if (ticket.read(context, { accountId: account.accountId, communityId }, query.ticket) === undefined)
      throw failure(closingErrors.ERROR_CLOSING_EXPORT_EXPIRED);
    assertMay(may.goBack(closing));
    return {
      contentType: "application/zip",
      bytes: await exportArchive(services, { communityId, name: closing.name, now }),
      headers: {
        "content-disposition": `attachment; filename="enishi-community-${communityId}-${tokyoDate(now).replaceAll("-", "")}.zip"`,
      },
    };
  }),

  serve(calls.eraseCommunity, async (work, { params: { community_id }, body }) => {
    const { db, now, account, enqueue } = work;
    const closing = found(await sql.lockClosing(db, community_id));
    assertMay(may.name(body.name, closing.name), { field: "name" });
    assertMay(may.erase(closing));
    await sql.markErasing(db, community_id, account.accountId, now);
    enqueue(eraseCommunityJob, { communityId: community_id });
    await recordOperatorAct(work, { target: community(community_id) });
  }),
];
