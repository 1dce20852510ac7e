import { confirmOwner } from "#features/accounts/server/index.ts";
import { MINUTE_MS } from "#kit/contract/durations.ts";
import { tokyoDate } from "#kit/contract/fields/tokyo-time.ts";
import type { Account } from "#kit/server/access/actor.ts";
import { createMark, readMark } from "#kit/server/access/signed-mark.ts";
import { failure } from "#kit/server/failure.ts";
import { type BinaryAnswer, serve } from "#kit/server/http/serve.ts";
import { downloadOwnData, prepareOwnData } from "../contract/calls.ts";
import { ownDataErrors } from "../contract/errors.ts";
import { writeArchive } from "./archive.ts";
import { entriesOf } from "./entries.ts";

const TICKET_VALID_MS = 2 * MINUTE_MS;
const about = ({ accountId, sessionId }: Account): string => `own-data:${accountId}:${sessionId}`;

/** One at a time for each person; it holds no connection while the browser reads slowly. */
const running = new Set<number>();

function assertIdle(accountId: number): void {
  if (running.has(accountId)) throw failure(ownDataErrors.ERROR_DOWNLOAD_RUNNING);
}

export const ownDataRoutes = [
  serve(
    prepareOwnData,
    async (context, { body }) => {
      assertIdle(context.account.accountId);
      await confirmOwner(context, body.current_password);
      const until = new Date(context.now.getTime() + TICKET_VALID_MS);
      return { data: { ticket: createMark(context.services.secret, about(context.account), until) } };
    },
    // Hashing must not hold a database connection.
    { transaction: false },
  ),

  serve(downloadOwnData, async (context, { query }): Promise<BinaryAnswer> => {
    const { account, services, now } = context;
    const { accountId } = account;
    if (readMark(services.secret, about(account), query.ticket, now) === undefined)
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
