import { serve } from "#kit/server/http/serve.ts";
import { scheduledJob } from "#kit/server/jobs/job.ts";
import { serveList } from "#kit/server/list/serve-list.ts";
import { recordAct } from "#kit/server/work/record-act.ts";
import * as calls from "../contract/office-calls.ts";
import { publishNextTerms } from "./publish-terms.ts";
import { listTermsOf, showTermsOf } from "./show-versions.ts";
import * as sql from "./versions.sql.ts";

export const officeTermsRoutes = [
  serve(calls.listTermsVersions, ({ db, member: { communityId } }, { query: { tab: document } }) =>
    listTermsOf(db, { communityId, document }),
  ),

  serve(calls.showTermsVersion, async ({ db, member: { communityId } }, { params, query: { tab } }) => ({
    data: await showTermsOf(db, { communityId, document: tab }, params.version),
  })),

  serve(calls.createTermsVersion, async (work, { body: { tab, content, based_on, effective_at } }) => {
    const { db, member } = work;
    const key = { communityId: member.communityId, document: tab };
    const terms = { ...key, content, effective_at: effective_at ? new Date(effective_at) : null };
    const version = await publishNextTerms(work, terms, based_on);
    await recordAct(work, {
      changes: { document: [null, tab], version: [based_on, version], content: [null, content] },
    });
    return { data: await showTermsOf(db, key, version) };
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
