import { commonErrors } from "#kit/contract/errors.ts";
import { isDuplicate } from "#kit/server/database/errors.ts";
import { failure, found } from "#kit/server/failure.ts";
import { serve } from "#kit/server/http/serve.ts";
import { scheduledJob } from "#kit/server/jobs/job.ts";
import { serveList } from "#kit/server/list/serve-list.ts";
import { recordAct } from "#kit/server/work/record-act.ts";
import type { Work } from "#kit/server/work/work.ts";
import * as calls from "../contract/office-calls.ts";
import * as sql from "./office-terms.sql.ts";
import { publishTerms } from "./publish-terms.ts";

const viewOf = ({ created_at, effective_at, ...row }: sql.VersionRow): calls.TermsVersion => ({
  ...row,
  created_at: created_at.toISOString(),
  effective_at: effective_at.toISOString(),
});

/** @throws ERROR_STATUS_HAS_CHANGED where somebody has published another version meanwhile */
async function publishNext(
  work: Work,
  key: sql.TermsKey,
  { content, based_on, effective_at }: { content: string; based_on: number; effective_at: Date | null },
): Promise<number> {
  const [newest] = await sql.listVersions(work.db, key);
  if ((newest?.version ?? 0) !== based_on) throw failure(commonErrors.ERROR_STATUS_HAS_CHANGED);
  try {
    const { version } = await publishTerms(work, { ...key, content, effective_at });
    // Another one was published between the look and the insertion.
    if (version !== based_on + 1) throw failure(commonErrors.ERROR_STATUS_HAS_CHANGED);
    return version;
  } catch (error) {
    throw isDuplicate(error) ? failure(commonErrors.ERROR_STATUS_HAS_CHANGED) : error;
  }
}

export const officeTermsRoutes = [
  serve(calls.listTermsVersions, async ({ db, member: { communityId } }, { query: { tab: document } }) => ({
    data: { records: (await sql.listVersions(db, { communityId, document })).map(viewOf) },
    bound_count: await sql.countBound(db, { communityId, document }),
  })),

  serve(calls.showTermsVersion, async ({ db, member: { communityId } }, { params, query: { tab } }) => {
    const row = found(await sql.findVersion(db, { communityId, document: tab }, params.version));
    return { data: { ...viewOf(row), content: row.content } };
  }),

  serve(calls.createTermsVersion, async (work, { body: { tab, content, based_on, effective_at } }) => {
    const { db, member } = work;
    const key = { communityId: member.communityId, document: tab };
    const at = effective_at ? new Date(effective_at) : null;
    const version = await publishNext(work, key, { content, based_on, effective_at: at });
    await recordAct(work, {
      changes: { document: [null, tab], version: [based_on, version], content: [null, content] },
    });
    const row = found(await sql.findVersion(db, key, version));
    return { data: { ...viewOf(row), content: row.content } };
  }),

  ...serveList(calls.listConsents, {
    from: ({ db, member }) => sql.agreeingMembers(db, member.communityId),
    id: "m.id",
    ...sql.consentFields,
    csv: { name: "consents", isOfPeople: true },
  }),
];

/** The trigger of the database announces each, so that it binds at once in every process. */
export const takeEffect = scheduledJob("takeEffect", "* * * * *", async ({ database, clock }) => {
  await sql.putInForce(database.kysely, clock.now());
});
