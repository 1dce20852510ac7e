import { confirmOwner } from "#features/accounts/server/index.ts";
import { MINUTE_MS } from "#kit/contract/durations.ts";
import { tokyoDate } from "#kit/contract/fields/tokyo-time.ts";
import type { Account } from "#kit/server/access/actor.ts";
import { signedToken } from "#kit/server/access/signed-token.ts";
import { failure } from "#kit/server/failure.ts";
import { writeArchive } from "#kit/server/files/archive.ts";
import { type BinaryAnswer, serve, serveInSteps } from "#kit/server/http/serve.ts";
import { downloadOwnData, prepareOwnData } from "../contract/calls.ts";
import { ownDataErrors } from "../contract/errors.ts";
import { entriesOf } from "./entries.ts";

const ticket = signedToken<Account>({
  purpose: "own-data",
  about: ({ accountId, sessionId }) => `${accountId}:${sessionId}`,
  validMs: 2 * MINUTE_MS,
});

/** Each person has one download at a time; it holds no connection while the browser reads slowly. */
const running = new Set<number>();

function assertIdle(accountId: number): void {
  if (running.has(accountId)) throw failure(ownDataErrors.ERROR_DOWNLOAD_RUNNING);
}

export const ownDataRoutes = [
  serveInSteps(prepareOwnData, async (context, { body }) => {
    assertIdle(context.account.accountId);
    await confirmOwner(context, body.current_password);
    return { data: { ticket: ticket.create(context, context.account) } };
  }),

  serve(downloadOwnData, async (context, { query }): Promise<BinaryAnswer> => {
    const { account, now } = context;
    const { accountId } = account;
    if (ticket.read(context, account, query.ticket) === undefined)
      throw failure(ownDataErrors.ERROR_DOWNLOAD_EXPIRED);
    assertIdle(accountId);
    running.add(accountId);
    try {
      const entries = await entriesOf({ ...context, accountId, language: query.language });
      const archive = writeArchive(entries, now);
      archive.once("close", () => running.delete(accountId));
      const name = `enishi-${tokyoDate(now).replaceAll("-", "")}.zip`;
      const headers = { "content-disposition": `attachment; filename="${name}"` };
      return { contentType: "application/zip", bytes: archive, headers };
    } catch (error) {
      running.delete(accountId);
      throw error;
    }
  }),
];
